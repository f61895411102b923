import type { ReservationQuery } from "./page-queries.ts";
import type { Master, Reservation, ReservationParams, Service } from "./entities.ts";
import { addDays, dayMs, epochOf, type Instant, type LocalDate, localDateOf, localMinuteOf } from "./time.ts";
import { statusAt } from "./visit-status.ts";
import { numberPeople, paramsOf, type Wish, type Wishes } from "./wishes.ts";

/** What was wanted of a visit: the same services for the same people, of the masters who do them. */
export function wishesAgain({ entries }: Pick<Reservation, "entries">): Wishes {
  return numberPeople(entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId })));
}

/**
 * What a link into the reservation says of a visit that is to be had once more: the same services of the same masters, laid
 * out as they were, its hour, and the next day with its weekday on which that hour is a day ahead at least.
 * @param now epoch milliseconds
 */
export function againQuery(
  visit: Pick<Reservation, "entries" | "startTime" | "awaitingTime" | "manner">,
  now: number,
): Pick<ReservationQuery, "wishes" | "date" | "hour" | "awaitingTime" | "manner"> {
  const { startTime, awaitingTime, manner } = visit;
  const [date, hour] = [sameWeekday(startTime, now + dayMs), localMinuteOf(startTime)];
  return { wishes: wishesAgain(visit), date, hour, awaitingTime, manner };
}

/**
 * The past visits that are offered to be had once more: those that took place at a firm that is still there, the last one of
 * each choice of services there; a visit to each firm comes before a second one to any.
 * @param now epoch milliseconds
 */
export function visitsToRepeat(visits: readonly Reservation[], now: number, most: number): Reservation[] {
  const had = visits
    .filter((visit) => visit.firm.urlKey !== undefined && statusAt(visit, now) === "completed")
    .toSorted((one, other) => epochOf(other.startTime) - epochOf(one.startTime));
  const different = firstOfEach(had, (visit) => `${visit.firm.id} ${servicesOf(visit)}`);
  const ofFirms = firstOfEach(different, ({ firm }) => firm.id);
  return [...new Set([...ofFirms, ...different])].slice(0, most);
}

function servicesOf({ entries }: Reservation): string {
  return entries
    .map(({ serviceId }) => serviceId)
    .toSorted((one, other) => one - other)
    .join();
}

function firstOfEach<One>(all: readonly One[], keyOf: (one: One) => unknown): One[] {
  const keys = all.map(keyOf);
  return all.filter((_, index) => keys.indexOf(keys[index]) === index);
}

/** The slot that begins nearest to a time of day, the earlier one of two; undefined where there is none. */
export function nearestToHour<Begins extends { startTime: Instant }>(
  slots: readonly Begins[],
  hour: number,
): Begins | undefined {
  const distance = ({ startTime }: Begins) => Math.abs(localMinuteOf(startTime) - hour);
  const inOrder = slots.toSorted((one, other) => epochOf(one.startTime) - epochOf(other.startTime));
  return inOrder.toSorted((one, other) => distance(one) - distance(other))[0];
}

function sameWeekday(startTime: Instant, from: number): LocalDate {
  const weeks = Math.max(0, Math.ceil((from - epochOf(startTime)) / (7 * dayMs)));
  return addDays(localDateOf(startTime), 7 * weeks);
}

/** What of some wishes a firm does not have any more. */
export type Gone = {
  /** How many services are not offered. */
  services: number;
  /** The wishes whose master left, or does the service no more. */
  masters: Wishes;
};

/** What of wishes that come from outside, as from a past visit, the firm does not have any more. */
export function goneOf(
  wishes: Wishes,
  services: readonly Pick<Service, "id" | "masterIds">[],
  masters: readonly Pick<Master, "id" | "isOnline">[],
): Gone {
  const offered = new Map(services.map(({ id, masterIds }) => [id, masterIds]));
  const online = new Set(masters.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const hasLeft = ({ serviceId, masterId }: Wish) => {
    const masterIds = offered.get(serviceId);
    return masterId !== null && masterIds !== undefined && !(online.has(masterId) && masterIds.includes(masterId));
  };
  return {
    services: new Set(wishes.map(({ serviceId }) => serviceId).filter((id) => !offered.has(id))).size,
    masters: wishes.filter(hasLeft),
  };
}

/** Wishes that come from outside, with what the firm still has: other services are left out, others' work is anybody's. */
export function stillOffered(...asked: Parameters<typeof goneOf>): Wishes {
  const [wishes, services] = asked;
  const gone = goneOf(...asked).masters;
  return wishes
    .filter(({ serviceId }) => services.some(({ id }) => id === serviceId))
    .map((wish) => (gone.includes(wish) ? { ...wish, masterId: null } : wish));
}

/** What is wanted of a visit that is changed: the same as it has, or other wishes; laid out as it is. */
export function paramsAgain(
  { entries, ...layout }: Pick<Reservation, "entries" | "awaitingTime" | "manner">,
  wishes: Wishes | null,
): ReservationParams {
  return paramsOf(wishes ?? wishesAgain({ entries }), layout);
}
