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

test("a control character is a space in what is searched for", () => {
  expect(read("q=%00nail%0Aart%7F").query).toBe("nail art");
});

test("whatever is typed comes back from its address, cut where nobody types more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 150 }), (typed) => {
      const words = typed.trim().slice(0, mostLetters);
      const back = read(writeQuery(searchQuery, { query: words || undefined })).query ?? "";
      expect(back).toBe(words.trim());
    }),
  );
});

test("the server draws the search by all that its address says", () => {
  for (const { key } of Object.values(searchQuery)) expect(drawnKeys).toContain(key);
});

test.each([
  ["0", 0],
  ["4", 4],
  ["4.5", 4.5],
  ["5", 5],
  ["5.0", 5],
] as const)("?rating=%s is %d stars or more", (rating, stars) => {
  expect(read(`rating=${rating}`).ratingFrom).toBe(stars);
});

test.each(["5.1", "6", "4.55", "x4", "4x", ".5", ""])("?rating=%s is no condition", (rating) => {
  expect(read(`rating=${rating}`).ratingFrom).toBe(undefined);
});

test.each(["x18:00", "18:00x", "24:00", "18:60", "8:00", ""])("?from=%s is no time", (from) => {
  expect(read(`from=${from}`).from).toBe(undefined);
});

test.each(["00:00", "19:59", "23:59"])("?until=%s is one", (until) => {
  expect(read(`until=${until}`).until).toBe(until);
});

test.each([
  ["relevance", "relevance"],
  ["distance", "distance"],
  ["soonest", "soonest"],
  ["", undefined],
])("?sort=%s is %s", (sort, order) => {
  expect(read(`sort=${sort}`).sort).toBe(order);
});

test.each([
  ["10", 10],
  ["999", 999],
  ["1", 1],
])("?page=%s is page %i", (page, number) => {
  expect(read(`page=${page}`).page).toBe(number);
});

test.each([
  ["1", 1000],
  ["25", 25_000],
  ["0", undefined],
  ["100", undefined],
  ["x5", undefined],
  ["5x", undefined],
])("?km=%s is %s metres", (kilometres, metres) => {
  expect(read(`km=${kilometres}`).distanceTo).toBe(metres);
  if (metres !== undefined) expect(writeQuery(searchQuery, { distanceTo: metres })).toBe(`?km=${kilometres}`);
});

test("an address without conditions has none, and none are written", () => {
  const { page, hasDiscount, hasInstalments, isOpenNow, hasMap, date, ...others } = read("");
  expect([page, hasDiscount, hasInstalments, isOpenNow, hasMap, date]).toEqual([1, false, false, false, false, null]);
  expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
  const nothing = { query: undefined, priceTo: undefined, ratingFrom: undefined, distanceTo: undefined };
  expect(writeQuery(searchQuery, nothing)).toBe("");
});

test("more letters than anybody types are cut", () => {
  expect(read(`q=${"я".repeat(mostLetters + 1)}`).query).toBe("я".repeat(mostLetters));
});
