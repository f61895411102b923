import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(join("src", path), "utf8"));

/** The calls of a file, a path that is named before them, or begun by such a name, put together again. */
function callsIn(source: string): string[] {
  return [...source.matchAll(/\.(GET|POST|PUT|DELETE|PATCH)\(\s*("[^"]*"|`[^`]*`|\w+)/g)].map((call) => {
    const [, method, written = ""] = call;
    const before = source.slice(0, call.index);
    const named = (name: string) =>
      [...before.matchAll(new RegExp(`const ${name} = "([^"]*)"`, "g"))].at(-1)?.[1] ?? name;
    const path = /^\w/.test(written)
      ? named(written)
      : written.slice(1, -1).replaceAll(/\$\{(\w+)\}/g, (_, name: string) => named(name));
    return `${method} ${path}`;
  });
}

const called = new Set(sources.flatMap(callsIn));
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    "operationId" in operation ? [{ name: operation.operationId, call: `${method.toUpperCase()} ${path}` }] : [],
  ),
);

test("the client asks for every operation of the contract", () => {
  expect(operations.filter(({ call }) => !called.has(call))).toEqual([]);
});

test("of the two names of the visits that are over, the client asks for the one of record 47", () => {
  expect(called).toContain("GET /rest/clients-app/v2/reservations/history");
  expect(sources.filter((source) => /type: "past"/.test(source))).toEqual([]);
  expect(readFileSync("docs/decisions/0047-own-visits.md", "utf8")).toContain("`reservations?type=past`");
});
