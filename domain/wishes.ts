import type { ReservationParams } from "./entities.ts";
import { idIn } from "./id-text.ts";
import { limits } from "./limits.ts";
import { type LayoutWish, layoutWish } from "./manner.ts";

/** One service for one client, with the master they asked for; null is "any master". People count from 1. */
export type Wish = { person: number; serviceId: number; masterId: number | null };

/** What a wish is about. A client wants a service once. */
export type WishKey = Pick<Wish, "person" | "serviceId">;

/** What is wanted of a salon, in the order in which it was chosen (spec §3: services, masters, peopleCount). */
export type Wishes = Wish[];

/** Whether two are about the same service for the same person. */
export function isSameWish(one: WishKey, other: WishKey): boolean {
  return one.person === other.person && one.serviceId === other.serviceId;
}

export function hasWish(wishes: Wishes, key: WishKey): boolean {
  return wishes.some((wish) => isSameWish(wish, key));
}

/** Whether nothing more can be wanted: one reservation has no more services. */
export function areFull(wishes: Wishes): boolean {
  return wishes.length >= limits.wishes;
}

/** With one service more for a client, if they are not full; what is wanted already stays as it is. */
export function addWish(wishes: Wishes, { person, serviceId }: WishKey, masterId: number | null = null): Wishes {
  if (areFull(wishes) || hasWish(wishes, { person, serviceId })) return wishes;
  return [...wishes, { person, serviceId, masterId }];
}

export function removeWish(wishes: Wishes, key: WishKey): Wishes {
  return wishes.filter((wish) => !isSameWish(wish, key));
}

/** Whether a service can be taken into what is wanted, or out of it. */
export function canToggle(wishes: Wishes, key: WishKey): boolean {
  return hasWish(wishes, key) || !areFull(wishes);
}

/** Without a service that is wanted, or with one that is not. */
export function toggleWish(wishes: Wishes, key: WishKey & { masterId?: number }): Wishes {
  return hasWish(wishes, key) ? removeWish(wishes, key) : addWish(wishes, key, key.masterId);
}

/** With another master, or any, for one wish. */
export function assignMaster(wishes: Wishes, key: WishKey, masterId: number | null): Wishes {
  return wishes.map((wish) => (isSameWish(wish, key) ? { ...wish, masterId } : wish));
}

/** With one master for every wish for a service that they do; the others stay as they are. */
export function askForMaster(
  wishes: Wishes,
  { id, serviceIds }: { id: number; serviceIds: readonly number[] },
): Wishes {
  return wishes.map((wish) => (serviceIds.includes(wish.serviceId) ? { ...wish, masterId: id } : wish));
}

/** With any master where one was asked for. */
export function withoutMaster(wishes: Wishes, masterId: number): Wishes {
  return wishes.map((wish) => (wish.masterId === masterId ? { ...wish, masterId: null } : wish));
}

/** The one master whom everything that is wanted asks for; null where it is nobody by name, or more than one. */
export function onlyMaster(wishes: Wishes): number | null {
  const [first, ...others] = new Set(wishes.map(({ masterId }) => masterId));
  return others.length === 0 ? (first ?? null) : null;
}

/** Whether somebody was asked for by name. */
export function hasNamedMaster(wishes: Wishes): boolean {
  return wishes.some(({ masterId }) => masterId !== null);
}

/**
 * The wishes for a master by name whom a time does not have: with the one who does it then.
 * @param entries of the service, which counts the people of the wishes without gaps
 */
export function withOtherMasters(wishes: Wishes, entries: readonly (WishKey & { masterId: number })[]): Wishes {
  const done = inNumbersOf(wishes, entries);
  return wishes.flatMap((wish) => {
    const given = done.find((entry) => isSameWish(entry, wish))?.masterId;
    const isOther = wish.masterId !== null && given !== undefined && given !== wish.masterId;
    return isOther ? [{ ...wish, masterId: given }] : [];
  });
}

