import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { servicePaths } from "../../domain/addresses.ts";
import { studioPathsFile } from "./studio-paths.ts";

/** How the studio is built: apart from the client, so that no page of a client has any of it. */
export const studioBuild: InlineConfig = {
  configFile: false,
  logLevel: "warn",
  base: `${servicePaths.studio}/`,
  plugins: [react(), studioPathsFile],
  build: {
    outDir: "dist/studio",
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The drawings of all machines and their paths come with it: it is read from this machine.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: {
        page: "src/studio/page.html",
        phone: "src/studio/phone.html",
        observer: "src/studio/observer/observer.ts",
      },
      // Pages of the client call what the observer exports.
      preserveEntrySignatures: "exports-only",
      output: {
        // Pages of the client know it by its name alone.
        entryFileNames: ({ name }) => (name === "observer" ? "observer.js" : "[name]-[hash].js"),
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "[name]-[hash][extname]",
      },
    },
  },
};
