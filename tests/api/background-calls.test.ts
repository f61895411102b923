import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { backgroundCalls, isBackgroundCall } from "../../src/api/background-calls.ts";
import { base } from "./calls.ts";

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    "operationId" in operation ? [{ name: operation.operationId, method: method.toUpperCase(), path }] : [],
  ),
);

const listed = new Set<string>(backgroundCalls);
const namesListed = operations.filter(({ method, path }) => listed.has(`${method} ${path}`)).map(({ name }) => name);

/** Whose path is that of another one with a word in the place of its id: it is not asked in the background. */
const fitsAnother = ["getGiftCardConfigs"];

test("only what is listed may fail in the background without sending anybody away, whatever stands in its path", () => {
  const isExempt = ({ method, path }: (typeof operations)[number], parameter: string) =>
    isBackgroundCall(new Request(base + path.replaceAll(/\{\w+\}/g, parameter), { method }));
  for (const parameter of ["7", "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", "k3VbT0xqYw9Lr2Za"]) {
    const exempt = operations.filter((operation) => isExempt(operation, parameter)).map(({ name }) => name);
    expect(new Set(exempt)).toEqual(new Set([...namesListed, ...fitsAnother]));
  }
});

test("it is the same where the API answers under a path of its own", () => {
  expect(isBackgroundCall(new Request("https://api.kezek.test/salons/rest/clients-app/v2/configs"))).toBe(true);
  expect(isBackgroundCall(new Request("https://api.kezek.test/salons/rest/clients-app/v1/firms/1"))).toBe(false);
});

test("record 41 says of each operation that is listed, and of no other, by whom it is asked", () => {
  const record = readFileSync("docs/decisions/0041-what-sends-nobody-away.md", "utf8");
  const rows = record.split("\n").filter((line) => line.startsWith("| `"));
  const recorded = rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(new Set(recorded)).toEqual(new Set(namesListed));
  expect(recorded).toHaveLength(namesListed.length);
});
