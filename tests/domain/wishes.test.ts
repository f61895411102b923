import fc from "fast-check";
import { reservationQuery } from "../../domain/page-queries.ts";
import { readQuery } from "../../domain/query.ts";
import { manners } from "../../domain/manner.ts";
import { describe, expect, it } from "vitest";
import {
  addWish,
  areFull,
  areSameWishes,
  askForMaster,
  assignMaster,
  countPeople,
  hasWish,
  inNumbersOf,
  numberPeople,
  onlyMaster,
  paramsOf,
  readWishes,
  removeWish,
  servicesOf,
  wishesFor,
  withMastersOf,
  withOtherMasters,
  withoutMaster,
  writeWishes,
  type Wish,
  type Wishes,
} from "../../domain/wishes.ts";

const person = fc.integer({ min: 1, max: 4 });
const id = fc.integer({ min: 1, max: 30 });
const masterId = fc.option(id);
const wish = fc.record({ person, serviceId: id, masterId });

/** What several people may want, in the order in which they chose it; nobody wants a service twice. */
const wishes = fc.array(wish, { maxLength: 12 }).map((all) => all.reduce<Wishes>(withWish, []));

function withWish(all: Wishes, one: Wish): Wishes {
  return addWish(all, one, one.masterId);
}

function check<Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  predicate: (...values: Values) => void,
): void {
  fc.assert(fc.property(...arbitraries, predicate));
}

