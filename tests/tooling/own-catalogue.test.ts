import { execFile } from "node:child_process";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbedded } from "../../server/db/embedded.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { KezekProcess } from "./kezek-process.ts";

const run = promisify(execFile);

/** The example that docs/catalogue.md ends with. */
async function documentedCatalogue(): Promise<string> {
  const text = await readFile("docs/catalogue.md", "utf8");
  return /^## A small example\n+```json\n([^]*?)^```$/m.exec(text)?.[1] ?? "";
}

/** Those that production has to name; nothing is sent there. */
const outside = {
  SMS_URL: "https://sms.example",
  SMS_LOGIN: "login",
  SMS_PASSWORD: "password",
  RECAPTCHA_SECRET: "secret",
  RECAPTCHA_SITE_KEY: "site key",
  CLOUD_PAYMENTS_URL: "https://api.cards.example",
  CLOUD_PAYMENTS_PUBLIC_ID: "pk",
  CLOUD_PAYMENTS_API_SECRET: "secret",
  CLOUD_PAYMENTS_FIELD_URL: "https://cards.example/field",
  PAY_BOX_URL: "https://api.pay.example",
  PAY_BOX_MERCHANT_ID: "500001",
  PAY_BOX_SECRET: "secret",
};

describe("a site with a catalogue of one's own", () => {
  let folder: string;
  let database: { url: string; stop(): Promise<void> };
  let kezek: KezekProcess;
  let url: string;
  let sandboxPort: number;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "kezek-own-"));
    database = await startEmbedded(join(folder, "database"));
    const file = join(folder, "salons.json");
    await writeFile(file, await documentedCatalogue());
    await run(process.execPath, ["--import", "tsx", "server/commands/load-catalogue.ts", "load", file], {
      env: { PATH: process.env.PATH, DATABASE_URL: database.url },
    });
    const port = await freePort();
    sandboxPort = await freePort();
    url = `http://localhost:${port}`;
    kezek = new KezekProcess({
      env: {
        NODE_ENV: "production",
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        PUBLIC_URL: url,
        DATABASE_URL: database.url,
        KEZEK_DATA: join(folder, "data"),
        TOKEN_KEY: "a key of the test, of 32 characters or more",
        ...outside,
      },
    });
    await kezek.ready();
  });

  afterAll(async () => {
    await kezek.kill("SIGTERM");
    await database.stop();
    await rm(folder, { recursive: true });
  });

  it("serves its own salon and no picture of the demo's", async () => {
    expect(await (await fetch(`${url}/salon-aisha`)).text()).toContain("Салон «Айша»");
    for (const path of ["firms/red-apple-naberezhnaya/1-960.avif", "categories/hair.svg", "masters/101.avif"]) {
      await access(join("demo/pictures", path));
      expect((await fetch(`${url}/pictures/${path}`)).status, path).toBe(404);
    }
  });

  it("has no stand-ins for the outside world, nor anybody at their port", async () => {
    expect((await fetch(`${url}/sandbox/sms`)).status).toBe(404);
    await expect(fetch(`http://localhost:${sandboxPort}/`)).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } });
  });

  it("is built without the demo's pictures", async () => {
    await access("dist/client/og.jpg");
    await expect(access("dist/client/pictures")).rejects.toThrow("ENOENT");
  });
});
