import type { Challenge, Hold } from "../../domain/draft.ts";
import type { ValidatedCode } from "../../domain/entities.ts";
import type { Phone } from "../../domain/phone.ts";
import type { Intent } from "../kit/intent.ts";

/** What a phone is proven for: a hold, with its secret. */
export type HoldSubject = Pick<Hold, "reservationId" | "secret">;

/** What a phone is proven for: an account, by the purpose of the code, as in the contract. */
export type AccountSubject =
  | { purpose: "SIGN_IN" | "RESET_PASSWORD" }
  | { purpose: "SIGN_UP"; name: string; password: string };

/** A phone that was proven for a new password. */
export type VerifiedPhone = Pick<ValidatedCode, "verificationToken">;

export type VerificationInput<Subject> = {
  phone: Phone;
  subject: Subject;
  /** A code that was sent before a reload. */
  challenge: Challenge | null;
};

export type VerificationContext<Subject, Proven, Failure> = VerificationInput<Subject> & {
  code: string;
  proven: Proven | null;
  failure: Failure | null;
  request: Intent | null;
  check: Intent | null;
};

export type VerificationEvent = { type: "code.entered"; code: string } | { type: "code.requested" };

export type RequestCodeInput<Subject> = { phone: Phone; subject: Subject; idempotencyKey: string };
export type CheckCodeInput<Subject> = {
  challengeId: string;
  phone: Phone;
  subject: Subject;
  code: string;
  idempotencyKey: string;
};
