import type { Problem, ProblemAction, ProblemCode } from "../../domain/failure.ts";

type Kind = { status: number; title: string; action?: ProblemAction };

/** Every problem of the contract: what it answers and what the client can change. */
const kinds: Record<ProblemCode, Kind> = {
  validationFailed: { status: 400, title: "The request is not what the contract asks for" },
  cityRequired: { status: 400, title: "The header city_id is needed here" },
  firmNotFound: { status: 404, title: "There is no such firm" },
  companyNotFound: { status: 404, title: "There is no such company link" },
  reservationNotFound: { status: 404, title: "There is no such reservation" },
  notFound: { status: 404, title: "There is nothing here" },
  servicesNotBookable: { status: 400, title: "These services cannot be booked", action: "changeService" },
  noMasterFree: { status: 400, title: "No master does this", action: "changeMaster" },
  slotTaken: { status: 400, title: "The time is taken", action: "changeTime" },
  slotTooSoon: { status: 400, title: "The time is too soon", action: "changeTime" },
  slotOutsideHours: { status: 400, title: "The firm does not work at that time", action: "changeTime" },
  holdExpired: { status: 400, title: "The time is no longer held", action: "changeTime" },
  priceChanged: { status: 400, title: "The price is not the expected one", action: "acceptPrice" },
  phoneNotProven: { status: 400, title: "The phone is not proven", action: "changeContacts" },
  wrongCode: { status: 400, title: "The code is wrong", action: "changeContacts" },
  codeExpired: { status: 400, title: "The code no longer stands", action: "changeContacts" },
  tooManyCodes: { status: 403, title: "Too many codes were sent", action: "tryLater" },
  tooManyRequests: { status: 403, title: "Too many requests", action: "tryLater" },
  idempotencyKeyReused: { status: 400, title: "The Idempotency-Key was used for another request" },
  accessTokenExpired: { status: 401, title: "The access token has expired", action: "signIn" },
  accessTokenInvalid: { status: 401, title: "The access token is not ours", action: "signIn" },
  signInNeeded: { status: 401, title: "Somebody has to be signed in", action: "signIn" },
  sessionRevoked: { status: 401, title: "The session has ended", action: "signIn" },
  refreshTokenInvalid: { status: 401, title: "The refresh token no longer counts", action: "signIn" },
  wrongCredentials: { status: 403, title: "The phone or the password is wrong", action: "changePassword" },
  accountExists: { status: 403, title: "The phone has an account already", action: "signIn" },
  weakPassword: { status: 400, title: "The password is too easy to guess", action: "changePassword" },
  verificationExpired: { status: 400, title: "The phone has to be proven again", action: "changeContacts" },
  recaptchaFailed: { status: 403, title: "The check against robots failed", action: "tryLater" },
  profileChanged: { status: 400, title: "The profile was changed meanwhile" },
  imageUnreadable: { status: 400, title: "The picture cannot be read", action: "changeImage" },
  unavailable: { status: 503, title: "The service is not available now", action: "tryLater" },
  internal: { status: 500, title: "The service failed", action: "tryLater" },
};

export type ProblemDetails = Pick<
  Problem,
  "action" | "detail" | "errors" | "alternatives" | "reservation" | "attemptsLeft" | "waitSeconds"
>;

/** The problem document of a code (RFC 9457), with the data of the case. */
export function problemOf(code: ProblemCode, details: ProblemDetails = {}): Problem {
  return { type: `urn:kezek:problem:${code}`, code, ...kinds[code], ...details };
}

/** A refusal on its way to the client as a problem document. */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly problem: Problem;
  /** Whether what was written before the refusal stays: a wrong code must use up its attempt. */
  readonly keepsEffects: boolean;

  constructor(code: ProblemCode, details: ProblemDetails = {}, { keepsEffects = false } = {}) {
    super(code);
    this.problem = problemOf(code, details);
    this.keepsEffects = keepsEffects;
  }
}
