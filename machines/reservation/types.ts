import type { ReservationStep } from "../../domain/addresses.ts";
import type { Challenge, Hold, Proof, SavedReservation } from "../../domain/draft.ts";
import type { Preview, Reservation, ReservationParams, ServiceAllocation } from "../../domain/entities.ts";
import type { Money } from "../../domain/money.ts";
import type { Phone } from "../../domain/phone.ts";
import type { Intent } from "../kit/intent.ts";
import type { ReservationFailure } from "./failure.ts";

/** A step that a client sees. */
export type Step = ReservationStep;

export type ReservationInput = {
  draft: SavedReservation;
  /** Where the address says the client is. */
  step: Step;
  /** A time chosen before the flow began, as on the salon's page: RFC 3339. */
  startTime: string | null;
  /** The phone of who is signed in: it was proven with the account. Absent for a visitor. */
  ownPhone?: Phone;
};

export type ReservationContext = {
  firm: SavedReservation["firm"];
  services: number[];
  /** serviceId → masterId; null is "any master". */
  masters: Record<string, number | null>;
  peopleCount: number;
  awaitingTime: number;
  clientName: string;
  /** As typed. */
  clientPhone: string;
  comment: string;
  date: string | null;
  /** The wanted time, RFC 3339. */
  startTime: string | null;
  isTimeFromAddress: boolean;
  step: Step;
  allocation: ServiceAllocation | null;
  hold: Hold | null;
  /** The hold is for an earlier choice of services or masters, and is given up with the next one. */
  isHoldStale: boolean;
  challenge: Challenge | null;
  proof: Proof | null;
  ownPhone: Phone | null;
  preview: Preview | null;
  failure: ReservationFailure | null;
  holding: Intent | null;
  confirming: Intent | null;
  /** What the held visit costs. */
  expectedTotal: Money | null;
};

export type Contacts = { clientName: string; clientPhone: string; comment: string };

export type StepRevisited = { type: "step.revisited"; step: Step };

export type ReservationEvent =
  | { type: "service.toggled"; serviceId: number }
  | { type: "services.confirmed" }
  | { type: "master.picked"; serviceId: number; masterId: number | null }
  | { type: "masters.confirmed" }
  | { type: "day.picked"; date: string }
  | { type: "slot.picked"; startTime: string }
  | { type: "contacts.edited"; contacts: Partial<Contacts> }
  | { type: "contacts.submitted"; contacts: Contacts }
  | { type: "reservation.confirmed" }
  | StepRevisited
  | { type: "retry.requested" }
  | { type: "reservation.abandoned" };

/** What happened, for the app to act on. */
export type ReservationFact =
  | { type: "service.added"; serviceId: number; isFirst: boolean }
  | { type: "service.removed"; serviceId: number }
  | { type: "time.held"; reservationId: string; startTime: string }
  | { type: "hold.ran-out" }
  | { type: "reservation.created"; reservationId: string; secret: string };

export type AllocateServicesInput = { firmId: number; params: ReservationParams };
export type PreviewReservationInput = {
  firmId: number;
  params: ReservationParams;
  startTime: string;
  reservationId: string | null;
};
export type HoldInput = {
  firmId: number;
  params: ReservationParams;
  startTime: string;
  replaces: Hold | null;
  idempotencyKey: string;
};
export type ConfirmInput = {
  hold: Hold;
  clientName: string;
  clientPhone: Phone;
  comment: string;
  /** null where the phone is that of who is signed in. */
  proof: string | null;
  expectedTotal: Money;
  idempotencyKey: string;
};
export type CreateReservationInput = ({ isTemporary: true } & HoldInput) | ({ isTemporary: false } & ConfirmInput);
/** The reservation as the service has it. `hold` is present while it is held, with its end by this device's clock. */
export type CreatedReservation = { reservation: Reservation; hold: Hold | null };
export type GetReservationInput = { reservationId: string; secret: string };
