import { describe, expect, test } from "vitest";
import type { Day, Master } from "../../../domain/entities.ts";
import { isBestRated } from "../../../src/pages/reservation/contacts/best-rated.ts";
import { findServices } from "../../../src/blocks/find-services.ts";
import { chosenDate, nearestFree } from "../../../src/pages/reservation/time/chosen-date.ts";
import { firmServices, masters } from "../../support/salon-fixture.ts";

const day = (date: string, state: Day["state"]): Day => ({ date, state, freeShare: state === "free" ? 50 : 0 });

describe("the day that is shown", () => {
  const days = [
    day("2026-11-20", "full"),
    day("2026-11-21", "closed"),
    day("2026-11-22", "free"),
    day("2026-11-23", "free"),
  ];

  test("is the nearest free one until a client picks another", () => {
    expect(chosenDate({ days }, null)).toBe("2026-11-22");
    expect(chosenDate({ days }, "2026-11-23")).toBe("2026-11-23");
  });

  test("is the one that was picked even when it is full: the reason is said there", () => {
    expect(chosenDate({ days }, "2026-11-20")).toBe("2026-11-20");
  });

  test("is never one of the past, as in an old draft", () => {
    expect(chosenDate({ days }, "2026-10-01")).toBe("2026-11-22");
  });

  test("is none where no day is free", () => {
    expect(chosenDate({ days: days.slice(0, 2) }, null)).toBeUndefined();
  });

  test("the nearest free day is counted from the one that is looked at", () => {
    expect(nearestFree(days, "2026-11-23")?.date).toBe("2026-11-23");
    expect(nearestFree(days, "2026-11-24")).toBeUndefined();
  });
});

describe("looking for a service", () => {
  const found = (wanted: string) =>
    findServices(firmServices.categories, firmServices.services, wanted).flatMap(({ services }) =>
      services.map(({ name }) => name),
    );

  test("nothing wanted shows everything", () => {
    expect(found(" ")).toHaveLength(firmServices.services.length);
  });

  test("capital letters and ё do not matter", () => {
    const [service] = firmServices.services;
    expect(found((service?.name ?? "").toUpperCase().replaceAll("ё", "е"))).toContain(service?.name);
  });

  test("what is looked for are services: a category only where no service is called so", () => {
    expect(found("маникюр")).toEqual(["Маникюр с покрытием"]);
    expect(found("волосы")).toEqual(["Женская стрижка", "Окрашивание в один тон", "Вечерняя укладка"]);
  });

  test.each([
    ["two letters in each other's place", "мнаикюр"],
    ["a letter that is missing", "маикюр"],
    ["a wrong letter", "маникур покритием"],
    ["a letter too many", "манникюр"],
    ["the other keyboard", "vfybr.h"],
    ["the other keyboard, and a wrong letter", "vfybr.y"],
    ["a Kazakh letter for a Russian one", "мәникюр"],
  ])("%s is forgiven: %s", (_name, wanted) => {
    expect(found(wanted)).toEqual(["Маникюр с покрытием"]);
  });

  test("words that nothing has find nothing", () => {
    expect(found("пирсинг бабочки")).toEqual([]);
  });
});

describe("the best rated of those who can do it", () => {
  const rated = (id: number, rating: number): Master => ({ ...(masters[0] ?? never()), id, rating });

  test("is whom nobody is rated above", () => {
    const [first, second] = [rated(1, 4.9), rated(2, 5)];
    expect(isBestRated(second, [first, second])).toBe(true);
    expect(isBestRated(first, [first, second])).toBe(false);
  });

  test("is nobody among one, and nobody without ratings", () => {
    expect(isBestRated(rated(1, 5), [rated(1, 5)])).toBe(false);
    expect(isBestRated(rated(1, 0), [rated(1, 0), rated(2, 0)])).toBe(false);
  });
});

function never(): never {
  throw new Error("The fixture's salon has masters.");
}
