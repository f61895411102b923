import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { precompress } from "./scripts/project/precompress.ts";

const inProduction = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** React Router's exports lead to its development build everywhere; the other one does without its warnings. */
const quietRouter = [
  { find: /^react-router$/, replacement: inProduction("index.mjs") },
  { find: /^react-router\/dom$/, replacement: inProduction("dom-export.mjs") },
];

const start = fileURLToPath(new URL("src/app/start.tsx", import.meta.url));
type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };

const ofStart = new Set<string>();

/** Whether a module is needed before the page is alive: the start imports it, at once or by way of others. */
function isOfStart(id: string, graph: Graph): boolean {
  const add = (module: string) => {
    if (ofStart.has(module)) return;
    ofStart.add(module);
    graph.getModuleInfo(module)?.importedIds.forEach(add);
  };
  add(start);
  return ofStart.has(id);
}

export default defineConfig(({ command }) => ({
  plugins: [react(), precompress()],
  builder: {},
  ...(command === "build" && { resolve: { alias: quietRouter } }),
  // Browsers without modulepreload (Safari before 17) load the same scripts a little later.
  build: { modulePreload: { polyfill: false }, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          // What the page needs before it is alive comes in one file, and what most pages share in another: each request of
          // its own costs a bad network more than its bytes.
          // What runs a process, proves a phone, counts down or reads an account is none of it: the first load does without.
          output: {
            codeSplitting: {
              groups: [
                { name: (id, graph) => (isOfStart(id, graph) ? "start" : null), priority: 1 },
                {
                  name: "shared",
                  test: /\/(domain\/(?!phone)|src\/(?!flow\/|app\/(run-process|facts)\b|blocks\/(PasswordField|failure-words)|queries\/profile|ui\/(use-seconds-left|WaitingChip)))/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Bundled with its packages in their production form, whatever NODE_ENV the server runs with.
      ...(command === "build" && { resolve: { noExternal: true } }),
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rollupOptions: { input: { entry: "src/app/server-entry.tsx" }, output: { entryFileNames: "[name].js" } },
      },
    },
  },
}));
