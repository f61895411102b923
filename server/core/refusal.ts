import type { Problem, ProblemCode } from "../../domain/failure.ts";
import { problemActions } from "../../domain/problem-actions.ts";

type Kind = { status: number; title: string };

/** Every problem of the contract and what it answers; what the client can change then is known to both sides. */
const kinds: Record<ProblemCode, Kind> = {
  validationFailed: { status: 400, title: "The request is not what the contract asks for" },
  cityRequired: { status: 400, title: "A city is needed here" },
  firmNotFound: { status: 404, title: "There is no such firm" },
  companyNotFound: { status: 404, title: "There is no such company link" },
  reservationNotFound: { status: 404, title: "There is no such reservation" },
  notFound: { status: 404, title: "There is nothing here" },
  firmNotBookable: { status: 400, title: "The firm takes no reservations any more" },
  servicesNotBookable: { status: 400, title: "These services cannot be booked" },
  reservedByPhone: { status: 400, title: "One of these services is reserved by phone" },
  noMasterFree: { status: 400, title: "No master does this" },
  slotTaken: { status: 400, title: "The time is taken" },
  slotTooSoon: { status: 400, title: "The time is too soon" },
  slotOutsideHours: { status: 400, title: "The firm does not work at that time" },
  holdExpired: { status: 400, title: "The time is no longer held" },
  priceChanged: { status: 400, title: "The price is not the expected one" },
  cancelTooLate: { status: 400, title: "Cancelling is not free any more" },
  notCancellable: { status: 400, title: "It cannot be cancelled" },
  changeTooLate: { status: 400, title: "Changing is not free any more" },
  notChangeable: { status: 400, title: "It cannot be changed" },
  notComplainable: { status: 400, title: "There is nothing to complain about yet" },
  complaintWaiting: { status: 400, title: "Another complaint waits for its answer" },
  notReviewable: { status: 400, title: "The visit cannot be reviewed now" },
  alreadyReviewed: { status: 400, title: "The visit has its review" },
  reviewStands: { status: 400, title: "The review cannot be taken back any more" },
  votingOver: { status: 400, title: "No votes are taken now" },
  reservationChanged: { status: 400, title: "The reservation was changed meanwhile" },
  waitlistFull: { status: 403, title: "Too many wait already" },
  tooManyAwaited: { status: 403, title: "Too many reservations wait for their prepayment" },
  offerOver: { status: 400, title: "The offer is over" },
  paymentUnderWay: { status: 400, title: "Another payment is under way" },
  notPayable: { status: 400, title: "There is nothing to pay any more" },
  wayNotOffered: { status: 400, title: "This way to pay is not offered any more" },
  giftCardNotUsable: { status: 400, title: "The gift card does not work here" },
  phoneNotProven: { status: 400, title: "The phone is not proven" },
  wrongCode: { status: 400, title: "The code is wrong" },
  codeExpired: { status: 400, title: "The code no longer stands" },
  tooManyCodes: { status: 403, title: "Too many codes were sent" },
  tooManyRequests: { status: 403, title: "Too many requests" },
  idempotencyKeyReused: { status: 400, title: "The Idempotency-Key was used for another request" },
  accessTokenExpired: { status: 401, title: "The access token has expired" },
  accessTokenInvalid: { status: 401, title: "The access token is not ours" },
  signInNeeded: { status: 401, title: "Somebody has to be signed in" },
  sessionRevoked: { status: 401, title: "The session has ended" },
  refreshTokenInvalid: { status: 401, title: "The refresh token no longer counts" },
  wrongCredentials: { status: 403, title: "The phone or the password is wrong" },
  accountExists: { status: 403, title: "The phone has an account already" },
  accountMissing: { status: 403, title: "The phone has no account yet" },
  weakPassword: { status: 400, title: "The password is too easy to guess" },
  verificationExpired: { status: 400, title: "The phone has to be proven again" },
  recaptchaFailed: { status: 403, title: "The check against robots failed" },
  profileChanged: { status: 400, title: "The profile was changed meanwhile" },
  imageUnreadable: { status: 400, title: "The picture cannot be read" },
  unavailable: { status: 503, title: "The service is not available now" },
  internal: { status: 500, title: "The service failed" },
};

export type ProblemDetails = Pick<
  Problem,
  "action" | "detail" | "errors" | "alternatives" | "reservation" | "bill" | "attemptsLeft" | "waitSeconds"
>;

/** The problem document of a code (RFC 9457), with the data of the case. */
export function problemOf(code: ProblemCode, details: ProblemDetails = {}): Problem {
  const action = problemActions[code];
  return { type: `urn:kezek:problem:${code}`, code, ...kinds[code], ...(action && { action }), ...details };
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
