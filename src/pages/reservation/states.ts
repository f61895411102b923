import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import type { ContactsState } from "../../../machines/contacts/selectors.ts";
import {
  addressedStepOf,
  contactsActorOf,
  hasSeenBill,
  type ReservationSnapshot,
  timeHoldOf,
} from "../../../machines/reservation/selectors.ts";
import type { TimeHoldState } from "../../../machines/time-hold/selectors.ts";
import { stateOf, type StateOf } from "../../flow/state.ts";

/** Every state of the process as a dot path: "held.confirming". */
export type ReservationState = StateOf<ReservationSnapshot>;

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
  creatingReservation: "confirm",
  reserved: "confirm",
  toBePaid: "confirm",
  abandoned: null,
} satisfies Record<ReservationState, ReservationStep | null>;

/** The step that the process is shown at. */
export function stepOf(snapshot: ReservationSnapshot): ReservationStep {
  const { state, timeHold, contacts } = seenStateOf(snapshot);
  if (state === "held.holdingTime" && (timeHold === "takingTime" || timeHold === "checkingTime")) return "time";
  // What is held is read anew, for its price or for what has become of it.
  if (state === "held.holdingTime" && hasSeenBill(snapshot)) return "confirm";
  if (state === "held.enteringContacts" && contacts === "verifyingPhone") return "code";
  return stepOfState[state] ?? addressedStepOf(snapshot);
}

/** The state of a snapshot, with its children's. */
export function seenStateOf(snapshot: ReservationSnapshot): SeenState {
  return {
    state: stateOf(snapshot),
    timeHold: timeHoldOf(snapshot)?.getSnapshot().value,
    contacts: contactsActorOf(snapshot)?.getSnapshot().value,
  };
}

const choosing: readonly ReservationState[] = ["choosingServices", "choosingMasters", "choosingTime"];

/** Whether services, masters or a time are being chosen. */
export function isChoice(state: ReservationState): boolean {
  return choosing.includes(state);
}
