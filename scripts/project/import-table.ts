/**
 * Who may import whom. A folder may always import itself; what a row does not name is forbidden.
 * A folder may be followed by "(types)": nothing of it is left when the program runs; or by "(lazily)": by import() alone.
 * `packages` are npm's; `node` allows Node's own modules. Tests and scripts import anything and have no row.
 */
export type Row = { from: string; folders: string[]; packages: string[] | "any"; node?: true };

export const importTable: Row[] = [
  { from: "openapi/generated", folders: [], packages: [] },
  { from: "domain", folders: ["openapi/generated"], packages: ["temporal-polyfill"] },
  { from: "machines", folders: ["domain"], packages: ["xstate"] },
  { from: "src/ui", folders: [], packages: ["react", "react-dom"] },
  { from: "src/format", folders: ["domain"], packages: ["temporal-polyfill"] },
  { from: "src/i18n", folders: ["domain", "public/locales"], packages: ["react", "i18next"] },
  { from: "src/browser", folders: ["domain"], packages: ["@amplitude/analytics-browser"] },
  { from: "src/api", folders: ["openapi/generated", "domain"], packages: ["openapi-fetch"] },
  { from: "src/queries", folders: ["src/api", "domain"], packages: ["@tanstack/react-query", "react"] },
  {
    from: "src/effects",
    folders: ["machines (types)", "src/queries", "src/api", "domain"],
    packages: ["xstate", "@tanstack/react-query"],
  },
  {
    from: "src/blocks",
    folders: ["src/ui", "src/format", "src/i18n", "domain"],
    packages: ["react", "react-router-dom"],
  },
  {
    from: "src/pages",
    folders: [
      "src/blocks",
      "src/ui",
      "src/format",
      "src/i18n",
      "machines",
      "src/queries",
      "src/routes/hrefs.ts",
      "domain",
    ],
    packages: ["react", "react-router-dom", "@tanstack/react-query", "xstate", "@xstate/react"],
  },
  { from: "src/routes", folders: ["src/pages (lazily)", "domain"], packages: ["react", "react-router-dom"] },
  { from: "src/app", folders: ["src", "machines", "domain"], packages: "any" },
  { from: "src/main.tsx", folders: ["src/app"], packages: [] },
  { from: "server", folders: ["openapi/generated", "domain"], packages: "any", node: true },
  {
    from: "demo",
    folders: ["server/db/catalogue", "domain"],
    packages: ["@dicebear/collection", "@dicebear/core", "@fastify/static", "fastify", "pg", "sharp"],
    node: true,
  },
];

/** Folders whose subfolders are strangers to each other: one page never imports another page. */
export const strangers = ["src/pages"];

/** A machine is known to the others by this file alone; the shared folder is for all of them. */
export const publicFile = { folder: "machines", shared: "kit", file: "machine.ts" };
