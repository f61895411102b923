import { expect, test } from "vitest";
import { askedOf, inSearch } from "../../src/pages/home/asked.ts";
import { categoriesOf, isFiltered } from "../../src/pages/home/conditions.ts";
import { categories, menuTabs } from "../support/salon-fixture.ts";

const visitor = { favorites: [2, 7], survey: "token", today: "2026-11-20" };

test.each([
  ["no condition", {}, {}],
  ["a tab and a category", { tab: "men", category: "barber" }, { tab: "men", category: "barber" }],
  ["free today", { isFreeToday: true }, { date: "2026-11-20" }],
  ["a discount", { hasDiscount: true }, { hasDiscount: true }],
  ["open now", { isOpenNow: true }, { isOpenNow: true }],
  ["favourites alone", { isFavorite: true }, { firms: "2,7" }],
  ["what is not wanted", { hasDiscount: false, isOpenNow: false, isFreeToday: false, isFavorite: false }, {}],
])("of the service is asked: %s", (_name, query, conditions) => {
  expect(askedOf(query, visitor)).toStrictEqual({
    tab: undefined,
    category: undefined,
    hasDiscount: undefined,
    isOpenNow: undefined,
    date: undefined,
    firms: undefined,
    survey: "token",
    ...conditions,
  });
});

test("whoever keeps no firm is shown none, and of very many the first", () => {
  expect(askedOf({ isFavorite: true }, { ...visitor, favorites: [] }).firms).toBe("0");
  const many = Array.from({ length: 200 }, (_, index) => index + 1);
  expect(askedOf({ isFavorite: true }, { ...visitor, favorites: many }).firms).toBe(many.slice(0, 100).join(","));
});

test("the search shows all that meets the same conditions", () => {
  const query = { city: "aktau", tab: "men", category: "barber", isFreeToday: true, isOpenNow: true };
  expect(inSearch(query, askedOf(query, visitor))).toStrictEqual({
    city: "aktau",
    tab: "men",
    category: "barber",
    hasDiscount: undefined,
    isOpenNow: true,
    date: "2026-11-20",
  });
});

test("a tab shows the categories that it is about", () => {
  expect(categoriesOf(menuTabs[2], categories).map(({ urlName }) => urlName)).toEqual(["barber"]);
  expect(categoriesOf(undefined, categories)).toHaveLength(3);
});

test("the city alone filters nothing out", () => {
  expect(isFiltered({ city: "aktau" })).toBe(false);
  expect(isFiltered({ city: "aktau", isOpenNow: true })).toBe(true);
});
