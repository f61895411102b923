import type { ReservationStep } from "../../../domain/addresses.ts";
import type { ContactsState } from "../../../machines/contacts/selectors.ts";
import {
  addressedStepOf,
  isOutcomeAwaited,
  type ReservationSnapshot,
} from "../../../machines/reservation/selectors.ts";
import type { TimeHoldState } from "../../../machines/time-hold/selectors.ts";

type Value = ReservationSnapshot["value"];
type Path<V> = V extends string ? V : { [K in keyof V & string]: `${K}.${Path<V[K]> & string}` }[keyof V & string];
type Parent<V> = V extends string ? never : keyof V;

/** Every state of the process as a dot path: "held.confirming". */
export type ReservationState = Exclude<Path<Value>, Parent<Value>>;

/** The state of the process and of the children that are seen. */
export type SeenState = {
  state: ReservationState;
  timeHold: TimeHoldState | undefined;
  contacts: ContactsState | undefined;
};

/** Where a state is shown; null is where the address says. */
const stepOfState = {
  starting: null,
  choosingServices: "services",
  choosingMasters: "masters",
  choosingTime: "time",
  "held.holdingTime": null,
  "held.enteringContacts": "contacts",
  "held.confirming": "confirm",
  "held.awaitingPrepayment": "confirm",
  creatingReservation: "confirm",
  reserved: "confirm",
  abandoned: null,
} satisfies Record<ReservationState, ReservationStep | null>;

function isReservationState(path: string): path is ReservationState {
  return path in stepOfState;
}

/** The step that the process is shown at. */
export function stepOf(snapshot: ReservationSnapshot): ReservationStep {
  const { state, timeHold, contacts } = seenStateOf(snapshot);
  if (state === "held.holdingTime" && isOutcomeAwaited(snapshot)) return "confirm";
  if (state === "held.holdingTime" && (timeHold === "takingTime" || timeHold === "checkingTime")) return "time";
  if (state === "held.enteringContacts" && contacts === "verifyingPhone") return "code";
  return stepOfState[state] ?? addressedStepOf(snapshot);
}

/** The state of a snapshot, with its children's. Throws for one that the process does not have. */
export function seenStateOf({ value, children }: ReservationSnapshot): SeenState {
  const path =
    typeof value === "string"
      ? value
      : Object.entries(value)
          .map((names) => names.join("."))
          .join();
  if (!isReservationState(path)) throw new Error(`Not a state of a reservation: ${path}`);
  return {
    state: path,
    timeHold: children.timeHold?.getSnapshot().value,
    contacts: children.contacts?.getSnapshot().value,
  };
}
