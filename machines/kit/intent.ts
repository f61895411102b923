import { required } from "./required.ts";
import { newIdempotencyKey, type IdempotencyKey, type Intent } from "../../domain/idempotency-key.ts";

/** Whether an intent is one to do `meant`. */
export function isIntentTo(meant: unknown, intent: Intent | null): intent is Intent {
  return intent?.of === JSON.stringify(meant);
}

/** The intent to do `meant`: the previous one while its outcome is unknown and it meant the same. */
export function intentTo(meant: unknown, previous: Intent | null): Intent {
  return isIntentTo(meant, previous) ? previous : { of: JSON.stringify(meant), key: newIdempotencyKey() };
}

/** The key of an intent that was put into the context before the call; throws without one. */
export function keyOf(intent: Intent | null): IdempotencyKey {
  return required(intent, "an intent").key;
}
