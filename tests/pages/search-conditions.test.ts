import { expect, test } from "vitest";
import contract from "../../openapi/generated/openapi.json" with { type: "json" };
import { searchQuery } from "../../domain/search-address.ts";
import { conditionsOf } from "../../src/pages/search/asked.ts";

const known: Readonly<Record<string, { name: string; in: string }>> = contract.components.parameters;
const named = contract.paths["/rest/clients-app/v1/firms/search/filterOptions"].parameters
  .flatMap(({ $ref }) => known[$ref.replace("#/components/parameters/", "")] ?? [])
  .filter((parameter) => parameter.in === "query" && parameter.name !== "city")
  .map(({ name }) => name);

test("every condition of the contract stands in the address of the search, and is asked for from there", () => {
  const whole = Object.fromEntries(Object.keys(searchQuery).map((key) => [key, key]));
  const asked = Object.keys(conditionsOf(whole, { latitude: 43.65, longitude: 51.16 }));
  expect(named.length).toBeGreaterThan(10);
  expect(Object.entries(conditionsOf(whole)).filter(([, value]) => value === undefined)).toEqual([]);
  expect(new Set(asked)).toEqual(new Set(named));
});
