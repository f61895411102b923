import type { Row } from "./import-row.ts";
import { serviceRows, services } from "./import-table-services.ts";

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
  ...serviceRows,
  {
    from: "server/jobs",
    folders: [
      "server/core",
      "server/db",
      ...services("outbox", "payments", "reservations", "reviews", "waitlist", "gift-cards"),
    ],
    packages: ["fastify (types)", "graphile-worker", "pg (types)", "valibot"],
    node: true,
  },
  {
    from: "server/contract",
    folders: [
      "openapi/generated",
      "domain",
      "server/core",
      "server/db/failure.ts",
      ...services("idempotency.ts", "accounts"),
    ],
    packages: ["ajv", "ajv-formats", "fastify (types)", "pg (types)"],
  },
  {
    from: "server/handlers",
    folders: [
      "server/core",
      ...services(
        "kit/client-text.ts",
        "places",
        "configs",
        "contests.ts",
        "raffles.ts",
        "landing",
        "accounts",
        "surveys",
        "payments",
      ),
      ...services("cashback", "reservations", "complaints", "reviews", "waitlist", "prepayments", "gift-cards"),
      ...services("firms", "search", "profile"),
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
      ...services("configs", "audit.ts", "landing", "payments", "reservations", "complaints", "reviews"),
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
      ...services("access-tokens.ts", "availability", "payments", "prepayments", "gift-cards"),
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
