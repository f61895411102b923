import fc from "fast-check";
import { cellsInside, cellsTouched, without } from "../../../domain/availability/cells.ts";
import type { Day } from "../../../domain/availability/day.ts";
import { type Able, type VisitRequest, visitRequestOf } from "../../../domain/availability/visit-request.ts";
import type { Manner } from "../../../domain/manner.ts";
import type { OracleEntry, OracleMaster, OracleUnit, Span, World } from "./oracle.ts";

const masterIds = [11, 12, 13];
/** Three hours: small enough to try everything. */
const length = 180;

const span = (unit: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: length / unit - 1 }), fc.integer({ min: 1, max: 120 / unit }))
    .map(([start, size]): Span => ({
      startsMinute: start * unit,
      endsMinute: Math.min(length, (start + size) * unit),
    }));

const masters: fc.Arbitrary<OracleMaster[]> = fc
  .tuple(
    fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
    fc.array(
      fc.record({
        shifts: fc.oneof(
          fc.constant<Span[]>([{ startsMinute: 0, endsMinute: length }]),
          fc.array(span(15), { maxLength: 2 }),
        ),
        breaks: fc.array(span(15), { maxLength: 1 }),
        // Visits that another program wrote need not keep to the grid.
        busy: fc.array(fc.oneof(span(15), span(5)), { maxLength: 3 }),
      }),
      { minLength: 3, maxLength: 3 },
    ),
  )
  .map(([ranks, hours]) => hours.map((own, index) => ({ id: masterIds[index] ?? 0, rank: ranks[index] ?? 0, ...own })));

const ableIds = fc.subarray(masterIds, { minLength: 1 });
/** Masters who take equally long for it, or each their own time. */
const able = (most: number): fc.Arbitrary<Able[]> => {
  const cells = fc.integer({ min: 1, max: most });
  const lengths = fc.oneof(
    cells.map((same) => [same, same, same]),
    fc.array(cells, { minLength: 3, maxLength: 3 }),
  );
  return fc
    .tuple(ableIds, lengths)
    .map(([ids, own]) =>
      ids.map((masterId, index) => ({ masterId, minutes: (own[index] ?? 1) * 15, price: 0, priceMax: null })),
    );
};
const entry = (person: fc.Arbitrary<number>, most: number): fc.Arbitrary<OracleEntry> =>
  fc.tuple(person, able(most), fc.boolean(), fc.nat()).map(([who, own, isNamed, pick]) => ({
    person: who,
    masterId: isNamed ? (own[pick % own.length]?.masterId ?? null) : null,
    able: own,
  }));

const awaitingMinutes = fc.constantFrom(0, 10, 15, 30, 45);

const worldOf = (entries: fc.Arbitrary<OracleEntry[]>): fc.Arbitrary<World> =>
  fc.record({ length: fc.constant(length), masters, units: fc.constant([]), entries, awaitingMinutes });

export const oneServiceWorlds = worldOf(fc.tuple(entry(fc.constant(1), 6)));
export const onePersonWorlds = worldOf(fc.array(entry(fc.constant(1), 4), { minLength: 2, maxLength: 3 }));
export const peopleWorlds = worldOf(
  fc.array(entry(fc.integer({ min: 1, max: 3 }), 3), { minLength: 2, maxLength: 3 }),
).filter(({ entries }) => new Set(entries.map(({ person }) => person)).size > 1);
const units: fc.Arbitrary<OracleUnit[]> = fc
  .array(fc.array(fc.oneof(span(15), span(5)), { maxLength: 2 }), { minLength: 3, maxLength: 3 })
  .map((busy) => busy.map((own, unit) => ({ unit, busy: own })));
/** Services that need nothing, one of some units, or one each of two kinds. */
const needs = fc.constantFrom<number[][]>([], [[0]], [[0, 1]], [[1, 0]], [[2]], [[0, 1], [2]]);

/** Three or four people with up to six services of three kinds, so that some want the same, of masters who may be free alike. */
export const partyWorlds = fc
  .record({
    hours: fc.array(fc.array(span(15), { maxLength: 1 }), { minLength: 1, maxLength: 4 }),
    kinds: fc.array(fc.tuple(able(2), needs), { minLength: 1, maxLength: 3 }),
    services: fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(2)), { minLength: 3, maxLength: 6 }),
    units,
    awaitingMinutes: fc.constantFrom(0, 0, 15, 30),
  })
  .map(({ hours, kinds, services, units: all, awaitingMinutes: awaiting }): World => ({
    length,
    masters: masterIds.map((id, rank) => ({
      id,
      rank,
      shifts: [{ startsMinute: 0, endsMinute: length }],
      breaks: [],
      busy: hours[rank % hours.length] ?? [],
    })),
    units: all,
    entries: services.map(([person, kind]) => {
      const [own = [], wanted = []] = kinds[kind % kinds.length] ?? [];
      return { person, masterId: null, able: own, needs: wanted };
    }),
    awaitingMinutes: awaiting,
  }))
  .filter(({ entries }) => new Set(entries.map(({ person }) => person)).size > 2);
export const worlds = fc.oneof(oneServiceWorlds, onePersonWorlds, peopleWorlds);

/** The same worlds where some services need a room or a device. */
export const withRooms = (kind: fc.Arbitrary<World>): fc.Arbitrary<World> =>
  fc.tuple(kind, units, fc.array(needs, { minLength: 3, maxLength: 3 })).map(([world, all, wanted]) => ({
    ...world,
    units: all,
    entries: world.entries.map((own, index) => ({ ...own, needs: wanted[index] ?? [] })),
  }));

export function requestOfWorld({ entries, awaitingMinutes: awaiting }: World, manner?: Manner): VisitRequest {
  return visitRequestOf(entries, awaiting, manner);
}

export function dayOfWorld(world: World, clock: Partial<Day> = {}): Day {
  return {
    masters: world.masters.map(({ id, rank, shifts, breaks, busy }) => ({
      id,
      rank,
      work: without(cellsInside(shifts), cellsTouched(breaks)),
      busy: cellsTouched(busy),
    })),
    units: new Map(world.units.map(({ unit, busy }) => [unit, cellsTouched(busy)])),
    minutes: world.length,
    nowMinute: 0,
    earliestMinute: 0,
    ...clock,
  };
}

/** The same worlds where some masters clean up after a service. */
export const withCleanup = (kind: fc.Arbitrary<World>): fc.Arbitrary<World> =>
  fc.tuple(kind, fc.infiniteStream(fc.constantFrom(0, 0, 15, 30))).map(([world, minutes]) => ({
    ...world,
    entries: world.entries.map((entry) => ({
      ...entry,
      able: entry.able.map((one) => ({ ...one, cleanupMinutes: Number(minutes.next().value) })),
    })),
  }));
