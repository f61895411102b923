import { useRef, useState } from "react";
import { failureOf, type Failure } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import type { Intent } from "../../domain/idempotency-key.ts";
import { intentTo } from "../../machines/kit/intent.ts";

export type Saving<Value> = {
  state: "resting" | "saving" | "saved" | "failed";
  /** Why it failed. */
  failure: Failure | undefined;
  save: (value: Value) => Promise<void>;
  /** What was said of the last saving is no longer wanted. */
  forget: () => void;
};

/**
 * Saves one thing at a time. An intent whose outcome is unknown keeps its Idempotency-Key: the same saving again is the
 * same call.
 */
export function useSaving<Value, Saved>(
  send: (value: Value, idempotencyKey: IdempotencyKey) => Promise<Saved>,
  onSaved: (saved: Saved) => void = () => {},
  onFailed: (failure: Failure) => void = () => {},
): Saving<Value> {
  const [state, setState] = useState<Saving<Value>["state"]>("resting");
  const [failure, setFailure] = useState<Failure>();
  const intent = useRef<Intent | null>(null);
  const save = async (value: Value) => {
    if (state === "saving") return;
    setState("saving");
    setFailure(undefined);
    intent.current = intentTo(value, intent.current);
    try {
      onSaved(await send(value, intent.current.key));
      intent.current = null;
      setState("saved");
    } catch (error) {
      const failed = failureOf(error);
      if (failed.kind === "refused") intent.current = null;
      setFailure(failed);
      setState("failed");
      onFailed(failed);
    }
  };
  const forget = () => {
    if (state === "saving") return;
    setState("resting");
    setFailure(undefined);
  };
  return { state, failure, save, forget };
}

/** The code of a refusal; undefined for every other failure. */
export function codeOf(failure: Failure | undefined) {
  return failure?.kind === "refused" ? failure.problem.code : undefined;
}
