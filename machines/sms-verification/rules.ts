import { required } from "../kit/required.ts";
import type { Challenge } from "../../domain/phone-proof.ts";
import { isRefusal, type Failure } from "../../domain/failure.ts";
import { keyOf } from "../kit/intent.ts";
import type { CheckInput, GetSmsDeliveryInput, Subject, SubjectOf, VerificationContext } from "./types.ts";

/** What another code, or another try, may mend. */
const mendable: readonly string[] = ["changeContacts", "tryLater"];

/** Whether the service said no for a reason that no code mends. */
export function isFinal(failure: Failure): boolean {
  return isRefusal(failure) && !mendable.includes(failure.action);
}

/** The code on its way, of a state that is reached with one only. */
export function requireChallenge({ challenge }: Pick<VerificationContext, "challenge">): Challenge {
  return required(challenge, "a challenge");
}

/** The code on its way, with as many attempts as the service says are left. */
export function withAttemptsOf(failure: Failure, challenge: Challenge): Challenge {
  const attemptsLeft = isRefusal(failure) ? failure.problem.attemptsLeft : undefined;
  return attemptsLeft === undefined ? challenge : { ...challenge, attemptsLeft };
}

/** The subject of a state that is reached for these purposes only. */
export function requireSubject<Purpose extends Subject["purpose"]>(
  { subject }: Pick<VerificationContext, "subject">,
  ...purposes: Purpose[]
): SubjectOf<Purpose> {
  const isOne = (one: Subject): one is SubjectOf<Purpose> => purposes.some((purpose) => purpose === one.purpose);
  return required(isOne(subject) ? subject : null, purposes.join(" or "));
}

/** The guard `isFor`: whether a phone is proven for this. */
export function isFor<const Purpose extends Subject["purpose"]>(purpose: Purpose) {
  return { type: "isFor", params: { purpose } } as const;
}

/** The question whether the typed code is the right one. */
export function checkInput(context: VerificationContext): CheckInput {
  const { challengeId } = requireChallenge(context);
  const { phone, code, check } = context;
  return { challengeId, phone, code, idempotencyKey: keyOf(check) };
}

/** The question what becomes of the message, for as long as its code counts. */
export function deliveryInput(context: VerificationContext): GetSmsDeliveryInput {
  const { challengeId, expiresAt: until } = requireChallenge(context);
  const { subject } = context;
  if (subject.purpose !== "RESERVATION") return { challengeId, until };
  const { reservationId, secret } = subject;
  return { challengeId, until, hold: { reservationId, secret } };
}
