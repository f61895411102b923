import type { AnyActorRef, AnyMachineSnapshot } from "xstate";
import type { Intent } from "../../../domain/idempotency-key.ts";

/** Of a snapshot; or of one thing among several, as a step, a selector of it. */
type Selector = { select(of: unknown): unknown }["select"];

/** What a selector has to say: of one thing among several, what of each; of a child, which it is; of an intent, its meaning. */
type Expected<Of> = Of extends (subject: infer Subject) => (snapshot: never) => infer Value
  ? readonly (readonly [subject: Subject, value: Value])[]
  : Of extends (snapshot: never) => infer Value
    ? Comparable<Value>
    : never;
type Comparable<Value> = Value extends AnyActorRef ? string : Value extends Intent ? unknown : Value;

/**
 * What pages read of a machine beside what they have to, by selector.
 * @param selectors all that the machine offers to pages: a model can leave out none
 */
export function read<Selectors extends Readonly<Record<string, Selector>>>(
  selectors: Selectors,
  snapshot: AnyMachineSnapshot,
  expected: { readonly [Name in keyof Selectors]: Expected<Selectors[Name]> },
): Record<string, [expected: unknown, actual: unknown]> {
  const pairs = Object.entries(selectors).map(([name, select]) => {
    const wanted: unknown = expected[name];
    const pair: [expected: unknown, actual: unknown] = [wanted, comparable(select, snapshot, wanted)];
    return [`${name} says`, pair] as const;
  });
  return Object.fromEntries(pairs);
}

function comparable(select: Selector, snapshot: AnyMachineSnapshot, wanted: unknown): unknown {
  const value = select(snapshot);
  if (typeof value === "function" && Array.isArray(wanted) && wanted.length > 0)
    return wanted.map(([subject]) => [subject, valueOf(select(subject), snapshot)]);
  if (value instanceof Object && "getSnapshot" in value && "id" in value) return value.id;
  return isIntent(value) ? JSON.parse(value.of) : value;
}

function valueOf(select: unknown, snapshot: AnyMachineSnapshot): unknown {
  return typeof select === "function" ? select(snapshot) : select;
}

/** Keys are audited apart. */
function isIntent(value: unknown): value is Intent {
  return value instanceof Object && "of" in value && "key" in value;
}
