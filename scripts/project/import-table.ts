/**
 * Who may import whom: one row a layer, and no file without a row. A folder may always import itself; what its row does
 * not name is forbidden, and what a row names and nobody uses is struck out.
 * An entry is a folder or a file; `*` stands for one name, `{a,b}` for either. A row further in than another takes its
 * files out of that one, and out of every entry that names more than them. An entry may be followed by "(types)": nothing of it is left when
 * the program runs; or by "(lazily)": by import() alone.
 * `packages` are npm's, and may be followed by "(types)" too; `node` allows Node's own modules.
 * Tests and scripts import anything and have no row.
 */
export type Row = { from: string; folders: string[]; packages: string[]; node?: true };

/** The layers of src/app, from the bottom up: a folder each, and what puts them together beside them. */
const app = {
  facts: "src/app/facts",
  core: "src/app/core",
  storage: "src/app/storage",
  session: "src/app/session",
  dependencies: "src/app/dependencies",
  shell: "src/app/shell",
  router: "src/app/router",
  processes: "src/app/processes",
  composition: "src/app",
};

const client: Row[] = [
  { from: "src/ui", folders: [], packages: ["react"] },
  { from: "src/format", folders: ["domain"], packages: [] },
  { from: "src/i18n", folders: ["domain", "public/locales"], packages: ["react", "i18next"] },
  { from: "src/browser", folders: ["domain"], packages: ["@amplitude/analytics-browser", "valibot"] },
  { from: "src/api", folders: ["openapi/generated (types)", "domain"], packages: ["openapi-fetch"] },
  { from: "src/queries", folders: ["src/api", "domain"], packages: ["@tanstack/react-query", "react"] },
  {
    from: "src/effects",
    folders: ["machines/*/machine.ts (types)", "src/api", "domain"],
    packages: ["xstate"],
  },
  {
    from: "src/blocks",
    folders: ["src/ui", "src/format", "src/i18n", "domain"],
    packages: ["qr", "react", "react-dom", "react-router-dom"],
  },
  {
    from: "src/flow",
    folders: ["machines/kit/intent.ts", "machines/sms-verification/selectors.ts", "src/ui", "domain"],
    packages: ["react", "react-router-dom", "xstate (types)", "@xstate/react"],
  },
  {
    from: "src/payments",
    folders: [
      "machines/card-payment/machine.ts (types)",
      "machines/card-payment/selectors.ts",
      "machines/card-saving/machine.ts (types)",
      "machines/card-saving/selectors.ts",
      "machines/kit/selectors.ts",
      "src/flow",
      "src/blocks",
      "src/ui",
      "src/format",
      "src/i18n",
      "domain",
    ],
    packages: ["react", "xstate (types)"],
  },
  {
    from: "src/gift-cards",
    folders: ["src/flow", "src/queries", "src/blocks", "src/ui", "src/format", "src/i18n", "domain"],
    packages: ["react", "@tanstack/react-query"],
  },
  {
    from: "src/pages",
    folders: [
      "machines/*/machine.ts (types)",
      "machines/*/selectors.ts",
      "src/flow",
      "src/payments",
      "src/gift-cards",
      "src/blocks",
      "src/ui",
      "src/format",
      "src/i18n",
      "src/queries",
      "src/routes/hrefs.ts",
      "src/routes/search-hrefs.ts",
      "domain",
    ],
    packages: [
      "react",
      "react-router-dom",
      "@tanstack/react-query",
      "xstate (types)",
      "@xstate/react",
      "leaflet",
      "supercluster",
    ],
  },
  { from: "src/routes", folders: ["src/pages (lazily)", "domain"], packages: [] },
  {
    from: app.facts,
    folders: ["machines/*/machine.ts (types)", "src/blocks (types)", "src/queries (types)", "src/routes", "domain"],
    packages: [],
  },
  { from: app.core, folders: [], packages: ["@xstate/react", "react", "xstate"] },
  {
    from: app.storage,
    folders: [app.core, "src/blocks (types)", "src/browser", "src/flow (types)", "src/queries (types)", "domain"],
    packages: [],
  },
  {
    from: app.session,
    folders: [
      "machines/session/machine.ts",
      app.facts,
      app.core,
      app.storage,
      "src/api",
      "src/browser (types)",
      "src/effects",
      "src/queries (types)",
      "domain",
    ],
    packages: ["xstate"],
  },
  {
    from: app.dependencies,
    folders: [
      `${app.core} (types)`,
      `${app.storage} (types)`,
      `${app.session} (types)`,
      "src/api (types)",
      "src/blocks (types)",
      "src/browser (types)",
      "src/i18n (types)",
      "src/queries (types)",
      "src/ui",
      "domain",
    ],
    packages: ["@tanstack/react-query"],
  },
  {
    from: app.shell,
    folders: [
      app.dependencies,
      "src/blocks",
      "src/browser",
      "src/i18n",
      "src/pages",
      "src/queries",
      "src/routes",
      "src/ui",
      "domain",
    ],
    packages: ["@tanstack/react-query", "react", "react-router-dom"],
  },
  {
    from: app.router,
    folders: [app.shell, "src/browser (types)", "src/i18n (types)", "src/queries (types)", "src/routes", "domain"],
    packages: ["react", "react-dom", "react-router-dom"],
  },
  {
    from: app.processes,
    folders: [
      "machines/*/machine.ts",
      "machines/*/selectors.ts",
      app.facts,
      app.core,
      app.storage,
      app.session,
      app.dependencies,
      "src/api",
      "src/blocks",
      "src/browser",
      "src/effects",
      "src/i18n",
      "src/pages",
      "src/payments",
      "src/queries",
      "src/routes",
      "src/ui",
      "domain",
    ],
    packages: ["@tanstack/react-query", "ical-generator", "react", "react-router-dom", "xstate"],
  },
  {
    from: app.composition,
    folders: [
      app.facts,
      app.core,
      app.storage,
      app.session,
      app.dependencies,
      app.shell,
      app.router,
      app.processes,
      "src/api",
      "src/blocks",
      "src/browser",
      "src/flow",
      "src/i18n",
      "src/queries",
      "src/routes",
      "src/ui",
      "domain",
    ],
    packages: ["@tanstack/react-query", "react", "react-dom", "react-router-dom"],
  },
  {
    from: "src/studio",
    folders: [
      "machines/*/machine.ts (types)",
      "machines/*/{paths,chart}.ts",
      "openapi/generated",
      "src/browser",
      "src/ui",
      "domain",
    ],
    packages: ["@statelyai/inspect", "react", "react-dom", "valibot", "xstate (types)"],
  },
  { from: "src/main.tsx", folders: [app.composition], packages: [] },
];

