import type { components } from "../openapi/generated/api.ts";

export type Problem = components["schemas"]["Problem"];
export type ProblemCode = components["schemas"]["ProblemCode"];
export type ProblemAction = components["schemas"]["ProblemAction"];

/** Every action of the contract. */
const actions: Readonly<Record<ProblemAction, true>> = {
  changeTime: true,
  changeFirm: true,
  changeService: true,
  changeMaster: true,
  changeContacts: true,
  provePhone: true,
  changePayment: true,
  changePassword: true,
  changeImage: true,
  acceptPrice: true,
  acceptChange: true,
  callFirm: true,
  signIn: true,
  signUp: true,
  tryLater: true,
};

/** Whether it is an action of the contract. */
export function isProblemAction(text: unknown): text is ProblemAction {
  return typeof text === "string" && Object.hasOwn(actions, text);
}

/** The service understood and said no. `code` may be one that this client does not know; `action` says where to go. */
export type Refusal = { kind: "refused"; status: number; code: string; action: ProblemAction; problem: Problem };

/**
 * What every call of the client ends in when it does not succeed. Kinds, never text.
 * - refused: an answer, or a 4xx of whoever stands before the service and did not let the call through.
 * - unreachable: no answer came; whether the call took effect is unknown.
 * - broken: the service failed (5xx), or a good answer cannot be read; unknown too.
 */
export type Failure = Refusal | { kind: "unreachable" } | { kind: "broken" };

/** Whether the body of an answer is a problem document with a code: the service understood what it was asked. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    typeof body.code === "string" &&
    "title" in body &&
    "status" in body
  );
}

/** A refusal by its problem document; one without an action, or with one that is not known here, is to try later. */
export function refusal(status: number, problem: Problem): Refusal {
  const action = isProblemAction(problem.action) ? problem.action : "tryLater";
  return { kind: "refused", status, code: problem.code, action, problem };
}

/** A 4xx without a problem document: whoever stands before the service did not let the call through. It may pass. */
export function refusalOnTheWay(status: number): Refusal {
  return refusal(status, { type: "about:blank", title: "Not let through", status, code: "unavailable" });
}

/** Carries a {@link Failure} through promises. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind === "refused" ? failure.problem.title : failure.kind);
    this.failure = failure;
  }
}

/** The failure inside of whatever was thrown; an error of ours that is not a call's is `broken`. */
export function failureOf(error: unknown): Failure {
  return error instanceof CallFailed ? error.failure : { kind: "broken" };
}

/** interrupted: the page that called was closed before the answer came. */
const unknownKinds = ["unreachable", "broken", "interrupted"] as const;
export type UnknownKind = (typeof unknownKinds)[number];

/** Whether a call may have taken effect although no good answer came: it is repeated with the same key (design §3). */
export function isOutcomeUnknown(failure: { kind: string } | null): boolean {
  return unknownKinds.some((kind) => kind === failure?.kind);
}

/** After how many seconds the same may be asked again; 0 where nothing says so. */
export function waitSecondsOf(failure: { kind: string } | Failure | null): number {
  return isRefusal(failure) ? (failure.problem.waitSeconds ?? 0) : 0;
}

/** Whether something a process holds as its failure came from the service. */
export function isRefusal(failure: { kind: string } | null): failure is Refusal {
  return failure?.kind === "refused";
}

/** What a failure is called: a refusal by its code, anything else by its kind. */
export function failureName(failure: { kind: string }): string {
  return isRefusal(failure) ? failure.code : failure.kind;
}

/** Whether what the service refused is mended by this. */
export function isMendedBy(failure: { kind: string } | null, action: ProblemAction): boolean {
  return isRefusal(failure) && failure.action === action;
}

/** What is to be agreed to now, where it is another price; undefined where no new one is told. */
export function newBillOf(failure: { kind: string } | null): Problem["bill"] {
  const bill = isRefusal(failure) && failure.action === "acceptPrice" ? failure.problem.bill : undefined;
  return bill?.total != null && bill.prepayment != null ? bill : undefined;
}

/** A check for robots that could not be made ends as one that failed. @throws CallFailed */
export function failRecaptcha(): never {
  const code = "recaptchaFailed";
  const title = "The recaptcha could not be asked";
  throw new CallFailed(
    refusal(403, { type: `urn:kezek:problem:${code}`, title, status: 403, code, action: "tryLater" }),
  );
}
