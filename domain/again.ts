import type { ReservationQuery } from "./page-queries.ts";
import type { Master, Reservation, Service } from "./entities.ts";
import { addDays, dayMs, epochOf, type Instant, type LocalDate, localDateOf, localMinuteOf } from "./time.ts";
import { statusAt } from "./visit-status.ts";
import { numberPeople, type Wish, type Wishes } from "./wishes.ts";

/** What was wanted of a visit: the same services for the same people, of the masters who do them. */
export function wishesAgain({ entries }: Pick<Reservation, "entries">): Wishes {
  return numberPeople(entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId })));
}

/** What is wanted of a visit that is changed: as it was asked for, of masters by name or of anybody. */
export function wishesAsked({ entries }: Pick<Reservation, "entries">): Wishes {
  const asked = entries.map(({ person, serviceId, masterId, isAnyMaster }) => {
    return { person, serviceId, masterId: isAnyMaster ? null : masterId };
  });
  return numberPeople(asked);
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

/** What of some wishes can't be had of a firm any more. */
export type Gone = {
  /** The services that can't be reserved here. */
  services: number[];
  /** The wishes whose master left, or does the service no more. */
  masters: Wishes;
};

type Offered = Pick<Service, "id" | "masterIds" | "reservationPhone">;
type Employed = Pick<Master, "id" | "isOnline">;

/** Who does each service that can be reserved here, of those who take reservations: not one that is reserved by phone alone. */
export function mastersOnline(services: readonly Offered[], masters: readonly Employed[]): Map<number, number[]> {
  const online = new Set(masters.filter(({ isOnline }) => isOnline).map(({ id }) => id));
  const able = services.flatMap(({ id, masterIds, reservationPhone }): [number, number[]][] =>
    reservationPhone === undefined ? [[id, masterIds.filter((masterId) => online.has(masterId))]] : [],
  );
  return new Map(able.filter(([, masterIds]) => masterIds.length > 0));
}

/** What of wishes that come from outside, as from a past visit, can't be had of the firm any more. */
export function goneOf(wishes: Wishes, services: readonly Offered[], masters: readonly Employed[]): Gone {
  const offered = mastersOnline(services, masters);
  const hasLeft = ({ serviceId, masterId }: Wish) => {
    const masterIds = offered.get(serviceId);
    return masterId !== null && masterIds !== undefined && !masterIds.includes(masterId);
  };
  return {
    services: [...new Set(wishes.map(({ serviceId }) => serviceId).filter((id) => !offered.has(id)))],
    masters: wishes.filter(hasLeft),
  };
}

/** Wishes that come from outside, with what can still be had: other services are left out, others' work is anybody's. */
export function stillOffered(...asked: Parameters<typeof goneOf>): Wishes {
  const [wishes, ...firm] = asked;
  const offered = mastersOnline(...firm);
  const gone = goneOf(...asked).masters;
  return wishes
    .filter(({ serviceId }) => offered.has(serviceId))
    .map((wish) => (gone.includes(wish) ? { ...wish, masterId: null } : wish));
}
