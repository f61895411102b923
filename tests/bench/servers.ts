import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

/** A server in a process of its own. */
export type Server = { port: number; stop(): Promise<void> };

/** Starts Kezek's API on a database. */
export function startKezek(databaseUrl: string): Promise<Server> {
  return start("kezek-server", { DATABASE_URL: databaseUrl });
}

/** A prepared query; what its values are is written as JSON on the way. */
export type BareQuery = { name: string; text: string; values: unknown[] };

/** Starts what can't be done with less: node:http and one prepared query. */
export function startBare(databaseUrl: string, query: BareQuery): Promise<Server> {
  return start("bare-server", { DATABASE_URL: databaseUrl, QUERY: JSON.stringify(query) });
}

/** Starts Kezek with its built pages on a database. */
export function startSite(databaseUrl: string): Promise<Server> {
  return start("kezek-server", { DATABASE_URL: databaseUrl, WITH_PAGES: "true" });
}

/** Starts a server of one page of a site: the same words, styles and pictures, without a script. */
export function startStatic(address: string): Promise<Server> {
  return start("static-server", { PAGE: address });
}

/** What runs in processes of its own, as `npm run bench` has built it. */
type Built = "kezek-server" | "bare-server" | "static-server" | "load-process";

/** Forks one of them. */
export function forkBuilt(name: Built, settings: Record<string, string>): ChildProcess {
  return fork(`dist/bench/${name}.mjs`, { env: { ...process.env, ...settings } });
}

async function start(name: Built, settings: Record<string, string>): Promise<Server> {
  const child = forkBuilt(name, settings);
  const [port] = await Promise.race([once(child, "message"), once(child, "exit").then(() => [undefined])]);
  if (typeof port !== "number") throw new Error(`The server ${name} ended before it listened.`);
  return {
    port,
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}
