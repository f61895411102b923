import type { Row } from "./import-row.ts";
import { client } from "./import-table-client.ts";
import { service } from "./import-table-service.ts";

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
      "server/core/project-folder.ts",
      "server/db/catalogue",
      "server/db/checkpoint.ts",
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
