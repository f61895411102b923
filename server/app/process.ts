import { availableParallelism } from "node:os";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Pool } from "pg";
import { servicePaths } from "../../domain/addresses.ts";
import { readConfig, type Config } from "../core/config.ts";
import { ensureSearchWords } from "../db/catalogue/search-words.ts";
import { startEmbedded } from "../db/embedded.ts";
import { migrate } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { markDone } from "../core/start-parts.ts";
import { errorCode, StartupError } from "../core/startup-error.ts";

/** Fills a database that has no firms with some to try things out on; answers what serves their pictures. */
export type OpenDemo = (pool: Pool, now: number) => Promise<FastifyPluginAsync | undefined>;

/**
 * Runs the service until SIGINT or SIGTERM, then stops it cleanly.
 * What keeps it from starting is printed, as one sentence where a client can do something, and the exit code is 1.
 * @param loadPages what serves the client
 * @param openDemo is not called in production
 */
export function runProcess(loadPages: (config: Config) => Promise<FastifyPluginAsync>, openDemo: OpenDemo): void {
  /** What was started, newest last; stopping goes the other way. */
  const undo: (() => Promise<unknown>)[] = [];

  async function start(): Promise<void> {
    markDone("program");
    const config = readConfig(process.env);
    // The service's code is read while PostgreSQL comes up: the one is our work, the other its own.
    const [pool, { buildApp }, { buildSandbox }] = await Promise.all([
      openDatabase(config),
      import("./app.ts"),
      import("./sandbox.ts"),
    ]);
    markDone("database");
    await migrate(pool);
    await ensureSearchWords(pool);
    markDone("migrations");
    // Side by side: the one is PostgreSQL's work, the other ours.
    const [demo, pages] = await Promise.all([
      config.production ? undefined : openDemo(pool, Date.now()),
      loadPages(config),
    ]);
    markDone("catalogue");
    const app = await buildApp({ config, pool, demo, pages });
    undo.push(() => app.close());
    if (config.sandbox) {
      const sandbox = await buildSandbox({ config, pool });
      undo.push(() => sandbox.close());
      await listen(sandbox, { host: config.host, port: config.sandboxPort, setting: "SANDBOX_PORT" });
    }
    await listen(app, { ...config, setting: "PORT" });
    markDone("listening");
    announce(config);
  }

  async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Pool> {
    const pool = await (databaseUrl === undefined
      ? openPool(await ownDatabase(dataDir), { sharedCores: availableParallelism() })
      : openPool(databaseUrl));
    undo.push(() => pool.end());
    return pool;
  }

  async function ownDatabase(dataDir: string): Promise<string> {
    const database = await startEmbedded(dataDir, {}, (sentence) => console.error(sentence));
    undo.push(() => database.stop());
    return database.url;
  }

  async function stop(): Promise<void> {
    for (const step of undo.splice(0).toReversed()) await step();
  }

  const started = start().catch(async (error: unknown) => {
    report(error);
    await stop();
  });
  // Node would end the process: one request that fails where nobody waits for it must not take all others along.
  process.on("unhandledRejection", (error) => console.error("Nobody waited for what failed:", error));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void started.then(stop).catch(report));
  }
}

type Listening = Pick<Config, "port" | "host"> & { setting: string };

async function listen(app: FastifyInstance, { port, host, setting }: Listening): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = errorCode(error);
    if (code === "EADDRINUSE") {
      throw new StartupError(`Port ${port} is busy: stop what listens there, or choose another with ${setting}.`);
    }
    if (code === "EACCES") {
      throw new StartupError(`This user may not listen on port ${port}: choose one above 1023 with ${setting}.`);
    }
    if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
      throw new StartupError(`HOST is "${host}", which is no address of this machine: correct or remove it.`);
    }
    throw error;
  }
}

function announce({ publicUrl, sandbox, sandboxUrl }: Config): void {
  console.log(`Kezek is ready.\n  App            ${publicUrl}`);
  if (sandbox) console.log(`  SMS inbox      ${publicUrl}${servicePaths.sandbox}/sms`);
  if (sandbox) console.log(`  Card payments  ${sandboxUrl}/`);
  if (sandbox) console.log(`  Studio         ${publicUrl}${servicePaths.studio}`);
  console.log(`  API reference  ${publicUrl}${servicePaths.reference}\nPress Ctrl-C to stop.`);
}

function report(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
