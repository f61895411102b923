/** The steps of the guided reservation, in the order they are walked; each is an address. */
const steps = [
  { name: "services", needsHold: false, isRevisitable: true },
  { name: "masters", needsHold: false, isRevisitable: true },
  { name: "time", needsHold: false, isRevisitable: true },
  { name: "contacts", needsHold: true, isRevisitable: true },
  // The code is asked for once, and is never gone back to.
  { name: "code", needsHold: true, isRevisitable: false },
  { name: "confirm", needsHold: true, isRevisitable: true },
] as const;

export type ReservationStep = (typeof steps)[number]["name"];

/** The names of the steps, in their order. */
export const reservationSteps: readonly ReservationStep[] = steps.map(({ name }) => name);

/** The step that an address names; undefined where it names none. */
export function stepNamed(name: string | undefined): ReservationStep | undefined {
  return reservationSteps.find((step) => step === name);
}

/** Whether a step is walked with a held time only. */
export function needsHold(step: ReservationStep): boolean {
  return steps.some(({ name, needsHold: isNeeded }) => name === step && isNeeded);
}

/** Whether a step that was passed can be gone back to. */
export function isRevisitable(step: ReservationStep): boolean {
  return steps.some(({ name, isRevisitable: can }) => name === step && can);
}

/** Whether a step comes after another one. */
export function isLaterStep(step: ReservationStep, other: ReservationStep): boolean {
  return indexOf(step) > indexOf(other);
}

/** The nearest earlier step that can be gone back to; undefined before the first. */
export function stepBefore(step: ReservationStep): ReservationStep | undefined {
  return reservationSteps.slice(0, indexOf(step)).findLast(isRevisitable);
}

function indexOf(step: ReservationStep): number {
  return reservationSteps.indexOf(step);
}
