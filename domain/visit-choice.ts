import { wishesAsked } from "./again.ts";
import type { Reservation, Unlock } from "./entities.ts";
import { type Layout, layoutOf } from "./manner.ts";
import { addWish, areSameWishes, hasWish, inNumbersOf, isSameWish, removeWish, type Wishes } from "./wishes.ts";

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
 * what the visit was asked for when they were chosen, so that it is known of each which of the two has changed it since.
 */
export type ChosenOtherwise = Partial<{ services: Services } & Layout>;

type Services = { wanted: Wishes; beside: Wishes };

/** What of a choice is otherwise than the visit was asked for. */
export function chosenOtherwise({ wishes, layout }: VisitChoice, visit: Asked): ChosenOtherwise {
  const asked = choiceAsked(visit);
  return {
    ...(!areSameWishes(wishes, asked.wishes) && { services: { wanted: wishes, beside: asked.wishes } }),
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
  const wishes = (services && merged(services, asked.wishes)) ?? asked.wishes;
  return { wishes, layout: { ...asked.layout, ...layout } };
}

/** Whether what was chosen otherwise is no part of what is wanted: nothing of it is left in the visit as it is now. */
export function isChoiceLost({ services }: ChosenOtherwise, visit: Asked): boolean {
  return services !== undefined && merged(services, choiceAsked(visit).wishes) === undefined;
}

/** Of each service for each person what was chosen, or what the visit has now where nothing was; undefined where that is nothing. */
function merged({ wanted, beside }: Services, now: Wishes): Wishes | undefined {
  if (areSameWishes(beside, now)) return wanted;
  const chosen = wanted.flatMap((wish) => {
    const had = beside.find((one) => isSameWish(one, wish));
    return had?.masterId === wish.masterId ? now.filter((one) => isSameWish(one, wish)) : [wish];
  });
  const added = now.filter((wish) => !hasWish(beside, wish) && !hasWish(chosen, wish));
  const wishes = added.reduce((all, { masterId, ...key }) => addWish(all, key, masterId), chosen);
  return wishes.length === 0 ? undefined : wishes;
}

/**
 * What is wanted once the change is made that opens a time.
 * @param unlock of the service, which counts the people of the wishes without gaps
 */
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
    case "withoutService": {
      const without = inNumbersOf(wishes, [unlock]);
      return { wishes: without.reduce(removeWish, wishes), layout };
    }
  }
}
