import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { build } from "vite";
import { serviceBuild } from "../../scripts/project/service-build.ts";

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

const names = ["kezek-server", "bare-server", "static-server"] as const;
const folder = "dist/bench";
/** A build makes this process one of production, which asks for settings that a benchmark has not. */
const env = { ...process.env };
let built: Promise<unknown> | undefined;

/** Builds the servers as the service is built for production: translated on the way, they would be measured with that. */
async function buildServers(): Promise<void> {
  const { rolldownOptions, ...options } = serviceBuild.build ?? {};
  const input = Object.fromEntries(names.map((name) => [name, `tests/bench/${name}.ts`]));
  await build({
    ...serviceBuild,
    build: { ...options, outDir: folder, rolldownOptions: { ...rolldownOptions, external: [], input } },
  });
}

async function start(name: (typeof names)[number], settings: Record<string, string>): Promise<Server> {
  await (built ??= buildServers());
  const child: ChildProcess = fork(`${folder}/${name}.mjs`, { env: { ...env, ...settings }, execArgv: [] });
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
