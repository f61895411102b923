import type { ComponentType } from "react";
import type { ContactsState } from "../../../machines/contacts/selectors.ts";
import type { TimeHoldState } from "../../../machines/time-hold/selectors.ts";
import { CodeStep } from "./code/CodeStep.tsx";
import { ConfirmAction } from "./confirm/ConfirmAction.tsx";
import { ConfirmStep } from "./confirm/ConfirmStep.tsx";
import { ContactsAction } from "./contacts/ContactsAction.tsx";
import { ContactsStep } from "./contacts/ContactsStep.tsx";
import { MastersAction } from "./masters/MastersAction.tsx";
import { MastersStep } from "./masters/MastersStep.tsx";
import { RetryStep } from "./RetryStep.tsx";
import { ServicesAction } from "./services/ServicesAction.tsx";
import { ServicesStep } from "./services/ServicesStep.tsx";
import { CardsSkeleton, FieldsSkeleton } from "./skeletons.tsx";
import type { ReservationState, SeenState } from "./states.ts";
import { TimeAction } from "./time/TimeAction.tsx";
import { HoldingStep, TimeStep } from "./time/TimeStep.tsx";

/** What is asked or said in a state; the words are under reservation.heading. */
export type Heading =
  | "services"
  | "masters"
  | "time"
  | "contacts"
  | "code"
  | "confirm"
  | "restoring"
  | "unreachable"
  | "holding"
  | "reserving"
  | "checkingOutcome"
  | "reserved"
  | "left";

type View = { heading: Heading; View: ComponentType; /** The one thing to do next. */ Action: ComponentType | null };

const resuming: View = { heading: "restoring", View: FieldsSkeleton, Action: null };
const checking: View = { heading: "checkingOutcome", View: CardsSkeleton, Action: null };
const retrying: View = { heading: "unreachable", View: RetryStep, Action: null };
const taking: View = { heading: "holding", View: HoldingStep, Action: TimeAction };
const contacts: View = { heading: "contacts", View: ContactsStep, Action: ContactsAction };
const confirm: View = { heading: "confirm", View: ConfirmStep, Action: ConfirmAction };

/** What every state of the process looks like. */
const views = {
  starting: resuming,
  choosingServices: { heading: "services", View: ServicesStep, Action: ServicesAction },
  choosingMasters: { heading: "masters", View: MastersStep, Action: MastersAction },
  choosingTime: { heading: "time", View: TimeStep, Action: TimeAction },
  "held.holdingTime": resuming,
  "held.enteringContacts": contacts,
  "held.confirming": confirm,
  creatingReservation: { ...confirm, heading: "reserving" },
  reserved: { ...confirm, heading: "reserved", Action: null },
  toBePaid: { ...confirm, heading: "reserved", Action: null },
  abandoned: { heading: "left", View: FieldsSkeleton, Action: null },
} satisfies Record<ReservationState, View>;

/** What holding a time looks like while it goes on. */
const holdViews = {
  starting: resuming,
  checkingTime: taking,
  takingTime: taking,
  restoringHold: resuming,
  waitingToRetry: retrying,
  keepingTime: resuming,
  extendingHold: resuming,
  lost: resuming,
  settled: resuming,
  failed: taking,
} satisfies Record<TimeHoldState, View>;

/** What the contacts look like while they are asked for. */
const contactsViews = {
  starting: contacts,
  enteringContacts: contacts,
  verifyingPhone: { heading: "code", View: CodeStep, Action: null },
  known: contacts,
  refused: contacts,
} satisfies Record<ContactsState, View>;

/** What is shown: a child's view where the child is what the client waits for. */
export function viewOf({ state, timeHold, contacts: asking }: SeenState, isOutcomeAwaited: boolean): View {
  if (state === "held.holdingTime" && timeHold !== undefined) {
    return isOutcomeAwaited && timeHold === "restoringHold" ? checking : holdViews[timeHold];
  }
  if (state === "held.enteringContacts" && asking !== undefined) return contactsViews[asking];
  return views[state];
}
