import type { ProblemCode } from "./failure.ts";

/** The HTTP status with which the service answers each problem of the contract. */
export const problemStatuses: Readonly<Record<ProblemCode, number>> = {
  validationFailed: 400,
  cityRequired: 400,
  firmNotFound: 404,
  companyNotFound: 404,
  reservationNotFound: 404,
  notFound: 404,
  firmNotBookable: 400,
  servicesNotBookable: 400,
  reservedByPhone: 400,
  noMasterFree: 400,
  slotTaken: 400,
  slotTooSoon: 400,
  slotOutsideHours: 400,
  holdExpired: 400,
  priceChanged: 400,
  cancelTooLate: 400,
  notCancellable: 400,
  changeTooLate: 400,
  notChangeable: 400,
  notComplainable: 400,
  complaintWaiting: 400,
  notReviewable: 400,
  alreadyReviewed: 400,
  reviewStands: 400,
  votingOver: 400,
  reservationChanged: 400,
  waitlistFull: 403,
  tooManyAwaited: 403,
  offerOver: 400,
  paymentUnderWay: 400,
  notPayable: 400,
  wayNotOffered: 400,
  giftCardNotUsable: 400,
  phoneNotProven: 400,
  wrongCode: 400,
  codeExpired: 400,
  tooManyCodes: 403,
  tooManyRequests: 403,
  idempotencyKeyReused: 400,
  accessTokenExpired: 401,
  accessTokenInvalid: 401,
  signInNeeded: 401,
  sessionRevoked: 401,
  refreshTokenInvalid: 401,
  wrongCredentials: 403,
  accountExists: 403,
  accountMissing: 403,
  weakPassword: 400,
  verificationExpired: 400,
  recaptchaFailed: 403,
  profileChanged: 400,
  imageUnreadable: 400,
  unavailable: 503,
  internal: 500,
};

/** A 401 with one of these is cured by another access token, and says so by the challenge of RFC 6750. */
export const curedByNewToken: readonly string[] = ["accessTokenExpired", "accessTokenInvalid"] satisfies ProblemCode[];

/** Whether it is a code of the contract. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(problemStatuses, text);
}
