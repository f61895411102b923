import { useState } from "react";
import { type Failure, waitSecondsOf } from "../../../domain/failure.ts";

type AnyFailure = Failure | { kind: string };

/**
 * From when on a call may be made again, epoch milliseconds of this device's clock: the wait of each failure is counted
 * from when it came, and outlasts the failures that come after it.
 */
export function useWait(failure: AnyFailure | null): number {
  const [wait, setWait] = useState(() => ({ failure, until: endOfWait(failure) }));
  if (failure === null || failure === wait.failure) return wait.until;
  const until = Math.max(wait.until, endOfWait(failure));
  setWait({ failure, until });
  return until;
}

function endOfWait(failure: AnyFailure | null): number {
  return failure === null ? 0 : Date.now() + waitSecondsOf(failure) * 1000;
}
