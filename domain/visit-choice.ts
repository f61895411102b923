import { wishesAsked } from "./again.ts";
import type { Reservation, Unlock } from "./entities.ts";
import { type Layout, layoutOf } from "./manner.ts";
import { areSameWishes, removeWish, type Wishes } from "./wishes.ts";

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

/** What is wanted of a visit that was changed meanwhile: what was not chosen otherwise than it had it is what it has now. */
export function choiceOfChanged({ wishes, layout }: VisitChoice, before: Asked, now: Asked): VisitChoice {
  const [had, has] = [choiceAsked(before), choiceAsked(now)];
  const { awaitingTime, manner } = layout;
  return {
    wishes: areSameWishes(wishes, had.wishes) ? has.wishes : wishes,
    layout: {
      awaitingTime: awaitingTime === had.layout.awaitingTime ? has.layout.awaitingTime : awaitingTime,
      manner: manner === had.layout.manner ? has.layout.manner : manner,
    },
  };
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
