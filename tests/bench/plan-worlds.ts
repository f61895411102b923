import { type Cells, cellRange, either, noCells } from "../../domain/availability/cells.ts";
import type { Day } from "../../domain/availability/day.ts";
import type { DayPlan } from "../../domain/availability/plans.ts";
import type { Able, RequestedEntry } from "../../domain/availability/visit-request.ts";

export const size = { people: 4, services: 4, masters: 10, days: 14, able: 4 };
export const kinds = [
  { name: "a third taken, no waiting", busy: 0.33, awaitingMinutes: 0 },
  { name: "half taken, no waiting", busy: 0.5, awaitingMinutes: 0 },
  { name: "half taken, 30 min. of waiting", busy: 0.5, awaitingMinutes: 30 },
];
/** So much more is nearly as good as trying everything: it shows whether the ordinary effort was enough. */
export const everything = {
  perRequest: 1_000_000_000,
  perStart: 100_000_000,
  perVisit: 100_000_000,
};

/** What a client would see of them. */
export function shownOf(plans: readonly DayPlan[]): string {
  return plans.map(({ manners, day, visit }) => [manners, day, visit.startMinute, visit.endMinute].join()).join(";");
}

type Random = () => number;

/** The same numbers from 0 up to 1 for the same seed: a linear congruential generator. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
}

export function entriesOf(random: Random): RequestedEntry[] {
  const services = Array.from({ length: 2 * size.services }, () => ableOf(random));
  return Array.from({ length: size.people }, (_, person) =>
    Array.from({ length: size.services }, (__, index) => ({
      person: person + 1,
      masterId: null,
      able: services[(person + 2 * index) % services.length] ?? [],
    })),
  ).flat();
}

function ableOf(random: Random): Able[] {
  const minutes = 15 * (2 + Math.floor(random() * 4));
  const first = Math.floor(random() * size.masters);
  return Array.from({ length: size.able }, (_, index) => ({
    masterId: 1 + ((first + 3 * index) % size.masters),
    minutes: minutes + (random() < 0.3 ? 15 : 0),
    price: 700_000,
    priceMax: null,
  }));
}

/** Days from nine to eight of masters who are partly taken. */
export function daysOf(random: Random, share: number): Day[] {
  return Array.from({ length: size.days }, () => ({
    masters: Array.from({ length: size.masters }, (_, index) => ({
      id: index + 1,
      rank: index,
      work: cellRange(36, 80),
      busy: busyOf(random, share),
    })),
    minutes: 1440,
    nowMinute: 0,
    earliestMinute: 0,
  }));
}

function busyOf(random: Random, share: number): Cells {
  let busy = noCells;
  for (let cell = 36; cell < 80;) {
    const end = cell + 2 + Math.floor(random() * 5);
    if (random() < share) busy = either(busy, cellRange(cell, Math.min(80, end)));
    cell = end;
  }
  return busy;
}
