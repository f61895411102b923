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

/** Whether the code is worth nothing any more: the service wants another one, and counts no attempts of this. */
export function isCodeSpent(failure: Failure): boolean {
  return isRefusal(failure) && failure.action === "changeContacts" && failure.problem.attemptsLeft === undefined;
}

/** The code on its way, with as many attempts as the service says are left. */
export function withAttemptsOf(failure: Failure, challenge: Challenge | null): Challenge | null {
  const attemptsLeft = isRefusal(failure) ? failure.problem.attemptsLeft : undefined;
  return challenge === null || attemptsLeft === undefined ? challenge : { ...challenge, attemptsLeft };
}

/** The subject of a state that is reached for this purpose only. */
export function requireSubject<Purpose extends Subject["purpose"]>(
  { subject }: Pick<VerificationContext, "subject">,
  purpose: Purpose,
): SubjectOf<Purpose> {
  const isIt = (one: Subject): one is SubjectOf<Purpose> => one.purpose === purpose;
  if (!isIt(subject)) throw new Error(`This state is reached for ${purpose} only.`);
  return subject;
}

/** The question whether the typed code is the right one. */
export function checkInput({ challenge, phone, code, check }: VerificationContext): CheckInput {
  const { challengeId } = required(challenge, "a challenge");
  return { challengeId, phone, code, idempotencyKey: keyOf(check) };
}

/** The question what becomes of the message, for as long as its code counts. */
export function deliveryInput({ challenge, subject }: VerificationContext): GetSmsDeliveryInput {
  const { challengeId, expiresAt: until } = required(challenge, "a challenge");
  if (subject.purpose !== "RESERVATION") return { challengeId, until };
  const { reservationId, secret } = subject;
  return { challengeId, until, hold: { reservationId, secret } };
}
