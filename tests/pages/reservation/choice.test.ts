import { describe, expect, test } from "vitest";
import type { Day, Master } from "../../../domain/entities.ts";
import { isBestRated } from "../../../src/pages/reservation/contacts/best-rated.ts";
import { serviceFinder } from "../../../src/blocks/find-services.ts";
import { firstFree, nearestFree } from "../../../domain/free-days.ts";
import { chosenDate } from "../../../src/pages/reservation/time/chosen-date.ts";
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
    expect(firstFree(days, "2026-11-23")?.date).toBe("2026-11-23");
    expect(firstFree(days, "2026-11-24")).toBeUndefined();
    expect(nearestFree(days, "2026-11-24")?.date).toBe("2026-11-22");
  });
});

describe("looking for a service", () => {
  const { categories } = firmServices;
  const services = firmServices.services.map((service) =>
    service.categoryId === 2 ? { ...service, subCategory: { id: 21, name: "Педикюр и маникюр" } } : service,
  );
  const find = serviceFinder(categories, services);
  const found = (wanted: string) => find(wanted, services).flatMap((group) => group.services.map(({ name }) => name));

  test("nothing wanted shows everything", () => {
    expect(found(" ")).toHaveLength(firmServices.services.length);
  });

  test("capital letters and ё do not matter", () => {
    const [service] = firmServices.services;
    expect(found((service?.name ?? "").toUpperCase().replaceAll("ё", "е"))).toContain(service?.name);
  });

  test("a service is found by what kind it is too", () => {
    expect(found("волосы")).toEqual(["Женская стрижка", "Окрашивание в один тон", "Вечерняя укладка"]);
    expect(found("педикюр")).toEqual(["Маникюр с покрытием"]);
    expect(found("ногти покрытие")).toEqual(["Маникюр с покрытием"]);
  });

  test("what is called so comes before what is only of that kind", () => {
    const called = { ...(services[0] ?? never()), id: 99, name: "Длинные волосы" };
    const groups = serviceFinder(categories, [...services, called])("волосы", [...services, called]);
    expect(groups[0]?.services[0]).toBe(called);
  });

  test("a description counts where nothing is called so", () => {
    const described = services.map((service) => ({ ...service, description: "Маникюр и пилинг в подарок" }));
    const names = (wanted: string) =>
      serviceFinder(categories, described)(wanted, described).flatMap((group) =>
        group.services.map(({ name }) => name),
      );
    expect(names("маникюр")).toEqual(["Маникюр с покрытием"]);
    expect(names("пилинг")).toHaveLength(described.length);
  });

  test("of several words each is in some service, and those with the most of them are shown", () => {
    expect(found("женская укладка")).toEqual(["Женская стрижка", "Вечерняя укладка"]);
    expect(found("вечерняя укладка")).toEqual(["Вечерняя укладка"]);
    expect(found("вечерняя бабочка")).toEqual(["Вечерняя укладка"]);
    expect(found("бабочка")).toEqual([]);
  });

  test("among some of the services only those are found", () => {
    expect(find("маникюр", services.slice(0, 1))).toEqual([]);
  });

  test.each([
    ["two letters in each other's place", "мнаикюр"],
    ["a letter that is missing", "маикюр"],
    ["a wrong letter", "маникур покритием"],
    ["a letter too many", "манникюр"],
    ["the other keyboard", "vfybr.h"],
    ["the other keyboard, and a wrong letter", "vfybr.y"],
    ["a Kazakh letter for a Russian one", "мәникюр"],
    ["Latin letters", "manikyur"],
    ["Latin letters, and a wrong one", "manikjur"],
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
