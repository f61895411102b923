import fc from "fast-check";
import { expect, test } from "vitest";
import { drawnKeys } from "../../domain/drawn-keys.ts";
import { readQuery, writeQuery } from "../../domain/query.ts";
import { mostLetters, searchQuery } from "../../domain/search-address.ts";

const read = (text: string) => readQuery(searchQuery, new URLSearchParams(text));

test("an address says what was searched for, prices in the units that people read", () => {
  const query = {
    query: "маникюр у моря",
    priceTo: 500_000,
    ratingFrom: 4.5,
    date: "2026-11-23",
    from: "18:00",
    page: 2,
  };
  const address = writeQuery(searchQuery, query);
  expect(new URLSearchParams(address).get("price")).toBe("5000");
  expect(read(address)).toMatchObject(query);
});

test.each([
  ["price=-1", "priceTo"],
  ["price=1e3", "priceTo"],
  ["rating=5.5", "ratingFrom"],
  ["rating=x", "ratingFrom"],
  ["date=2026-02-30", "date"],
  ["from=25:00", "from"],
  ["until=9:00", "until"],
  ["sort=cheapest", "sort"],
  ["q=%20%20", "query"],
] as const)("what ?%s says is not understood and left out", (address, name) => {
  expect(read(address)[name] ?? undefined).toBe(undefined);
});

test.each(["0", "-1", "1.5", "1000", "x"])("a page %s is the first one, and the first one is not written", (page) => {
  expect(read(`page=${page}`).page).toBe(1);
  expect(writeQuery(searchQuery, { page: 1 })).toBe("");
});

test("whatever is typed comes back from its address, cut where nobody types more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii", maxLength: 150 }), (typed) => {
      const words = typed.trim().slice(0, mostLetters);
      const back = read(writeQuery(searchQuery, { query: words || undefined })).query ?? "";
      expect(back).toBe(words.trim());
    }),
  );
});

test("the server draws the search by all that its address says", () => {
  for (const { key } of Object.values(searchQuery)) expect(drawnKeys).toContain(key);
});
