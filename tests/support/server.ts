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
import { createTestDatabase, dropTestDatabase } from "./cluster.ts";

/** Treats a call at the service's door: `take` lets the service have it. */
export type Door = (call: IncomingMessage, answer: ServerResponse, take: () => void) => void;

export type RunningServer = {
  /** Without a final slash. */
  url: string;
  pool: Pool;
  config: Config;
  /** Cuts each call at the service's door for which `isShut`; what was said last of the door counts. */
  guardDoor(isShut: (call: IncomingMessage) => boolean): void;
  /** Has every call treated at the service's door. */
  standAtDoor(door: Door): void;
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
  const app = await buildApp({
    config,
    pool,
    demo: demoPictures,
    pages: await pages({ dist: resolve("dist"), config, ...clock }),
    ...clock,
  });
  const sandbox = await buildSandbox({ config, pool, ...clock });
  await sandbox.listen({ port: config.sandboxPort, host: config.host });
  await app.listen({ port: config.port, host: config.host });
  const standAtDoor = doorOf(app.server);
  return {
    url: config.publicUrl,
    pool,
    config,
    standAtDoor,
    guardDoor: (isShut) => standAtDoor((call, _answer, take) => (isShut(call) ? call.destroy() : take())),
    async close() {
      await sandbox.close();
      await app.close();
      await pool.end();
      await dropTestDatabase(databaseUrl);
      await rm(dataDir, { recursive: true });
    },
  };
}

function doorOf(server: Server): RunningServer["standAtDoor"] {
  let door: Door = (_call, _answer, take) => take();
  const [take] = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (call, answer) => door(call, answer, () => take?.call(server, call, answer)));
  return (next) => {
    door = next;
  };
}
