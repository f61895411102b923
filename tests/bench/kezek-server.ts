import { availableParallelism, tmpdir } from "node:os";
import { resolve } from "node:path";
import { demoPictures } from "../../demo/demo.ts";
import { buildApp } from "../../server/app/app.ts";
import { readConfig } from "../../server/core/config.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { openPool } from "../../server/db/pool.ts";
import { pages } from "../../server/pages/pages.ts";

const port = await freePort();
const config = readConfig({
  ...process.env,
  PORT: String(port),
  HOST: "127.0.0.1",
  KEZEK_DATA: tmpdir(),
  REQUESTS_PER_MINUTE: "1000000",
  HOLDS_PER_ADDRESS: "1000000",
  TRUST_PROXY: "true",
  TOKEN_KEY: "a key of the benchmark, 32 characters",
});
const pool = await openPool(config.databaseUrl ?? "", { sharedCores: availableParallelism() });
const withPages = process.env.WITH_PAGES === "true";
const site = withPages ? { demo: demoPictures, pages: await pages({ dist: resolve("dist"), config }) } : {};
const app = await buildApp({ config, pool, ...site });
await app.listen({ port, host: config.host });
process.send?.(port);
// Whoever started it is gone.
process.once("disconnect", () => process.exit());
