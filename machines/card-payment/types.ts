import type { PaymentOption } from "../../domain/entities.ts";
import type { Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import type { Money } from "../../domain/money.ts";
import type { Payable } from "../../domain/payable.ts";
import type { PaymentStage } from "../../domain/payment-stage.ts";
import type { PaymentSubject } from "../../domain/payment-subject.ts";
import type { PayByCard, PayByPayBox, PayBySavedCard, WayToPay } from "../../domain/way-to-pay.ts";

/**
 * What is to be paid and what became of paying it, as the service has it. `until` is when it is not held for it any more, in
 * epoch milliseconds by this device's clock; null where nothing is held.
 */
export type ReadPayable = { payable: Payable; until: number | null };

/** `subject`: what is paid for. */
export type CardPaymentInput = { subject: PaymentSubject };

export type CardPaymentContext = CardPaymentInput &
  ReadCardPayment & {
    chosen: WayToPay | null;
    /** The intent to pay in the chosen way, while it is not known what became of it. */
    paying: Intent | null;
    /** What the bank's answer is taken by, until it is known what became of bringing it. */
    proof: string | null;
    /** The intent to bring it. */
    bringing: Intent | null;
    failure: Failure | null;
  };

type ReadCardPayment = ReadPayable | { payable: null; until: null };

export type CardPaymentEvent =
  | { type: "way.picked"; way: PaymentOption }
  /** `cryptogram`: what the processor's own field has made of a card. */
  | { type: "card.entered"; cryptogram: string; saveCard: boolean }
  | { type: "way.reconsidered" }
  /** Something was taken off what is due, or put back: how it stands now. */
  | { type: "amount.changed"; payable: Payable }
  /** The bank or the processor has sent the client back; `proof`: with what its answer is to be taken by. */
  | { type: "authentication.returned"; proof?: string }
  | { type: "retry.requested" };

/** What happened, for the app to act on. */
export type CardPaymentFact =
  /** Another attempt to pay than was known before. */
  | { type: "payment.seen" }
  | { type: "payable.seen" }
  /** The client pays on the processor's page at `url`. */
  | { type: "page.opened"; url: string }
  | { type: "payment.settled" };

/** `while`: the service is asked again for as long as it is at that; null where one answer will do. */
export type ReadPayableInput = { while: PaymentStage | null };

/** `expected`: what the client agrees to pay. */
type Agreed = { expected: Money; idempotencyKey: IdempotencyKey };
export type PayByCardInput = Agreed & Omit<PayByCard, "type">;
export type PayBySavedCardInput = Agreed & Omit<PayBySavedCard, "type">;
export type PayAtPageInput = Agreed & Omit<PayByPayBox, "type">;
export type BringProofInput = { proof: string; idempotencyKey: IdempotencyKey };
