import type { Problem, ProblemCode } from "../../domain/failure.ts";
import { problemActions } from "../../domain/problem-actions.ts";
import { problemStatuses } from "../../domain/problem-statuses.ts";

/** Every problem of the contract by its title; with which status, and what the client can change then, is known to both sides. */
const titles: Record<ProblemCode, string> = {
  validationFailed: "The request is not what the contract asks for",
  cityRequired: "A city is needed here",
  firmNotFound: "There is no such firm",
  companyNotFound: "There is no such company link",
  reservationNotFound: "There is no such reservation",
  notFound: "There is nothing here",
  firmNotBookable: "The firm takes no reservations any more",
  servicesNotBookable: "These services cannot be booked",
  reservedByPhone: "One of these services is reserved by phone",
  noMasterFree: "No master does this",
  slotTaken: "The time is taken",
  slotTooSoon: "The time is too soon",
  slotOutsideHours: "The visit does not fit into the hours of the firm at that time",
  holdExpired: "The time is no longer held",
  priceChanged: "The price is not the expected one",
  cancelTooLate: "Cancelling is not free any more",
  notCancellable: "It cannot be cancelled",
  changeTooLate: "Changing is not free any more",
  notChangeable: "It cannot be changed",
  notComplainable: "There is nothing to complain about yet",
  complaintWaiting: "Another complaint waits for its answer",
  notReviewable: "The visit cannot be reviewed now",
  alreadyReviewed: "The visit has its review",
  reviewStands: "The review cannot be taken back any more",
  votingOver: "No votes are taken now",
  reservationChanged: "The reservation was changed meanwhile",
  waitlistFull: "Too many wait already",
  tooManyAwaited: "Too many reservations wait for their prepayment",
  offerOver: "The offer is over",
  paymentUnderWay: "Another payment is under way",
  notPayable: "There is nothing to pay any more",
  wayNotOffered: "This way to pay is not offered any more",
  giftCardNotUsable: "The gift card does not work here",
  phoneNotProven: "The phone is not proven",
  wrongCode: "The code is wrong",
  codeExpired: "The code no longer stands",
  tooManyCodes: "Too many codes were sent",
  tooManyRequests: "Too many requests",
  idempotencyKeyReused: "The Idempotency-Key was used for another request",
  accessTokenExpired: "The access token has expired",
  accessTokenInvalid: "The access token is not ours",
  signInNeeded: "Somebody has to be signed in",
  sessionRevoked: "The session has ended",
  refreshTokenInvalid: "The refresh token no longer counts",
  wrongCredentials: "The phone or the password is wrong",
  accountExists: "The phone has an account already",
  accountMissing: "The phone has no account yet",
  weakPassword: "The password is too easy to guess",
  verificationExpired: "The phone has to be proven again",
  recaptchaFailed: "The check against robots failed",
  profileChanged: "The profile was changed meanwhile",
  imageUnreadable: "The picture cannot be read",
  unavailable: "The service is not available now",
  internal: "The service failed",
};

export type ProblemDetails = Pick<
  Problem,
  "action" | "detail" | "errors" | "alternatives" | "reservation" | "bill" | "attemptsLeft" | "waitSeconds"
>;

/** The problem document of a code (RFC 9457), with the data of the case. */
export function problemOf(code: ProblemCode, details: ProblemDetails = {}): Problem {
  const action = problemActions[code];
  return {
    type: `urn:kezek:problem:${code}`,
    code,
    status: problemStatuses[code],
    title: titles[code],
    ...(action && { action }),
    ...details,
  };
}

/** A code with the data of its case: a price that changed is brought. */
type RefusedArguments =
  | [code: Exclude<ProblemCode, "priceChanged">, details?: ProblemDetails, effects?: { keepsEffects?: boolean }]
  | [code: "priceChanged", details: Required<Pick<ProblemDetails, "bill">>];

/** A refusal on its way to the client as a problem document. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: Problem;
  /** Whether what was written before the refusal stays: a wrong code must use up its attempt. */
  readonly keepsEffects: boolean;

  constructor(...[code, details = {}, { keepsEffects = false } = {}]: RefusedArguments) {
    super(code);
    this.problem = problemOf(code, details);
    this.keepsEffects = keepsEffects;
  }
}
