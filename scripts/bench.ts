import { spawn } from "node:child_process";
import { once } from "node:events";
import { build } from "vite";
import { searchThread, serviceBuild } from "./project/service-build.ts";

// A build makes this process one of production, which asks for settings that a benchmark has not.
const env = { ...process.env };
// As the service is built for production: translated on the way, what is measured would be measured with that.
const names = ["run", "kezek-server", "bare-server", "static-server", "load-process"];
const { rolldownOptions, ...options } = serviceBuild.build ?? {};
const input = {
  "search-thread": searchThread,
  ...Object.fromEntries(names.map((name) => [name, `tests/bench/${name}.ts`])),
};
await build({
  ...serviceBuild,
  build: { ...options, outDir: "dist/bench", rolldownOptions: { ...rolldownOptions, external: [], input } },
});
const child = spawn(process.execPath, ["dist/bench/run.mjs", ...process.argv.slice(2)], { env, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
const [code] = await once(child, "exit");
process.exitCode = typeof code === "number" ? code : 1;
