import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import contract from "../../../openapi/generated/openapi.json" with { type: "json" };
import { readOperations, type Operation } from "../../../server/contract/document.ts";
import { forgetAccounts, giveAccount, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { examplesOf, type Leaf, leavesOf, type Raw } from "./example-request.ts";

let server: TestServer;
let accessToken = "";
beforeAll(async () => {
  server = await TestServer.open();
  await server.listen();
  await server.pool.query("update firms set takes_gift_cards = true where id = $1", [salon.firmId]);
  await server.pool.query("update services set prepayment_amount = 100000 where firm_id = $1", [salon.firmId]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  await giveAccount(server);
  ({ accessToken } = await new Visitor(server).enter());
});

/** Asks as somebody who is signed in, where only they may. */
function answerTo({ token }: Operation, { headers, ...raw }: Raw): Promise<{ status: number; body: Problem }> {
  const authorization = token === "signedIn" && { authorization: `Bearer ${accessToken}` };
  return server.ask<Problem>({ ...raw, headers: { ...headers, ...authorization } });
}

/** The headers are the same everywhere: the operations that only read are enough for them. */
const isAsked = ({ method }: Operation, { place }: Leaf): boolean => place !== "header" || method === "GET";
const typesOf = ({ schema }: Leaf): unknown[] => [schema["type"]].flat();
const operations = readOperations().map((operation) => [operation.operationId, operation] as const);
const notNumbers = ["NaN", "1e400", "-1e400", "0.5"];

test("every whole number of the contract has its bounds", () => {
  const unbounded: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const entries = Object.entries(value);
    const schema = Object.fromEntries(entries);
    const isWhole = [schema["type"]].flat().includes("integer");
    if (isWhole && !(Number.isSafeInteger(schema["minimum"]) && Number.isSafeInteger(schema["maximum"])))
      unbounded.push(path);
    for (const [key, each] of entries) look(each, `${path}/${key}`);
  };
  look(contract, "");
  expect(unbounded).toEqual([]);
});

test.each(operations)("the example of %s keeps to the contract", async (_id, operation) => {
  for (const example of examplesOf(operation)) {
    const { body } = await answerTo(operation, example);
    expect(body?.code === "validationFailed" ? body : undefined).toBeUndefined();
  }
});

test.each(operations)(
  "%s that is asked for nothing is refused or answered, and fails nobody else",
  async (_id, operation) => {
    for (const { url, headers, payload, ...example } of examplesOf(operation)) {
      const { city_id: _city, ...others } = headers;
      const [path = url] = url.split("?");
      const bare = { ...example, url: path, headers: others, ...(payload !== undefined && { payload: "{}" }) };
      const { status, body } = await answerTo(operation, bare);
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body.code).toMatch(/^\w+$/);
    }
    expect((await server.get("/health")).status).toBe(200);
  },
);

test.each(operations)(
  "%s refuses whole numbers beyond their bounds by name, and fails at none",
  async (_id, operation) => {
    for (const leaf of leavesOf(operation).filter(
      (each) => typesOf(each).includes("integer") && isAsked(operation, each),
    )) {
      const [least, most] = [Number(leaf.schema["minimum"]), Number(leaf.schema["maximum"])];
      for (const within of [least, most]) {
        const { status } = await answerTo(operation, leaf.ask(String(within)));
        expect([leaf.pointer, within, status >= 500]).toEqual([leaf.pointer, within, false]);
      }
      for (const beyond of [String(least - 1), String(BigInt(most) + 1n), ...notNumbers]) {
        const { status, body } = await answerTo(operation, leaf.ask(beyond));
        const isNamed = body.errors?.some(({ field }) => field === leaf.pointer) ?? beyond === "NaN";
        expect([leaf.pointer, beyond, status, body.code, isNamed]).toEqual([
          leaf.pointer,
          beyond,
          400,
          "validationFailed",
          true,
        ]);
      }
    }
  },
);

const strangeTexts = ["", "\u0000", "\ud800", "x".repeat(5000)];
const strangeTimes = [
  "9999-12-31",
  "0001-01-01",
  "0000-01-01",
  "9999-12-31T23:59:59-23:59",
  "0000-01-01T00:00:00+23:59",
  "2026-11-23T13:00:60Z",
];

test.each(operations)("%s fails at no text, however strange", async (_id, operation) => {
  for (const leaf of leavesOf(operation).filter(
    (each) => typesOf(each).includes("string") && isAsked(operation, each),
  )) {
    const isTime = String(leaf.schema["format"]).startsWith("date");
    for (const text of isTime ? strangeTimes : strangeTexts) {
      const raw = leaf.place === "body" ? JSON.stringify(text) : text.replace("\ud800", "\ufffd");
      const { status } = await answerTo(operation, leaf.ask(raw));
      expect([leaf.pointer, text.slice(0, 30), status >= 500]).toEqual([leaf.pointer, text.slice(0, 30), false]);
    }
  }
});
