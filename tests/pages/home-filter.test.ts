import { expect, test } from "vitest";
import { categoriesOf, filterFirms, isFiltered } from "../../src/pages/home/filter.ts";
import type { HomeQuery } from "../../domain/page-queries.ts";
import { barber, categories, menuTabs, redApple } from "../support/salon-fixture.ts";

const now = Date.parse("2026-11-20T12:00:00+05:00");
const found = (query: HomeQuery) =>
  filterFirms([redApple, barber], query, { tabs: menuTabs, categories, favorites: [2], now }).map(({ id }) => id);

test.each([
  ["no condition", {}, [1, 2]],
  ["a tab", { tab: "men" }, [2]],
  ["a category", { category: "nails" }, [1]],
  ["free today", { isFreeToday: true }, [1]],
  ["a discount", { hasDiscount: true }, [1]],
  ["open now", { isOpenNow: true }, [1]],
  ["favourites alone", { isFavorite: true }, [2]],
  ["several conditions, all of which hold", { tab: "women", category: "hair", isOpenNow: true }, [1]],
  ["several conditions that nobody meets together", { tab: "men", isOpenNow: true }, []],
  ["a tab and a category that are not known", { tab: "aliens", category: "tentacles" }, [1, 2]],
])("with %s the right firms are shown", (_name, query, ids) => {
  expect(found(query)).toEqual(ids);
});

test("free today is the salon's today, not the device's", () => {
  const late = Date.parse("2026-11-20T23:30:00+05:00");
  const query = { isFreeToday: true };
  expect(filterFirms([redApple], query, { tabs: [], categories: [], favorites: [], now: late })).toHaveLength(1);
  expect(
    filterFirms([redApple], query, { tabs: [], categories: [], favorites: [], now: late + 3_600_000 }),
  ).toHaveLength(0);
});

test("a tab shows the categories that it is about", () => {
  expect(categoriesOf(menuTabs[2], categories).map(({ urlName }) => urlName)).toEqual(["barber"]);
  expect(categoriesOf(undefined, categories)).toHaveLength(3);
});

test("the city alone filters nothing out", () => {
  expect(isFiltered({ city: "aktau" })).toBe(false);
  expect(isFiltered({ city: "aktau", isOpenNow: true })).toBe(true);
});
