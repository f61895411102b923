import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };

/** What the service answers and our client does not ask for, with the record that says why. */
const uncalled = [["getCountries", "GET /rest/common/countries", "0049-countries-are-not-asked-for.md"]] as const;

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

test("the client asks for every operation of the contract but those that a record leaves out", () => {
  const left = operations.filter(({ call }) => !called.has(call));
  expect(left.map(({ name, call }) => [name, call])).toEqual(uncalled.map(([name, call]) => [name, call]));
});

test.each(uncalled)("the record of an operation that nobody asks for is about it: %s", (_, call, record) => {
  const path = call.replace(/^GET (\/rest\/clients-app\/v1\/)?/, "");
  expect(readFileSync(`docs/decisions/${record}`, "utf8")).toContain(path);
});

test("of the two names of the visits that are over, the client asks for the one of record 47", () => {
  expect(called).toContain("GET /rest/clients-app/v2/reservations/history");
  expect(sources.filter((source) => /type: "past"/.test(source))).toEqual([]);
  expect(readFileSync("docs/decisions/0047-own-visits.md", "utf8")).toContain("`reservations?type=past`");
});
