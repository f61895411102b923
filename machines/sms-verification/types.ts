import type { Challenge, Proof } from "../../domain/phone-proof.ts";
import type { Hold } from "../../domain/hold.ts";
import type { PaymentLink, SignedIn, SmsDelivery, ValidatedCode } from "../../domain/entities.ts";
import type { CodeFailure, FailedCall } from "../../domain/sms-code.ts";
import type { Refusal } from "../../domain/failure.ts";
import type { PaymentLinkKey } from "../../domain/payment-link.ts";
import type { Phone } from "../../domain/phone.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";

/** What a phone is proven for: a hold, with its secret; a firm's payment link; or an account, by the purpose of the code in the contract. */
export type Subject =
  | ({ purpose: "RESERVATION" } & Pick<Hold, "reservationId" | "secret">)
  | { purpose: "SIGN_IN" | "RESET_PASSWORD" | "GIFT_CARD" }
  | { purpose: "SIGN_UP"; name: string; password: string }
  | { purpose: "PAYMENT_LINK"; link: PaymentLinkKey; name: string };

/** The subject with this purpose. */
export type SubjectOf<Purpose extends Subject["purpose"]> = Extract<Subject, { purpose: Purpose }>;

/** What somebody without an account proves a phone for: the right code gives a proof. */
export type ProofSubject = SubjectOf<"RESERVATION"> | { purpose: "GIFT_CARD" };

/** A phone that was proven for a new password, or to buy a gift card. */
export type VerifiedPhone = Pick<ValidatedCode, "verificationToken">;

/** What the right code gives: for a reservation, for an account that is signed in to, for a new password or a gift card, for a payment link. */
export type Proven = Proof | SignedIn | VerifiedPhone | PaymentLink;

export type VerificationInput = {
  phone: Phone;
  subject: Subject;
  /** A code that was sent before a reload. */
  challenge: Challenge | null;
};

/** What the proving ends in: what the right code gave; or a refusal that no code mends, with the code that was typed. */
export type VerificationOutput =
  | { kind: "proven"; proven: Proven }
  | { kind: "refused"; failure: Refusal; code: string };

export type VerificationContext = VerificationInput & {
  code: string;
  outcome: VerificationOutput | null;
  failure: CodeFailure | null;
  failedCall: FailedCall | null;
  request: Intent | null;
  check: Intent | null;
};

export type VerificationEvent = { type: "code.entered"; code: string } | { type: "code.requested" };

export type RequestSmsCodeInput = Pick<Hold, "reservationId" | "secret"> & {
  phone: Phone;
  idempotencyKey: IdempotencyKey;
};
export type RequestVerificationSmsInput = {
  phone: Phone;
  purpose: Exclude<Subject["purpose"], "RESERVATION" | "PAYMENT_LINK">;
  idempotencyKey: IdempotencyKey;
};
export type RequestRegistrationCodeInput = { link: PaymentLinkKey; phone: Phone; idempotencyKey: IdempotencyKey };

/**
 * A message to be followed until it is settled, or until an instant of this device's clock in epoch milliseconds. A code
 * of an account has no hold: of its message nobody is told, since that would tell whether the phone has an account.
 */
export type GetSmsDeliveryInput = {
  challengeId: string;
  until: number;
  hold?: Pick<Hold, "reservationId" | "secret">;
};

/** What became of the message; null where nothing is told of it. */
export type Delivery = SmsDelivery | null;

/** A code against the challenge that it answers. */
export type CheckInput = { phone: Phone; challengeId: string; code: string; idempotencyKey: IdempotencyKey };
export type SignUpInput = CheckInput & { name: string; password: string };
/** Who pays by a link; whoever is signed in with the phone needs no code. */
export type RegisterPrepaymentInput = Omit<CheckInput, "challengeId" | "code"> &
  Partial<CheckInput> & { link: PaymentLinkKey; name: string };
export type ValidateCodeInput = CheckInput & { purpose: "RESET_PASSWORD" | "GIFT_CARD" };
