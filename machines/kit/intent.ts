import { isOutcomeUnknown } from "../../domain/failure.ts";
import { required } from "./required.ts";
import { newIdempotencyKey, type IdempotencyKey, type Intent } from "../../domain/idempotency-key.ts";

/** Whether an intent is one to do `meant`. */
export function isIntentTo(meant: unknown, intent: Intent | null): intent is Intent {
  return intent?.of === JSON.stringify(meant);
}

/**
 * The intent to do `meant`: the previous one while its outcome is unknown and it meant the same; a new one that meant nothing yet
 * is meant so from now on.
 */
export function intentTo(meant: unknown, previous: Intent | null): Intent {
  const of = JSON.stringify(meant);
  if (previous?.of === of) return previous;
  return { of, key: previous?.of === "" ? previous.key : newIdempotencyKey() };
}

/** What an intent means, as JSON brings it back; undefined where it meant nothing. */
export function meaningOf({ of }: Intent): unknown {
  try {
    return JSON.parse(of);
  } catch {
    return undefined;
  }
}

/** What of an intent is left once its call has failed: all while its outcome is unknown, nothing once it was refused. */
export function intentAfter(failure: { kind: string } | null, intent: Intent | null): Intent | null {
  return isOutcomeUnknown(failure) ? intent : null;
}

/** The key of an intent that was put into the context before the call; throws without one. */
export function keyOf(intent: Intent | null): IdempotencyKey {
  return required(intent, "an intent").key;
}
