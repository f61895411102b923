import { existsSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";
import { studioPaths } from "../../domain/studio-addresses.ts";

/** Puts the paths that the studio plays beside it: in what is built, and while it is being written. */
export const studioPathsFile: Plugin = {
  name: "studio-paths-file",
  async generateBundle() {
    this.emitFile({ type: "asset", fileName: basename(studioPaths.paths), source: await readPaths() });
  },
  configureServer({ middlewares }) {
    middlewares.use(studioPaths.paths, (_request, response, next) => {
      readPaths().then((text) => response.setHeader("content-type", "application/json").end(text), next);
    });
  },
};

/** All paths as JSON; none where the tests are not there, as in production, where there is no studio either. */
async function readPaths(): Promise<string> {
  if (!existsSync("tests/paths/playable")) return "[]";
  const { playablePaths } = await import("../../tests/paths/playable/paths.ts");
  return JSON.stringify(await playablePaths());
}
