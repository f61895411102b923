import { isRefusal, type Failure, type Refusal } from "../../../../domain/failure.ts";
import { reservationSteps, type ReservationStep } from "../../../../domain/reservation-steps.ts";
import type { WishKey } from "../../../../domain/wishes.ts";

/** Where somebody is: at a step, waiting for the service to hold a time or to make the reservation, or done. */
export type Place = "services" | "masters" | "time" | "holding" | "contacts" | "confirm" | "creating" | "over";

/** What decides where somebody can go. */
export type Situation = {
  at: Place;
  /** Whether nothing but the service's answer ends a wait for what is held. */
  isWaiting: boolean;
  /** Whether the visit may stand already. */
  mayStand: boolean;
  wishes: readonly WishKey[];
  /** Whether something is held for what is wanted now. */
  isHeld: boolean;
};

/** What needs a time to be held. */
const ofHold: readonly ReservationStep[] = ["contacts", "code", "confirm"];
/** Where something is held, or being had. */
export const atHold: readonly Place[] = ["holding", "contacts", "confirm"];
const mendedAt: Partial<Record<Refusal["action"], Place>> = {
  changeService: "services",
  changeMaster: "masters",
  changeContacts: "contacts",
  provePhone: "contacts",
};
const [nobody, nobodys] = [9, 999_999];
const free: readonly Place[] = ["services", "masters", "time", "contacts", "confirm"];

export function isOfHold(step: ReservationStep): step is "contacts" | "code" | "confirm" {
  return ofHold.includes(step);
}

/** Of each step whether somebody can go to it. */
export function openSteps({ at, isWaiting, wishes, isHeld }: Situation) {
  const isOpen = (step: ReservationStep): boolean => {
    if (!free.includes(at) && (at !== "holding" || isWaiting)) return false;
    if (isOfHold(step)) return isHeld && at !== "holding";
    return step === "services" || wishes.length > 0;
  };
  return reservationSteps.map((step) => [step, isOpen(step)] as const);
}

/** Whether the visit can be given up: not while it may stand. */
export function canGiveUp({ at, mayStand }: Situation): boolean {
  return free.includes(at) || (at === "holding" && !mayStand);
}

/** Of each service that is wanted whether it can be taken out, and that nothing can that is not: not of others, not another. */
export function removable({ at, isWaiting, wishes }: Situation) {
  const isOpen = free.includes(at) || (at === "holding" && !isWaiting);
  const wanted = wishes.map(({ person, serviceId }) => [{ person, serviceId }, isOpen] as const);
  const others = [{ person: 1, serviceId: nobodys }, ...wishes.map(({ serviceId }) => ({ person: nobody, serviceId }))];
  return [...wanted, ...others.map((key) => [key, false] as const)];
}

/** Where a refusal is mended by another choice of services or masters, or at the contacts; undefined where it is not. */
export function placeMending(failure: Failure): Place | undefined {
  return isRefusal(failure) ? mendedAt[failure.action] : undefined;
}
