import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { layerOf } from "../../scripts/project/import-rules.ts";
import type { Row } from "../../scripts/project/import-row.ts";
import { importTable } from "../../scripts/project/import-table.ts";
import { bare } from "../../scripts/project/paths.ts";
import { forbidden, importing, reportOn } from "./planted-project.ts";

/** What is imported, from where. */
type Case = [what: string, from: string, to: string];

const values: Case[] = [
  ["the server from a machine", "server/handlers/a.ts", "machines/session/machine.ts"],
  ["an effect from a page", "src/pages/home/a.ts", "src/effects/b.ts"],
  ["a page from another page", "src/pages/home/a.ts", "src/pages/company/b.ts"],
  ["a page from a file beside the pages", "src/pages/home/a.ts", "src/pages/shared.ts"],
  ["a file beside the pages from a page", "src/pages/shared.ts", "src/pages/home/a.ts"],
  ["the inside of one machine from another", "machines/reservation/a.ts", "machines/session/rules.ts"],
  ["a process from what is stored", "src/app/storage/favorites.ts", "src/app/processes/account/sign-in.tsx"],
  ["a process from the shell", "src/app/shell/Shell.tsx", "src/app/processes/account/sign-in.tsx"],
  ["a process from the router", "src/app/router/router.ts", "src/app/processes/account/sign-in.tsx"],
  ["the router from a process", "src/app/processes/account/sign-in.tsx", "src/app/router/router.ts"],
  ["the composition from a process", "src/app/processes/account/sign-in.tsx", "src/app/browser-dependencies.ts"],
  ["a page from the session", "src/app/session/session.ts", "src/pages/home/page.tsx"],
  ["the dependencies from a reaction", "src/app/facts/a.ts", "src/app/dependencies/dependencies.ts"],
  ["a machine's setup from the app", "src/app/a.ts", "machines/session/setup.ts"],
  ["a machine's paths from the app", "src/app/a.ts", "machines/session/paths.ts"],
  ["a machine's examples from a page", "src/pages/home/a.ts", "machines/reservation/examples.ts"],
  ["a route's page without laziness", "src/routes/a.ts", "src/pages/home/b.ts"],
  ["more than types of a machine from an effect", "src/effects/a.ts", "machines/session/machine.ts"],
  ["a handler from a service", "server/services/waitlist/a.ts", "server/handlers/b.ts"],
  ["the contract from a service", "server/services/waitlist/a.ts", "server/contract/b.ts"],
  ["a query from a handler", "server/handlers/a.ts", "server/db/queries/b.ts"],
  ["a query from the operator's command", "server/commands/a.ts", "server/db/queries/b.ts"],
  ["a command from the app", "server/app/a.ts", "server/commands/b.ts"],
  ["a service from the database", "server/db/a.ts", "server/services/waitlist/b.ts"],
  ["a job from a service", "server/services/waitlist/a.ts", "server/jobs/b.ts"],
  ["the outside world from a service", "server/services/waitlist/a.ts", "server/outside/b.ts"],
  ["the sandbox from a service", "server/services/waitlist/a.ts", "server/outside/sms/sandbox/b.ts"],
  ["a visit from a payment", "server/services/payments/a.ts", "server/services/reservations/b.ts"],
  ["bonuses from a payment", "server/services/payments/a.ts", "server/services/cashback/b.ts"],
  ["what is paid before a visit from a payment", "server/services/payments/a.ts", "server/services/prepayments/b.ts"],
  [
    "what is paid before a visit from the visit",
    "server/services/reservations/a.ts",
    "server/services/prepayments/b.ts",
  ],
  ["who waits from a visit", "server/services/reservations/a.ts", "server/services/waitlist/b.ts"],
  ["the inside of visits from who waits", "server/services/waitlist/a.ts", "server/services/reservations/hold.ts"],
  ["the inside of payments from a gift card", "server/services/gift-cards/a.ts", "server/services/payments/settle.ts"],
  ["the kinds of payments from a visit", "server/services/reservations/a.ts", "server/app/payment-kinds.ts"],
  ["the kinds of payments from a handler", "server/handlers/a.ts", "server/app/payment-kinds.ts"],
  ["the sandbox from an adapter", "server/outside/sms/a.ts", "server/outside/sms/sandbox/b.ts"],
  ["what the sandbox keeps from a service", "server/services/waitlist/a.ts", "server/db/queries/sandbox-b.ts"],
  ["what the sandbox keeps from another query", "server/db/queries/a.ts", "server/db/queries/sandbox-b.ts"],
  ["a service from the sandbox", "server/outside/sms/sandbox/a.ts", "server/services/waitlist/b.ts"],
  ["the database from an adapter", "server/outside/sms/a.ts", "server/db/b.ts"],
  ["a machine's paths from the machine", "machines/session/machine.ts", "machines/session/paths.ts"],
  ["a machine's examples from its rules", "machines/session/rules.ts", "machines/session/examples.ts"],
  ["the database from what all need", "server/core/a.ts", "server/db/b.ts"],
  ["the database from a page's rendering", "server/pages/a.ts", "server/db/b.ts"],
  ["the composition from a handler", "server/handlers/a.ts", "server/app/b.ts"],
];

