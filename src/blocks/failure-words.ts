import { failureName, isRefusal, type ProblemAction } from "../../domain/failure.ts";

type Words<Name extends string> = { own: Name } | { action: ProblemAction };

/**
 * Under which name a failure has words: its own, where a flow has some for it; else what helps, so that a refusal that
 * this client has never heard of is said too.
 */
export function wordsOf<Name extends string>(failure: { kind: string }, own: readonly Name[]): Words<Name> {
  const name = failureName(failure);
  const known = own.find((one) => one === name);
  if (known !== undefined) return { own: known };
  return { action: isRefusal(failure) ? failure.action : "tryLater" };
}
