import { existsSync } from "node:fs";
import type { InlineConfig } from "vite";

/** What the threads run that search for visits: visit-search.ts looks for it by the name search-thread. */
export const searchThread = "server/services/visit-search/thread.ts";

/** How the service is built: in a few files that Node runs as they are, its packages beside them in node_modules. */
export const serviceBuild: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: true,
    target: "node20",
    outDir: "dist/service",
    copyPublicDir: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        service: "scripts/project/service.ts",
        "search-thread": searchThread,
      },
      // Production never asks for it, so that it is built without that folder too.
      external: existsSync("demo") ? [] : [/\/demo\//],
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
};
