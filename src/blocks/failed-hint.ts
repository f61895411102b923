import { type Failure, waitSecondsOf } from "../../domain/failure.ts";
import type { Key } from "../i18n/modules.ts";

/** What helps after a failure that has no words of its own: to wait where the service asks for that, else to look after the connection. */
export function failedHint(failure: Failure | undefined): Key {
  return waitSecondsOf(failure ?? null) > 0 ? "app.refusedHint" : "app.failedHint";
}
