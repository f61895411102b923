import type { BlockedSlot, Unlock } from "../../../../domain/entities.ts";
import { numberPeople, removeWish, type Wishes } from "../../../../domain/wishes.ts";

/** The changes that open a time in a move: it changes who does what of the visit, and not how that is laid out. */
type MoveUnlock = Extract<Unlock, { kind: "otherMaster" | "withoutService" }>;

/** Whether a change can be made in a move. */
export function isInMove(unlock: Unlock): unlock is MoveUnlock {
  return unlock.kind === "otherMaster" || unlock.kind === "withoutService";
}

/** A greyed time as it is in a move: opened by nothing where what opens it is not to be had there. */
export function blockedInMove({ unlock, ...blocked }: BlockedSlot, isKnown: (unlock: Unlock) => boolean): BlockedSlot {
  return unlock && isInMove(unlock) && isKnown(unlock) ? { ...blocked, unlock } : blocked;
}

/** What is wanted of the visit once the change is made. */
export function wishesUnlocked(wishes: Wishes, unlock: MoveUnlock): Wishes {
  if (unlock.kind === "withoutService") return numberPeople(removeWish(wishes, unlock));
  const { masterId, otherMasterId } = unlock;
  return wishes.map((wish) => (wish.masterId === masterId ? { ...wish, masterId: otherMasterId } : wish));
}
