import fc from "fast-check";
import { expect, test } from "vitest";
import { cellRange, noCells } from "../../../domain/availability/cells.ts";
import { findTimes } from "../../../domain/availability/day-times.ts";
import { visitRequestOf } from "../../../domain/availability/visit-request.ts";
import { whyPicked } from "../../../domain/availability/why-picked.ts";
import { isFreeThroughout, minutesBy } from "./oracle.ts";
import { dayOfWorld, oneServiceWorlds, requestOfWorld, worlds } from "./worlds.ts";

test("a master is said to be the only free, the quickest, the least busy or the best rated of the free only if they are", () => {
  fc.assert(
    fc.property(oneServiceWorlds, (world) => {
      const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
      const [entry] = world.entries;
      for (const visit of findTimes(day, request).visits) {
        const [reason] = whyPicked(day, request, visit);
        const chosen = visit.entries[0]?.masterId ?? 0;
        if (entry === undefined || entry.masterId !== null || entry.able.length < 2) {
          expect(reason).toBeUndefined();
          continue;
        }
        const able = world.masters.filter(({ id }) => entry.able.some(({ masterId }) => masterId === id));
        const rivals = able.filter((master) => {
          const end = visit.startMinute + minutesBy(entry, master.id);
          return master.id !== chosen && isFreeThroughout(master, visit.startMinute, end);
        });
        const asQuick = rivals.filter(({ id }) => minutesBy(entry, id) === minutesBy(entry, chosen));
        expect(reason === "onlyFree").toBe(rivals.length === 0);
        expect(reason === "quickest").toBe(rivals.length > 0 && asQuick.length === 0);
        expect(reason).toBeDefined();
        if (reason === "bestRated") {
          const rankOf = (id: number) => world.masters.find((master) => master.id === id)?.rank ?? 0;
          expect(asQuick.some(({ id }) => rankOf(id) > rankOf(chosen))).toBe(true);
        }
      }
    }),
  );
});

test("nothing is said of a master who was asked for by name", () => {
  fc.assert(
    fc.property(worlds, (world) => {
      const [day, request] = [dayOfWorld(world), requestOfWorld(world)];
      for (const visit of findTimes(day, request).visits) {
        const reasons = whyPicked(day, request, visit);
        world.entries.forEach(({ masterId }, index) => {
          if (masterId !== null) expect(reasons[index]).toBeUndefined();
        });
      }
    }),
  );
});

test("a master is the only one free where the others who could do it are not there that day", () => {
  const able = [1, 7].map((masterId) => ({ masterId, minutes: 60, price: 0, priceMax: null }));
  const request = visitRequestOf([{ person: 1, masterId: null, able }], 0);
  const masters = [{ id: 1, rank: 0, work: cellRange(36, 44), busy: noCells }];
  const day = { masters, minutes: 1440, nowMinute: 0, earliestMinute: 0 };
  const [visit] = findTimes(day, request).visits;
  expect(visit && whyPicked(day, request, visit)).toEqual(["onlyFree"]);
});
