import type { Row } from "./import-row.ts";

/** What payments and all the other services stand on. */
const lowestServices = "server/services/{client-text.ts,other-price.ts,page-cursor.ts,outbox,phone-proof}";

/** From the bottom up. */
export const service: Row[] = [
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
    from: lowestServices,
    folders: ["openapi/generated (types)", "domain", "server/core", "server/db"],
    packages: ["pg (types)"],
    node: true,
  },
  {
    // Neither visits nor bonuses: what follows for them is done by the hooks that payments are given.
    from: "server/services/payments",
    folders: ["openapi/generated (types)", "domain", "server/core", "server/db", lowestServices],
    packages: ["pg (types)"],
    node: true,
  },
  {
    from: "server/services",
    folders: [
      "openapi/generated (types)",
      "domain",
      "server/core",
      "server/db",
      lowestServices,
      "server/services/payments",
    ],
    packages: ["canonicalize", "jose", "lru-cache", "pg (types)", "sharp", "valibot"],
    node: true,
  },
  {
    from: "server/jobs",
    folders: ["server/core", "server/db", "server/services", lowestServices, "server/services/payments"],
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
    folders: [
      "server/core",
      "server/services",
      lowestServices,
      "server/services/payments",
      "server/contract/handler.ts (types)",
    ],
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
    folders: ["domain", "server/core", "server/db/transaction.ts", "server/services/payments"],
    packages: ["@fastify/rate-limit", "fastify (types)", "pg (types)"],
  },
  {
    from: "server/commands",
    folders: [
      "domain",
      "server/app/{payment-kinds,processors}.ts",
      "server/core",
      "server/db/catalogue",
      "server/db/{migrate,pool,transaction}.ts",
      "server/services",
      "server/services/payments",
    ],
    packages: [],
    node: true,
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
      "server/services/payments",
      "server/jobs",
      "server/contract",
      "server/handlers",
      "server/pages",
      "server/site",
    ],
    packages: ["@fastify/compress", "@fastify/cors", "@fastify/rate-limit", "fastify", "pg (types)"],
    node: true,
  },
];
