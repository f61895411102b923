import type { StateValueFrom } from "xstate";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { ReservationContext } from "../../../machines/reservation/types.ts";
import type { ReservationStep } from "../../../domain/addresses.ts";

type Value = StateValueFrom<typeof reservationMachine>;
type Path<V> = V extends string ? V : { [K in keyof V & string]: `${K}.${Path<V[K]> & string}` }[keyof V & string];
type Parent<V> = V extends string ? never : keyof V;

/** Every state of the process as a dot path: "choosing.choosingTime". */
export type ReservationState = Exclude<Path<Value>, Parent<Value>>;

/** The dot path of a state's value. */
function pathOf(value: Value): string {
  return typeof value === "string"
    ? value
    : Object.entries(value)
        .map(([parent, child]) => `${parent}.${child}`)
        .join();
}

/** Where a state is shown; null is where the address says. */
const stepOfState = {
  starting: null,
  restoringHold: null,
  waitingToRetry: null,
  checkingTime: "time",
  "choosing.resuming": null,
  "choosing.choosingServices": "services",
  "choosing.allocatingServices": "masters",
  "choosing.choosingMasters": "masters",
  "choosing.choosingTime": "time",
  holdingTime: "time",
  "held.resuming": "contacts",
  "held.enteringContacts": "contacts",
  "held.verifyingPhone": "code",
  "held.previewing": "confirm",
  "held.confirming": "confirm",
  creatingReservation: "confirm",
  checkingOutcome: "confirm",
  reserved: "confirm",
  abandoned: null,
} satisfies Record<ReservationState, ReservationStep | null>;

function isReservationState(path: string): path is ReservationState {
  return path in stepOfState;
}

/** The step that a state belongs to. */
export function stepOf(state: ReservationState, { step }: Pick<ReservationContext, "step">): ReservationStep {
  return stepOfState[state] ?? step;
}

/** The state of a snapshot; throws for one that the process does not have. */
export function stateOf({ value }: { value: Value }): ReservationState {
  const path = pathOf(value);
  if (!isReservationState(path)) throw new Error(`Not a state of a reservation: ${path}`);
  return path;
}