/** The same wishes, of the masters who are free at a time where those asked for by name are not. */
export function withMastersOf(wishes: Wishes, entries: readonly (WishKey & { masterId: number })[]): Wishes {
  return withOtherMasters(wishes, entries).reduce<Wishes>(
    (all, { masterId, ...key }) => assignMaster(all, key, masterId),
    wishes,
  );
}

/** Services for the first person, done by one master or by anybody. */
export function wishesFor(serviceIds: readonly number[], masterId: number | null = null): Wishes {
  return [...new Set(serviceIds)].map((serviceId) => ({ person: 1, serviceId, masterId }));
}

/** The services that somebody wants, each once, in the order in which they were chosen. */
export function servicesOf(wishes: Wishes): number[] {
  return [...new Set(wishes.map(({ serviceId }) => serviceId))];
}

/** Whether anybody wants two services, between which they may have to wait. */
export function canWait(wishes: readonly Pick<Wish, "person">[]): boolean {
  return new Set(wishes.map(({ person }) => person)).size < wishes.length;
}

/** How many people come: who wants nothing does not; one comes even before anything is chosen. */
export function countPeople(wishes: readonly Pick<Wish, "person">[]): number {
  return Math.max(1, peopleOf(wishes).length);
}

/** The same wishes, with the people counted from 1 without gaps, in their order. */
export function numberPeople<Of extends Pick<Wish, "person">>(wishes: readonly Of[]): Of[] {
  const people = peopleOf(wishes);
  return wishes.map((wish) => ({ ...wish, person: people.indexOf(wish.person) + 1 }));
}

/** What the service says of people, whom it counts without gaps: of the same people as the wishes number them. */
export function inNumbersOf<Of extends Pick<Wish, "person">>(wishes: Wishes, all: readonly Of[]): Of[] {
  const people = peopleOf(wishes);
  return all.map((one) => ({ ...one, person: people[one.person - 1] ?? one.person }));
}

/** The numbers of the people who want something, the first one first. */
export function peopleOf(wishes: readonly Pick<Wish, "person">[]): number[] {
  return [...new Set(wishes.map(({ person }) => person))].toSorted((one, other) => one - other);
}

/** Whether the same is wanted for the same people of the same masters, in whatever order. */
export function areSameWishes(one: Wishes, other: Wishes): boolean {
  const isThere = (wish: Wish) => one.some((mine) => isSameWish(mine, wish) && mine.masterId === wish.masterId);
  return one.length === other.length && other.every(isThere);
}

/** What is wanted, as the contract writes it: by people who are counted without gaps. */
export function paramsOf(wishes: Wishes, layout: LayoutWish = { awaitingTime: 0 }): ReservationParams {
  return {
    entries: numberPeople(wishes),
    peopleCount: countPeople(wishes),
    ...layoutWish(layout),
  };
}

/**
 * Wishes as an address says them: "1,2.5_3" is the services 1 and 2 for the first person, 2 by the master 5, and the
 * service 3 for the second.
 */
export function writeWishes(wishes: Wishes): string {
  const written = ({ serviceId, masterId }: Wish) => (masterId === null ? `${serviceId}` : `${serviceId}.${masterId}`);
  const last = Math.max(0, ...peopleOf(wishes));
  return Array.from({ length: last }, (_, index) =>
    wishes
      .filter(({ person }) => person === index + 1)
      .map(written)
      .join(","),
  ).join("_");
}

/**
 * Reads what {@link writeWishes} wrote, as much of it as one reservation has; what is not understood is left out, and nobody wants
 * a service twice. Who wants nothing is counted as well: the others keep their numbers.
 */
export function readWishes(text: string): Wishes {
  return text.split("_", limits.people).reduce<Wishes>(
    (wishes, ofOne, index) =>
      ofOne.split(",").reduce((all, word) => {
        const [service = "", master, ...more] = word.split(".");
        const serviceId = idIn(service);
        const masterId = master === undefined ? null : idIn(master);
        if (serviceId === undefined || masterId === undefined || more.length > 0) return all;
        return addWish(all, { person: index + 1, serviceId }, masterId);
      }, wishes),
    [],
  );
}