const types: Case[] = [
  ["the contract from a service", "server/services/waitlist/a.ts", "server/contract/b.ts"],
  ["a machine's context from an effect", "src/effects/a.ts", "machines/session/context.ts"],
];

/** All of them are looked at in one project: what is found of one says nothing of another. */
const foundInAll = forbidden(importing(values, types));

/** By a row of the table: a circle, which others may close, is another thing. */
const isForbidden = (from: string, to: string) => (line: string) =>
  line.startsWith(`${from} → ${to}: `) && !line.endsWith(": nothing imports in a circle");

const rowless = [
  "server/services/shadow/a.ts",
  "server/services/loose.ts",
  "server/shadow/a.ts",
  "server/loose.ts",
  "src/shadow/a.ts",
  "src/loose.ts",
  "src/app/shadow/a.ts",
  "shadow/a.ts",
];

const foundRowless = forbidden(Object.fromEntries(rowless.map((path) => [path, "export {};"])));

const circular = ["domain", "machines/session", "src/app", "server/services/waitlist"];

const foundCircles = forbidden(
  Object.fromEntries(
    circular.flatMap((folder) => [
      [`${folder}/a.ts`, 'import type { B } from "./b.ts";\nexport type A = B | 1;'],
      [`${folder}/b.ts`, 'import type { A } from "./a.ts";\nexport type B = A | 2;'],
    ]),
  ),
);