describe("What is wanted", () => {
  it("is asked of one master for every service that they do, and of anybody again when they are taken away", () => {
    check([wishes, id, fc.uniqueArray(id)], (wanted, master, serviceIds) => {
      const asked = askForMaster(wanted, { id: master, serviceIds });
      expect(asked.map(({ masterId: theirs }) => theirs)).toEqual(
        wanted.map((one) => (serviceIds.includes(one.serviceId) ? master : one.masterId)),
      );
      expect(withoutMaster(asked, master).map(({ masterId: theirs }) => theirs)).toEqual(
        asked.map((one) => (one.masterId === master ? null : one.masterId)),
      );
    });
  });

  it("names one master where everything is asked of the same, and nobody otherwise", () => {
    expect(onlyMaster([])).toBeNull();
    expect(onlyMaster(wishesFor([1, 2], 5))).toBe(5);
    expect(onlyMaster([...wishesFor([1], 5), ...wishesFor([2], 6)])).toBeNull();
    expect(onlyMaster([...wishesFor([1], 5), ...wishesFor([2])])).toBeNull();
  });

  it("has a service once for each person, wherever it is chosen again", () => {
    check([wishes, wish], (all, one) => {
      const more = withWish(withWish(all, one), one);
      expect(more.filter((other) => other.person === one.person && other.serviceId === one.serviceId)).toHaveLength(1);
      expect(more.slice(0, all.length)).toEqual(all);
    });
  });

  it("is no more than one reservation has, however much is chosen or an address says", () => {
    const people = [1, 2, 3].map((one) => [1, 2, 3, 4, 5, 6, 7, 8].map((serviceId) => ({ person: one, serviceId })));
    const keys = people.flat();
    const steps = keys.reduce<Wishes[]>((all, key) => [...all, addWish(all.at(-1) ?? [], key)], []);
    expect(steps.map((all) => all.length)).toEqual(keys.map((_, index) => Math.min(index + 1, 20)));
    expect(steps.map(areFull)).toEqual(keys.map((_, index) => index >= 19));
    expect(steps[20]).toEqual(steps[19]);
    expect(readWishes(people.map((all) => all.map(({ serviceId }) => serviceId).join(",")).join("_"))).toEqual(
      steps[19],
    );
  });

  it("stays as it is when what is wanted already is chosen with another master", () => {
    check([wishes, wish, masterId], (all, one, other) => {
      const wanted = withWish(all, one);
      expect(addWish(wanted, one, other)).toEqual(wanted);
    });
  });

  it("is wanted of another master where a time has another than was asked for, and of nobody else", () => {
    const wanted: Wishes = [
      { person: 1, serviceId: 10, masterId: 5 },
      { person: 1, serviceId: 11, masterId: 5 },
      { person: 1, serviceId: 12, masterId: null },
      { person: 1, serviceId: 13, masterId: 5 },
      { person: 2, serviceId: 10, masterId: 5 },
    ];
    const entries = [
      { person: 2, serviceId: 10, masterId: 7 },
      { person: 1, serviceId: 10, masterId: 6 },
      { person: 1, serviceId: 11, masterId: 5 },
      { person: 1, serviceId: 12, masterId: 6 },
    ];
    expect(withOtherMasters(wanted, entries)).toEqual([
      { person: 1, serviceId: 10, masterId: 6 },
      { person: 2, serviceId: 10, masterId: 7 },
    ]);
    expect(withMastersOf(wanted, entries)).toEqual([
      { person: 1, serviceId: 10, masterId: 6 },
      { person: 1, serviceId: 11, masterId: 5 },
      { person: 1, serviceId: 12, masterId: null },
      { person: 1, serviceId: 13, masterId: 5 },
      { person: 2, serviceId: 10, masterId: 7 },
    ]);
  });

  it("is wanted of another master by the same person, also where somebody before them wants nothing", () => {
    const wanted: Wishes = [
      { person: 2, serviceId: 10, masterId: 5 },
      { person: 4, serviceId: 10, masterId: 5 },
    ];
    const entries = [
      { person: 1, serviceId: 10, masterId: 5 },
      { person: 2, serviceId: 10, masterId: 7 },
    ];
    expect(withMastersOf(wanted, entries)).toEqual([wanted[0], { person: 4, serviceId: 10, masterId: 7 }]);
    check([wishes], (all) => {
      expect(inNumbersOf(all, numberPeople(all))).toEqual(all);
    });
  });

  it("is the same as before once what was added is taken out again", () => {
    check([wishes, wish], (all, one) => {
      fc.pre(!hasWish(all, one));
      const more = withWish(all, one);
      expect(hasWish(more, one)).toBe(true);
      expect(more).toHaveLength(all.length + 1);
      expect(removeWish(more, one)).toEqual(all);
    });
  });

  it("loses nothing but the one wish that is taken out", () => {
    check([wishes, wish], (all, one) => {
      const rest = removeWish(all, one);
      expect(hasWish(rest, one)).toBe(false);
      expect(all.filter((other) => !rest.includes(other))).toHaveLength(hasWish(all, one) ? 1 : 0);
    });
  });

  it("has another master for one wish, and for no other", () => {
    check([wishes, wish, masterId], (all, one, other) => {
      const assigned = assignMaster(all, one, other);
      expect(assigned).toEqual(
        all.map((each) =>
          each.person === one.person && each.serviceId === one.serviceId ? { ...each, masterId: other } : each,
        ),
      );
    });
  });

  it("counts everybody who wants something, and one before anything is chosen", () => {
    expect(countPeople([])).toBe(1);
    expect(countPeople([{ person: 2 }])).toBe(1);
    check([wishes], (all) => {
      const people = [1, 2, 3, 4].filter((person) => all.some((one) => one.person === person));
      expect(countPeople(all)).toBe(Math.max(1, people.length));
    });
  });

  it("is of the same people in the same order once they are counted without gaps", () => {
    check([wishes], (all) => {
      const numbered = numberPeople(all);
      expect(numbered.map((one) => ({ ...one, person: 1 }))).toEqual(all.map((one) => ({ ...one, person: 1 })));
      const people = new Set(numbered.map((one) => one.person));
      expect(people).toEqual(new Set(Array.from({ length: people.size }, (_, index) => index + 1)));
      for (const [index, one] of all.entries())
        for (const [other, { person: its }] of all.entries()) {
          const [here, there] = [numbered[index]?.person ?? 0, numbered[other]?.person ?? 0];
          expect(Math.sign(here - there)).toBe(Math.sign(one.person - its));
        }
    });
  });

  it("names each service once, in the order in which they were chosen", () => {
    check([wishes], (all) => {
      const services = servicesOf(all);
      expect(new Set(services)).toEqual(new Set(all.map(({ serviceId }) => serviceId)));
      expect(services).toEqual([...new Set(services)]);
    });
    expect(servicesOf([...wishesFor([3, 1]), { person: 2, serviceId: 3, masterId: 5 }])).toEqual([3, 1]);
  });

  it("of services alone is for the first person, done by anybody", () => {
    expect(wishesFor([3, 1, 3])).toEqual([
      { person: 1, serviceId: 3, masterId: null },
      { person: 1, serviceId: 1, masterId: null },
    ]);
  });

  it("is the same in whatever order, and another with another master, service or person", () => {
    check([wishes, fc.nat(), wish], (all, seed, one) => {
      const turned = [...all.slice(seed % (all.length + 1)), ...all.slice(0, seed % (all.length + 1))];
      expect(areSameWishes(all, turned)).toBe(true);
      fc.pre(!hasWish(all, one));
      expect(areSameWishes(all, withWish(all, one))).toBe(false);
      expect(areSameWishes(withWish(all, one), all)).toBe(false);
      const other = { ...one, masterId: one.masterId === null ? 1 : null };
      expect(areSameWishes(withWish(all, one), withWish(all, other))).toBe(false);
    });
  });

  it("is told to the service with everybody who comes", () => {
    check([wishes, fc.nat({ max: 120 }), fc.constantFrom(...manners)], (some, awaitingTime, manner) => {
      const all = numberPeople(some);
      const params = paramsOf(some, { awaitingTime, manner });
      const optional = manner === "togetherIfPossible" ? {} : { manner };
      expect(params).toEqual({ entries: all, peopleCount: countPeople(all), awaitingTime, ...optional });
      for (const entry of params.entries) expect(entry.person).toBeLessThanOrEqual(params.peopleCount ?? 0);
    });
  });
});

