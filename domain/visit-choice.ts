import { wishesAsked } from "./again.ts";
import type { Reservation, Unlock } from "./entities.ts";
import { type Layout, layoutOf } from "./manner.ts";
import { inNumbersBefore, inNumbersNow, peopleNow } from "./people-now.ts";
import {
  addWish,
  areSameWishes,
  hasWish,
  inNumbersOf,
  isSameWish,
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

/** Whether the same is wanted for the same people of the same masters, laid out in the same way. */
export function isSameChoice(one: VisitChoice, other: VisitChoice): boolean {
  return areSameWishes(one.wishes, other.wishes) && isSameLayout(one.layout, other.layout);
}

/**
 * What of a visit is chosen otherwise than it was asked for, and nothing else: empty where nothing is. Services and masters with
 * their base, what the visit was asked for when they were chosen, so that it is known of each which of the two has changed it since.
 */
export type ChosenOtherwise = Partial<{ services: ChosenServices } & Layout>;

type ChosenServices = { wanted: Wishes; base: Wishes };

/** What of a choice is otherwise than the visit was asked for. */
export function chosenOtherwise({ wishes, layout }: VisitChoice, visit: Asked): ChosenOtherwise {
  const asked = choiceAsked(visit);
  return {
    ...(!areSameWishes(wishes, asked.wishes) && { services: { wanted: wishes, base: asked.wishes } }),
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
  if (services === undefined) return { ...asked, layout: { ...asked.layout, ...layout } };
  const people = peopleNow(services.base, asked.wishes);
  const merged = merge(services, inNumbersBefore(people, asked.wishes));
  const wishes = merged === undefined ? asked.wishes : inNumbersNow(people, merged);
  return { wishes, layout: { ...asked.layout, ...layout } };
}

/** Whether something that was chosen otherwise is no part of what is wanted, for the visit has not got it any more. */
export function isChoiceLost({ services }: ChosenOtherwise, visit: Asked): boolean {
  if (services === undefined) return false;
  const { wanted, base } = services;
  const { wishes } = choiceAsked(visit);
  const now = inNumbersBefore(peopleNow(base, wishes), wishes);
  const isChosen = (wish: Wish) => !base.some((one) => isSameWish(one, wish) && one.masterId === wish.masterId);
  const merged = merge(services, now);
  return merged === undefined || wanted.some((wish) => isChosen(wish) && !hasWish(merged, wish));
}

/**
 * Merges three ways: of each service for each person what was chosen, or what the visit has now where nothing was, and nothing
 * where it has it no more; undefined where that is nothing at all.
 */
function merge({ wanted, base }: ChosenServices, now: Wishes): Wishes | undefined {
  if (areSameWishes(base, now)) return wanted;
  // Who has nothing any more of what they had is gone, or may be another one by now.
  const isThere = ({ person }: Wish) => {
    const own = base.filter((one) => one.person === person);
    return own.length === 0 || own.some((one) => hasWish(now, one));
  };
  const kept = wanted.flatMap((wish) => {
    const [had, has] = [base, now].map((all) => all.find((one) => isSameWish(one, wish)));
    if (had === undefined) return isThere(wish) ? [wish] : [];
    if (has === undefined) return [];
    return [had.masterId === wish.masterId ? has : wish];
  });
  const added = now.filter((wish) => !hasWish(base, wish));
  const wishes = added.reduce((all, { masterId, ...key }) => addWish(all, key, masterId), kept);
  return wishes.length === 0 ? undefined : wishes;
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