describe("the import table", () => {
  it("lets a page import a block, a machine's type and the hrefs", async () => {
    const found = await forbidden({
      "src/pages/home/Home.ts": `
        import "../../blocks/card.ts"; import "../../routes/hrefs.ts";
        import type { A } from "../../../machines/session/machine.ts"; export type B = A;`,
      "src/blocks/card.ts": "export {};",
      "src/routes/hrefs.ts": "export {};",
      "machines/session/machine.ts": "export type A = 1;",
    });
    expect(found).toEqual([]);
  });

  it.each(values)("forbids to import %s", async (_, from, to) => {
    expect((await foundInAll).some(isForbidden(from, to))).toBe(true);
  });

  it.each(types)("forbids to import even a type of %s", async (_, from, to) => {
    expect((await foundInAll).some(isForbidden(from, to))).toBe(true);
  });

  it("allows the types of a machine to an effect, and a page to the router by import()", async () => {
    const found = await forbidden({
      "src/effects/a.ts": 'import type { Input } from "../../machines/session/machine.ts";\nexport type A = Input;',
      "machines/session/machine.ts": "export type Input = string;",
      "src/app/router/b.ts": 'export const home = () => import("../../pages/home/Home.ts");',
      "src/pages/home/Home.ts": "export const Home = 1;",
    });
    expect(found).toEqual([]);
  });

  it("forbids Node, a stranger's package and a circle", async () => {
    const found = await forbidden({
      "domain/a.ts": 'import "node:fs"; import "react"; import "./b.ts";',
      "domain/b.ts": 'import "./a.ts";',
      "node_modules/react/index.js": "",
    });
    const all = found.join("\n");
    expect(all).toContain("domain does without Node");
    expect(all).toContain("domain uses its own packages");
    expect(all).toContain("nothing imports in a circle");
  });

  it.each(circular)("finds a circle of types alone in %s", async (folder) => {
    const isOfCircle = (line: string) =>
      line.startsWith(`${folder}/`) && line.endsWith(": nothing imports in a circle");
    expect((await foundCircles).some(isOfCircle)).toBe(true);
  });

  it.each(rowless)("knows no row for %s", async (path) => {
    expect(await foundRowless).toContain(`${path} is in no row of the table`);
    expect(await foundRowless).toHaveLength(rowless.length);
  });

  it("allows a service the types of the database's driver, and no connection of its own", async () => {
    const driver = { "node_modules/pg/index.js": "", "node_modules/@types/pg/index.d.ts": "" };
    const types = 'import type { Pool } from "pg";\nexport type A = Pool;';
    expect(await forbidden({ ...driver, "server/services/waitlist/a.ts": types })).toEqual([]);
    const value = 'import pg from "pg";\nconsole.log(pg);';
    expect((await forbidden({ ...driver, "server/services/waitlist/a.ts": value })).join()).toContain(
      "server/services/waitlist imports types alone",
    );
    const both = 'import pg, { type Pool } from "pg";\nconsole.log(pg);\nexport type A = Pool;';
    expect((await forbidden({ ...driver, "server/services/waitlist/a.ts": both })).join()).toContain(
      "as an import type of its own",
    );
  });

  it("strikes out what it allows and nobody uses", async () => {
    const { unused } = await reportOn({
      "server/jobs/a.ts": 'import "../core/b.ts"; import "../services/outbox/c.ts"; import "pg";',
      "server/core/b.ts": 'import "node:fs";',
      "server/services/outbox/c.ts": "export {};",
      "node_modules/pg/index.js": "",
    });
    const said = (text: string) => unused.filter((line) => line.startsWith(text));
    const jobs = importTable.find(({ from }) => from === "server/jobs");
    const used = ["server/core", "server/services/outbox", "pg (types)"];
    const named = [...(jobs?.folders ?? []), ...(jobs?.packages ?? []), ...(jobs?.node ? ["Node"] : [])];
    const others = named.filter((entry) => !used.includes(entry));
    expect(others).toContain("server/db");
    expect(said("server/jobs ")).toEqual(
      others.map((entry) => `server/jobs may import ${entry} and never does: strike it out of the table`),
    );
    expect(said("server/core may import Node")).toEqual([]);
    expect(said("server/db may import Node")).toHaveLength(1);
  });

  it("takes what has a row of its own out of the row further out", async () => {
    const found = await forbidden({
      "server/outside/sms/sandbox/a.ts": 'import "../smsc.ts"; import "../../../db/queries/sandbox-b.ts";',
      "server/outside/sms/smsc.ts": "export {};",
      "server/db/queries/sandbox-b.ts": 'import "../transaction.ts";',
      "server/db/transaction.ts": "export {};",
      "machines/session/paths.ts": 'import "./machine.ts";',
      "machines/session/machine.ts": "export {};",
    });
    expect(found).toEqual([]);
  });

  it("has one row for each file", async () => {
    const files = await Promise.all(
      ["src", "server", "machines", "domain"].map(async (folder) =>
        (await readdir(folder, { recursive: true })).map((path) => `${folder}/${path}`),
      ),
    );
    const rowsOf = (path: string) => importTable.filter(({ from }) => new RegExp(layerOf(from)).test(path));
    const code = files.flat().filter((path) => /\.tsx?$/.test(path));
    expect(code.length).toBeGreaterThan(1000);
    expect(code.filter((path) => rowsOf(path).length !== 1)).toEqual([]);
  });

  it("leads down: no layer imports one that imports it, whether a part of it or all", () => {
    const below = ({ folders }: Row) => {
      const eager = folders.filter((entry) => !entry.endsWith("(lazily)")).map(bare);
      const isRow = (entry: string) => importTable.some(({ from }) => from === entry);
      const isOf = (entry: string, from: string) => (isRow(entry) ? entry === from : entry.startsWith(`${from}/`));
      return importTable.filter(({ from }) => eager.some((entry) => isOf(entry, from)));
    };
    const reach = (row: Row, seen = new Set<Row>()): Set<Row> => {
      for (const next of below(row)) if (!seen.has(next)) reach(next, seen.add(next));
      return seen;
    };
    expect(importTable.filter((row) => reach(row).has(row)).map(({ from }) => from)).toEqual([]);
  });
});
