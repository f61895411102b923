import type { ComponentType } from "react";
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
import type { ReservationState } from "./states.ts";
import { TimeAction } from "./time/TimeAction.tsx";
import { HoldingStep, TimeStep } from "./time/TimeStep.tsx";
import { CardsSkeleton, FieldsSkeleton } from "./skeletons.tsx";

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
const services: View = { heading: "services", View: ServicesStep, Action: ServicesAction };
const masters: View = { heading: "masters", View: MastersStep, Action: MastersAction };
const confirm: View = { heading: "confirm", View: ConfirmStep, Action: ConfirmAction };

/** What every state of the process looks like. */
export const views = {
  starting: resuming,
  restoringHold: resuming,
  waitingToRetry: { heading: "unreachable", View: RetryStep, Action: null },
  checkingTime: { heading: "holding", View: FieldsSkeleton, Action: null },
  "choosing.resuming": resuming,
  "choosing.choosingServices": services,
  "choosing.allocatingServices": { ...masters, View: CardsSkeleton },
  "choosing.choosingMasters": masters,
  "choosing.choosingTime": { heading: "time", View: TimeStep, Action: TimeAction },
  holdingTime: { heading: "holding", View: HoldingStep, Action: TimeAction },
  "held.resuming": resuming,
  "held.enteringContacts": { heading: "contacts", View: ContactsStep, Action: ContactsAction },
  "held.verifyingPhone": { heading: "code", View: CodeStep, Action: null },
  "held.previewing": { ...confirm, View: CardsSkeleton },
  "held.confirming": confirm,
  creatingReservation: { ...confirm, heading: "reserving" },
  checkingOutcome: { ...confirm, heading: "checkingOutcome" },
  reserved: { ...confirm, heading: "reserved", Action: null },
  abandoned: { heading: "left", View: FieldsSkeleton, Action: null },
} satisfies Record<ReservationState, View>;
