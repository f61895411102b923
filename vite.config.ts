import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { landingPages } from "./scripts/project/budget.ts";
import { precompress } from "./scripts/project/precompress.ts";

const inProduction = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url));

/** React Router's exports lead to its development build everywhere; the other one does without its warnings. */
const quietRouter = [
  { find: /^react-router$/, replacement: inProduction("index.mjs") },
  { find: /^react-router\/dom$/, replacement: inProduction("dom-export.mjs") },
];

type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };

/** What answers whether a module is imported by one of these files, at once or by way of others. */
function importedBy(...paths: string[]): (id: string, graph: Graph) => boolean {
  const imported = new Set<string>();
  return (id, graph) => {
    const add = (module: string) => {
      if (imported.has(module)) return;
      imported.add(module);
      graph.getModuleInfo(module)?.importedIds.forEach(add);
    };
    for (const path of paths) add(fileURLToPath(new URL(path, import.meta.url)));
    return imported.has(id);
  };
}

const isOfStart = importedBy("src/app/start.tsx");
/** What salons are shown with among others, which the reservation's page does not do. */
const isOfTiles = (id: string): boolean =>
  /\/(src\/(blocks\/(FirmTile|FirmTileSkeleton|PinButton|CompareBar|Scroller)\.tsx|routes\/(compare|nearest)-hrefs?\.ts)|domain\/comparison\.ts)$/.test(
    id,
  );
const isOfFlows = (id: string): boolean => /\/(domain|src\/(blocks|flow|format|pages|queries|ui))\//.test(id);
const isOfProcesses = (id: string): boolean =>
  /\/(machines\/(kit|contacts|sms-verification)|src\/(app\/(core|facts|processes|storage)|browser|effects))\//.test(id);
/** What maps are drawn with, which nobody needs before one is seen. */
const isOfMaps = (id: string): boolean => /\/(src\/blocks\/map\/|node_modules\/leaflet\/)/.test(id);
/** What gift cards are shown with. */
const isOfGifts = (id: string): boolean =>
  /\/(domain\/gift-|src\/(gift-cards\/|(blocks|queries)\/(Gift|gift-card|AmountField)|format\/typed-amount))/.test(id);
const isOfReservation = importedBy("src/pages/reservation/page.tsx", "src/app/processes/reservations/reservation.tsx");
const isOfLandingPages = importedBy(...landingPages);

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
          // What every page needs before it is alive comes in one file, and what the pages that people land on share with
          // others in a second; what the others have in common is a third: each request of its own costs a bad network more
          // than its bytes. What runs a process comes by itself, and what processes share comes in one file.
          output: {
            codeSplitting: {
              groups: [
                { name: (id, graph) => (isOfStart(id, graph) ? "start" : null), priority: 1 },
                {
                  name: (id, graph) => (isOfLandingPages(id, graph) && !isOfTiles(id) ? "shared" : null),
                  minShareCount: 2,
                },
                { name: "tiles", test: isOfTiles, minShareCount: 2 },
                { name: "maps", test: isOfMaps, minShareCount: 2 },
                { name: "processes", test: /\/node_modules\/(@xstate|xstate)\//, priority: 1 },
                {
                  name: (id, graph) => (isOfProcesses(id) && isOfReservation(id, graph) ? "machines" : null),
                  minShareCount: 2,
                },
                {
                  name: (id, graph) => (isOfFlows(id) && isOfReservation(id, graph) ? "flows" : null),
                  minShareCount: 2,
                },
                { name: "gifts", test: isOfGifts, minShareCount: 2 },
                // Paying, and what else the reservation's page does not do.
                { name: (id) => (isOfProcesses(id) || isOfFlows(id) ? "beyond" : null), minShareCount: 2 },
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
        rollupOptions: {
          input: { entry: "src/app/server-entry.tsx" },
          // Required and not imported: see server/pages/pages.ts.
          output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name]-[hash].cjs" },
        },
      },
    },
  },
}));
