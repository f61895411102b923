import { callbackPaths } from "../../server/core/card-processor.ts";
import type { Config } from "../../server/core/config.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";

/** Settings of a service on ports of its own, with its sandbox. */
export async function testConfig(): Promise<Config> {
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const apiUrl = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const cards = `${sandboxUrl}/cloud-payments`;
  return {
    port,
    host: "127.0.0.1",
    dataDir: "/nowhere",
    production: false,
    sandbox: true,
    trustProxy: false,
    requestsPerMinute: 100_000,
    holdsPerAddress: 100_000,
    streamsPerAddress: 100_000,
    streams: 100_000,
    publicUrl: "https://kezek.example",
    apiUrl,
    sandboxPort,
    sandboxUrl,
    secrets: { tokenKey: "a key of the tests, 32 characters" },
    sms: { url: `${apiUrl}/sandbox/sms`, login: "kezek", password: "kezek" },
    recaptcha: { url: `${apiUrl}/sandbox/recaptcha/siteverify`, secret: "kezek", siteKey: "sandbox" },
    cloudPayments: { url: cards, publicId: "kezek", apiSecret: "kezek", fieldUrl: `${cards}/field` },
    payBox: {
      url: `${sandboxUrl}/pay-box`,
      merchantId: "500001",
      hasInstalments: true,
      secret: "kezek",
      callbackUrl: `${apiUrl}${callbackPaths.payBox}`,
    },
    map: { tiles: "/sandbox/tiles/{language}/{scheme}/{z}/{x}/{y}.svg", credit: "" },
    analytics: { key: "", url: "https://analytics.test/batches" },
  };
}
