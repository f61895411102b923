import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { hashFiles } from "./hash-files.ts";

const inputs = [
  "src",
  "domain",
  "machines",
  "docs/machines",
  "openapi/generated",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/project",
  "tsconfig.json",
  "package-lock.json",
];
const stamp = "dist/inputs.txt";

/** Builds the client for the browser and for rendering on the server, and the studio beside them, into dist/. */
export async function build(): Promise<void> {
  const hash = await hashFiles(inputs);
  // Loaded here, since most starts build nothing.
  const [{ build: bundle, createBuilder }, { studioBuild }] = await Promise.all([
    import("vite"),
    import("./studio-build.ts"),
  ]);
  const builder = await createBuilder({ logLevel: "warn" });
  await builder.buildApp();
  await bundle(studioBuild);
  await writeFile(stamp, hash);
}

/** Builds unless dist/ was made from these very inputs; answers whether it is there. */
export async function buildIfStale(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => undefined);
  if (built === (await hashFiles(inputs))) return true;
  console.log("Building the client…");
  // In a process of its own: Vite sets NODE_ENV and keeps its memory.
  const [code] = await once(
    spawn(process.execPath, ["--import", "tsx", "scripts/build.ts"], { stdio: "inherit" }),
    "close",
  );
  return code === 0;
}
