import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join, resolve } from "node:path";
import type { Pool } from "pg";
import { demoPictures } from "../../demo/demo.ts";
import { buildApp } from "../../server/app/app.ts";
import { buildSandbox } from "../../server/app/sandbox.ts";
import { type Config, readConfig } from "../../server/core/config.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { openPool } from "../../server/db/pool.ts";
import { pages } from "../../server/pages/pages.ts";
import { findInDatabase } from "./card-numbers/in-database.ts";
import { readAlong } from "./card-numbers/read-along.ts";
import { CardNumberSearch } from "./card-numbers/search.ts";
import { createTestDatabase, dropTestDatabase } from "./cluster.ts";

/** Stands between a call and the service: `take` lets the service have it. */
export type Interceptor = (call: IncomingMessage, answer: ServerResponse, take: () => void) => void;

export type RunningServer = {
  /** Without a final slash. */
  url: string;
  pool: Pool;
  config: Config;
  /** Cuts each call for which `isShut` before the service has it; the last interceptor counts. */
  cutCalls(isShut: (call: IncomingMessage) => boolean): void;
  /** Has every call go through this one interceptor. */
  intercept(interceptor: Interceptor): void;
  /** Reads what the service is asked, answers and logs, which has no number of a card in it. */
  cardNumbers: CardNumberSearch;
  /** @throws where one was, or is in the database */
  close(): Promise<void>;
};

/**
 * Starts the real app, with the built client, on a free port and a database of its own.
 * @param options.clock what the server takes for the present; the real time when absent
 * @param options.env settings beside the port, the database and the data folder
 */
export async function startServer(
  options: { clock?: () => Date; env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const databaseUrl = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "kezek-data-"));
  const config = readConfig({
    REQUESTS_PER_MINUTE: "1000000",
    HOLDS_PER_ADDRESS: "1000000",
    ...options.env,
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    KEZEK_DATA: dataDir,
  });
  const pool = await openPool(databaseUrl);
  const clock = options.clock && { clock: options.clock };
  const cardNumbers = new CardNumberSearch();
  const app = await buildApp({
    config,
    pool,
    demo: demoPictures,
    log: { level: "info", stream: { write: (line) => readLog(line, cardNumbers) } },
    pages: await pages({ dist: resolve("dist"), config, ...clock }),
    ...clock,
  });
  const intercept = interceptedBy(app.server);
  readAlong(app.server, (where, text) => cardNumbers.look(where, text));
  const sandbox = await buildSandbox({ config, pool, ...clock });
  await sandbox.listen({ port: config.sandboxPort, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  return {
    url: config.publicUrl,
    pool,
    config,
    intercept,
    cutCalls: (isShut) => intercept((call, _answer, take) => (isShut(call) ? call.destroy() : take())),
    cardNumbers,
    async close() {
      await sandbox.close();
      await app.close();
      const inDatabase = await findInDatabase(pool);
      await pool.end();
      await dropTestDatabase(databaseUrl);
      await rm(dataDir, { recursive: true });
      const found = [...cardNumbers.found, ...inDatabase.found];
      if (found.length > 0) throw new Error(`There are numbers of cards: ${found.join("; ")}`);
    },
  };
}

/** Warnings and errors are to be seen, as without this. */
function readLog(line: string, cardNumbers: CardNumberSearch): void {
  cardNumbers.look("the log", line);
  if (!/"level":[1-3]0/.test(line)) process.stdout.write(line);
}

function interceptedBy(server: Server): RunningServer["intercept"] {
  let interceptor: Interceptor = (_call, _answer, take) => take();
  const [take] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (call, answer) => interceptor(call, answer, () => take?.call(server, call, answer)));
  return (next) => {
    interceptor = next;
  };
}
