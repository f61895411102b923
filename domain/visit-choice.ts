import { wishesAsked } from "./again.ts";
import { limits } from "./limits.ts";
import type { Reservation, ReservationParams, Unlock } from "./entities.ts";
import { type Layout, layoutOf } from "./manner.ts";
import { inNumbersBefore, inNumbersNow, peopleNow, type PeopleNow } from "./people-now.ts";
import {
  areSameWishes,
  canWait,
  countPeople,
  hasWish,
  inNumbersOf,
  isSameWish,
  numberPeople,
  paramsOf,
  removeWish,
  type Wish,
  type Wishes,
} from "./wishes.ts";

/** What is wanted of a salon, and how the visit is to be laid out in time. */
export type VisitChoice = { wishes: Wishes; layout: Layout };

type Asked = Pick<Reservation, "entries" | "awaitingTime" | "manner">;

/** What a visit was asked for: of masters by name or of anybody, laid out as it is. */
export function choiceAsked({ entries, ...layout }: Asked): VisitChoice {
  return { wishes: wishesAsked({ entries }), layout: layoutOf(layout) };
}

/** Whether a visit is laid out in the same way. */
export function isSameLayout(one: Layout, other: Layout): boolean {
  return one.awaitingTime === other.awaitingTime && one.manner === other.manner;
}

/** Whether the same is wanted for the same people of the same masters, laid out in the same way as far as that makes a difference. */
export function isSameChoice(one: VisitChoice, other: VisitChoice): boolean {
  return areSameWishes(one.wishes, other.wishes) && isSameLayout(effective(one), effective(other));
}

/** How a choice is laid out: nobody waits who wants one service, and one person comes in no manner. */
function effective({ wishes, layout }: VisitChoice): Layout {
  return {
    awaitingTime: canWait(wishes) ? layout.awaitingTime : 0,
    manner: countPeople(wishes) > 1 ? layout.manner : "togetherIfPossible",
  };
}

/**
 * What of a visit is chosen otherwise than it was asked for, and nothing else: empty where nothing is. Services and masters with
 * their base, what the visit was asked for when they were chosen, so that it is known of each which of the two has changed it since;
 * and with who was to do each of them then, by which people are told who are counted anew.
 */
export type ChosenOtherwise = Partial<{ services: ChosenServices } & Layout>;

type ChosenServices = { wanted: Wishes; base: Wishes; doneBy: Wishes };

/** What of a choice is otherwise than the visit was asked for. */
export function chosenOtherwise({ wishes, layout }: VisitChoice, visit: Asked): ChosenOtherwise {
  const asked = choiceAsked(visit);
  return {
    ...(!areSameWishes(wishes, asked.wishes) && {
      services: { wanted: wishes, base: asked.wishes, doneBy: doneIn(visit) },
    }),
    ...(layout.awaitingTime !== asked.layout.awaitingTime && { awaitingTime: layout.awaitingTime }),
    ...(layout.manner !== asked.layout.manner && { manner: layout.manner }),
  };
}

/**
 * What is wanted of a visit as it is now: what was chosen otherwise, and of the rest what it was asked for. People have the
 * numbers that they have in the visit, also where one of them is left with nothing.
 */
export function choiceWith({ services, ...layout }: ChosenOtherwise, visit: Asked): VisitChoice {
  const asked = choiceAsked(visit);
  const wishes = (services && merge(services, visit)?.wishes) ?? asked.wishes;
  return { wishes, layout: { ...asked.layout, ...layout } };
}

/** What is wanted of a salon, at whatever time, as the contract writes it. */
export type WantedOfVisit = { firmId: number; params: ReservationParams };

/** What is wanted of the salon then. */
export function wantedWith(chosen: ChosenOtherwise, visit: Asked & { firm: { id: number } }): WantedOfVisit {
  const { wishes, layout } = choiceWith(chosen, visit);
  return { firmId: visit.firm.id, params: paramsOf(wishes, layout) };
}

/** Whether something that was chosen otherwise is no part of what is wanted any more, for the visit was changed meanwhile. */
export function isChoiceLost({ services }: ChosenOtherwise, visit: Asked): boolean {
  return services !== undefined && (merge(services, visit)?.isLost ?? true);
}

/** Who of the people of a visit as it was is who of it now; undefined where nobody is gone. */
export function peopleSince(before: Asked, now: Asked): PeopleNow | undefined {
  return peopleNow(doneIn(before), doneIn(now));
}

/** What is done of a visit by whom, its people counted without gaps. */
function doneIn({ entries }: Asked): Wishes {
  return numberPeople(entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId })));
}

/**
 * Merges three ways: of each service for each person what was chosen, or what the visit has now where nothing was, and nothing
 * where it has it no more; undefined where that is nothing at all. What is chosen and not among it is lost.
 */
function merge(
  { wanted, base, doneBy }: ChosenServices,
  visit: Asked,
): { wishes: Wishes; isLost: boolean } | undefined {
  const people = peopleNow(doneBy, doneIn(visit));
  const now = inNumbersBefore(people, choiceAsked(visit).wishes);
  if (areSameWishes(base, now)) return { wishes: wanted, isLost: false };
  const had = (wish: Wish) => base.find((one) => isSameWish(one, wish));
  // Where somebody is gone, it may be who has nothing any more of what they had.
  const isThere = ({ person }: Wish) =>
    people === undefined || base.some((one) => one.person === person && hasWish(now, one));
  const own = wanted.flatMap((wish) => {
    const [before, has] = [had(wish), now.find((one) => isSameWish(one, wish))];
    if (before === undefined) return isThere(wish) ? [wish] : [];
    if (has === undefined) return [];
    return [before.masterId === wish.masterId ? has : wish];
  });
  const since = now.filter((wish) => !hasWish(base, wish) && !hasWish(own, wish));
  const wishes = [...withRoomFor(own, since.length, (wish) => had(wish) === undefined), ...since];
  if (wishes.length === 0) return undefined;
  const isChosen = (wish: Wish) => had(wish)?.masterId !== wish.masterId;
  const isLost = wanted.some((wish) => isChosen(wish) && !hasWish(wishes, wish));
  return { wishes: inNumbersNow(people, wishes), isLost };
}

/** Without the last of those that may be left out, as many as it takes for so many more. */
function withRoomFor(wishes: Wishes, count: number, mayGo: (wish: Wish) => boolean): Wishes {
  const most = limits.wishes - count;
  return wishes.reduceRight<Wishes>(
    (all, wish, index) => (index + 1 + all.length > most && mayGo(wish) ? all : [wish, ...all]),
    [],
  );
}

/** The change that opens a time, as the service says it, of the people as the wishes number them. */
export function unlockFor(wishes: Wishes, unlock: Unlock): Unlock {
  const [own] = unlock.kind === "withoutService" ? inNumbersOf(wishes, [unlock]) : [];
  return own ?? unlock;
}

/** What is wanted once the change is made that opens a time. */
export function choiceUnlocked({ wishes, layout }: VisitChoice, unlock: Unlock): VisitChoice {
  switch (unlock.kind) {
    case "otherMaster": {
      const { masterId, otherMasterId } = unlock;
      const given = wishes.map((wish) => (wish.masterId === masterId ? { ...wish, masterId: otherMasterId } : wish));
      return { wishes: given, layout };
    }
    case "longerWait":
      return { wishes, layout: { ...layout, awaitingTime: unlock.awaitingTime } };
    case "otherManner":
      return { wishes, layout: { ...layout, manner: unlock.manner } };
    case "withoutService":
      return { wishes: removeWish(wishes, unlock), layout };
  }
}
