import { useRef, useState } from "react";
import { failureOf, type Failure } from "../../domain/failure.ts";
import type { IdempotencyKey, Intent } from "../../domain/idempotency-key.ts";
import { intentTo, meaningOf } from "../../machines/kit/intent.ts";
import { useKeptIntents } from "./kept-intents.ts";

export type Saving<Value> = {
  state: "resting" | "saving" | "saved" | "failed";
  /** Why it failed. */
  failure: Failure | undefined;
  save: (value: Value) => Promise<void>;
  /** What was said of the last saving is no longer wanted. */
  forget: () => void;
};

export type KeptSaving<Value> = Saving<Value> & {
  /** What was saved before and has had no answer, as JSON; undefined where all has. */
  readUnanswered: () => unknown;
};

/** What is sent, and what follows of its answer. */
type Steps<Value, Saved> = [
  send: (value: Value, idempotencyKey: IdempotencyKey) => Promise<Saved>,
  onSaved?: (saved: Saved) => void,
  onFailed?: (failure: Failure) => void,
];

/**
 * Saves one thing at a time. An intent whose outcome is unknown keeps its Idempotency-Key: the same saving again is the
 * same call.
 */
export function useSaving<Value, Saved>(...steps: Steps<Value, Saved>): Saving<Value> {
  const intent = useRef<Intent | null>(null);
  return useSavingBy({ read: () => intent.current, write: (next) => (intent.current = next) }, ...steps);
}

/**
 * Like {@link useSaving}, also after a reload between the press and its answer.
 * @param name what is acted on: all that can undo each other have one name, since the latest alone is kept
 */
export function useKeptSaving<Value, Saved>(name: string, ...steps: Steps<Value, Saved>): KeptSaving<Value> {
  const kept = useKeptIntents();
  const place = { read: () => kept.read(name), write: (next: Intent | null) => kept.write(name, next) };
  const readUnanswered = () => {
    const intent = place.read();
    return intent === null ? undefined : meaningOf(intent);
  };
  return { ...useSavingBy(place, ...steps), readUnanswered };
}

type Place = { read: () => Intent | null; write: (intent: Intent | null) => void };

function useSavingBy<Value, Saved>(
  place: Place,
  ...[send, onSaved = () => {}, onFailed = () => {}]: Steps<Value, Saved>
): Saving<Value> {
  const [state, setState] = useState<Saving<Value>["state"]>("resting");
  const [failure, setFailure] = useState<Failure>();
  const save = async (value: Value) => {
    if (state === "saving") return;
    setState("saving");
    setFailure(undefined);
    const intent = intentTo(value, place.read());
    place.write(intent);
    const settle = () => place.read()?.key === intent.key && place.write(null);
    try {
      const saved = await send(value, intent.key);
      settle();
      onSaved(saved);
      setState("saved");
    } catch (error) {
      const failed = failureOf(error);
      if (failed.kind === "refused") settle();
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