describe("Wishes in an address", () => {
  it("are read as they were written, person by person, each with their number", () => {
    check([wishes], (all) => {
      const byPerson = all.toSorted((one, other) => one.person - other.person);
      expect(readWishes(writeWishes(all))).toEqual(byPerson);
    });
  });

  it("count nobody who wants nothing where a page is opened with them", () => {
    const { wishes } = readQuery(reservationQuery, new URLSearchParams("services=_3.5__4"));
    expect(wishes).toEqual([
      { person: 1, serviceId: 3, masterId: 5 },
      { person: 2, serviceId: 4, masterId: null },
    ]);
  });

  it("look like this", () => {
    const all = [
      ...wishesFor([1]),
      { person: 1, serviceId: 2, masterId: 5 },
      { person: 2, serviceId: 3, masterId: null },
    ];
    expect(writeWishes(all)).toBe("1,2.5_3");
    expect(writeWishes([])).toBe("");
    expect(writeWishes([{ person: 3, serviceId: 3, masterId: null }])).toBe("__3");
    expect(readWishes("__3")).toEqual([{ person: 3, serviceId: 3, masterId: null }]);
  });

  it("that nobody understands are left out, and bring nothing down", () => {
    const garbage = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789._,-") }));
    check([garbage], (text) => {
      const all = readWishes(text);
      expect(readWishes(writeWishes(all))).toEqual(all);
      for (const { serviceId, masterId } of all) {
        for (const one of [serviceId, masterId ?? 0]) expect(Number.isInteger(one) && one < 2 ** 31).toBe(true);
      }
    });
    expect(readWishes("1,x,2.,.3,2.5.6,-4, 7,1,8")).toEqual(wishesFor([1, 8]));
    expect(readWishes("2147483648,1.2147483648,2147483647")).toEqual(wishesFor([2_147_483_647]));
  });
});
