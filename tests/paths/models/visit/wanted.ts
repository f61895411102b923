import type { EventObject } from "xstate";
import type { Manner } from "../../../../domain/manner.ts";
import type { Wish, WishKey, Wishes } from "../../../../domain/wishes.ts";
import type { ReservationInput } from "../../../../machines/reservation/types.ts";

/** How people are served where nothing is said. */
const usualManner: Manner = "togetherIfPossible";

/** What somebody wants: which services for whom and of whom, laid out how, and when. */
export class Wanted {
  wishes: Wishes;
  awaitingTime: number;
  manner: Manner;
  startTime: string | null;
  date: string | null;
  /** Whether nothing but the address asks for the time. */
  isAddressed: boolean;
  readonly #firmId: number;
  /** The express service that they came for, or picked a time of. */
  #hurriedFor: number | undefined;

  constructor({ draft, startTime, isExpress, holding }: ReservationInput) {
    const { firm, params, awaitingTime } = draft;
    [this.#firmId, this.wishes] = [firm.id, params.masters];
    [this.awaitingTime, this.manner] = [awaitingTime, params.manner ?? usualManner];
    this.startTime = startTime ?? draft.startTime;
    this.date = this.startTime?.slice(0, 10) ?? params.entries.at(-1)?.date ?? null;
    this.isAddressed = startTime !== null;
    if (isExpress || holding?.of.includes('"isExpress":true')) this.hurry();
  }

  /** The one service that is wanted is wanted as an express one. */
  hurry(): void {
    if (this.wishes.length === 1) this.#hurriedFor = this.wishes[0]?.serviceId;
  }

  toggle({ person, serviceId, masterId }: WishKey & { masterId?: number }): EventObject {
    const isThere = this.wishes.some((wish) => isAbout({ person, serviceId }, wish));
    if (isThere) return this.remove({ person, serviceId });
    this.wishes = [...this.wishes, { person, serviceId, masterId: masterId ?? null }];
    return fact("service.added", { serviceId, isFirst: this.wishes.length === 1 });
  }

  remove(key: WishKey): EventObject {
    this.wishes = this.wishes.filter((wish) => !isAbout(key, wish));
    return fact("service.removed", { serviceId: key.serviceId });
  }

  askFor(asked: Wish): void {
    const { masterId } = asked;
    this.wishes = this.wishes.map((wish) => (isAbout(asked, wish) ? { ...wish, masterId } : wish));
  }

  /** @returns whether it is another way than before */
  layOut(way: { awaitingTime?: number; manner?: Manner }): boolean {
    const before = [this.awaitingTime, this.manner].join();
    this.awaitingTime = way.awaitingTime ?? this.awaitingTime;
    this.manner = way.manner ?? this.manner;
    return [this.awaitingTime, this.manner].join() !== before;
  }

  want(time: string): void {
    [this.startTime, this.date] = [time, time.slice(0, 10)];
  }

  /** Whoever wants nothing any more does not come, once the services are chosen: the others are counted anew. */
  count(): void {
    const people = [...new Set(this.wishes.map(({ person }) => person))].toSorted((one, other) => one - other);
    this.wishes = this.wishes.map((one) => ({ ...one, person: 1 + people.indexOf(one.person) }));
  }

  /** The visit as it is asked for. */
  visit(): object {
    const isHurried = this.wishes.length === 1 && this.wishes[0]?.serviceId === this.#hurriedFor;
    const { startTime } = this;
    return {
      firmId: this.#firmId,
      params: this.#params(this.wishes),
      startTime,
      ...(isHurried && { isExpress: true }),
    };
  }

  /** The same of whoever can do it. */
  ofAnybody(): object {
    return { firmId: this.#firmId, params: this.#params(this.wishes.map((one) => ({ ...one, masterId: null }))) };
  }

  #params(entries: Wish[]): object {
    const { awaitingTime, manner } = this;
    const peopleCount = Math.max(1, ...entries.map(({ person }) => person));
    return { entries, peopleCount, awaitingTime, ...(manner !== usualManner && { manner }) };
  }
}

function isAbout(key: WishKey, wish: Wish): boolean {
  return wish.person === key.person && wish.serviceId === key.serviceId;
}

function fact(type: string, more: object): EventObject {
  return { type, ...more };
}
