import { failureName, isRefusal, type ProblemCode, type UnknownKind } from "../../domain/failure.ts";
import type { CodeFailure } from "../../domain/sms-code.ts";
import type { Key } from "../i18n/modules.ts";
import type { T } from "../i18n/react.tsx";

type Part = "title" | "text";

/** What a failure can be called: a refusal by a code of the contract, anything else by its kind. */
type FailureName = ProblemCode | UnknownKind | Exclude<CodeFailure["kind"], "refused">;

/**
 * What is said of a failure: under its own name where a flow has words for it; else what helps, so that a refusal that
 * this client has never heard of is said too.
 * @param own the names that the flow has words for, under the keys of `keyOf`
 */
export function failureMessage<Name extends FailureName>(
  t: T,
  failure: { kind: string },
  own: readonly Name[],
  keyOf: (name: Name, part: Part) => Key,
): Readonly<Record<Part, string>> {
  const name = failureName(failure);
  const known = own.find((one) => one === name);
  const action = isRefusal(failure) ? failure.action : "tryLater";
  const textOf = (part: Part) => t(known === undefined ? `failure.${action}.${part}` : keyOf(known, part));
  return { title: textOf("title"), text: textOf("text") };
}