/** From the bottom up. */
const service: Row[] = [
  {
    from: "server/core",
    folders: ["openapi/generated (types)", "domain"],
    packages: ["pg (types)", "valibot"],
    node: true,
  },
  {
    from: "server/db",
    folders: ["openapi/generated (types)", "domain", "server/core"],
    packages: ["p-limit", "pg", "valibot"],
    node: true,
  },
  {
    from: "server/db/queries/sandbox-*.ts",
    folders: ["domain", "server/core", "server/db"],
    packages: ["pg (types)"],
  },
  { from: "server/outside", folders: ["domain", "server/core"], packages: ["valibot"], node: true },
  {
    from: "server/outside/*/sandbox",
    folders: ["domain", "server/core", "server/db", "server/db/queries/sandbox-*.ts", "server/outside"],
    packages: ["fastify (types)", "pg (types)"],
    node: true,
  },
  {
    from: "server/services",
    folders: ["openapi/generated (types)", "domain", "server/core", "server/db"],
    packages: ["canonicalize", "jose", "lru-cache", "pg (types)", "sharp"],
    node: true,
  },
  {
    from: "server/jobs",
    folders: ["server/core", "server/db", "server/services"],
    packages: ["fastify (types)", "graphile-worker", "pg (types)", "valibot"],
    node: true,
  },
  {
    from: "server/contract",
    folders: ["openapi/generated", "domain", "server/core", "server/db/failure.ts", "server/services"],
    packages: ["ajv", "ajv-formats", "fastify (types)", "pg (types)"],
  },
  {
    from: "server/handlers",
    folders: ["server/core", "server/db/queries", "server/services", "server/contract/handler.ts (types)"],
    packages: [],
  },
  {
    from: "server/pages",
    folders: ["domain", "server/core"],
    packages: [
      "@fastify/cookie",
      "@fastify/rate-limit",
      "@fastify/static",
      "fastify (types)",
      "lru-cache",
      "vite (types)",
    ],
    node: true,
  },
  {
    from: "server/site",
    folders: ["openapi/generated", "domain", "server/core", "server/db", "server/contract/error-answer.ts"],
    packages: ["@fastify/helmet", "@fastify/static", "fastify (types)", "pg (types)"],
    node: true,
  },
  {
    from: "server/callbacks",
    folders: ["server/core", "server/db/transaction.ts", "server/services"],
    packages: ["@fastify/rate-limit", "fastify (types)", "pg (types)"],
  },
  {
    from: "server/app",
    folders: [
      "domain",
      "server/callbacks",
      "server/core",
      "server/db",
      "server/outside",
      "server/outside/*/sandbox",
      "server/services",
      "server/jobs",
      "server/contract",
      "server/handlers",
      "server/pages",
      "server/site",
    ],
    packages: ["@fastify/compress", "@fastify/cors", "@fastify/rate-limit", "fastify", "pg (types)", "valibot"],
    node: true,
  },
];

export const importTable: Row[] = [
  { from: "openapi/generated", folders: [], packages: [] },
  { from: "domain", folders: ["openapi/generated (types)"], packages: ["temporal-polyfill"] },
  { from: "machines", folders: ["domain"], packages: ["xstate"] },
  {
    from: "machines/*/{paths,examples,child-answers,chart}.ts",
    folders: ["machines", "domain"],
    packages: ["xstate (types)"],
  },
  ...client,
  ...service,
  {
    from: "demo",
    folders: [
      "server/db/catalogue",
      "server/db/locks.ts",
      "server/db/queries/clients.ts",
      "server/db/queries/configs.ts",
      "server/db/queries/contests.ts",
      "server/db/queries/raffles.ts",
      "server/db/queries/reservation-moves.ts",
      "domain",
    ],
    packages: ["@dicebear/collection", "@dicebear/core", "@fastify/static", "fastify (types)", "pg (types)", "sharp"],
    node: true,
  },
];

/** Folders whose members, folders and files alike, are strangers to each other: one page never imports another page. */
export const strangers = ["src/pages"];

/** A machine is known to the other machines by these files alone; the shared folder is for all of them. */
export const publicFiles = { folder: "machines", shared: "kit", files: ["machine.ts", "selectors.ts"] };
