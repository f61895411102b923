import type { AnyActorRef, AnyMachineSnapshot } from "xstate";

/** Of a snapshot; or of one thing among several, as a step, a selector of it. */
type Selector = { select(of: unknown): unknown }["select"];

/** What a selector has to say: of one thing among several, what of each; of a child, that it is there. */
type Expected<Of> = Of extends (subject: infer Subject) => (snapshot: never) => infer Value
  ? readonly (readonly [subject: Subject, value: Value])[]
  : Of extends (snapshot: never) => infer Value
    ? Said<Value>
    : never;
type Said<Value> = Value extends AnyActorRef ? "there" : Value;

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
    const pair: [expected: unknown, actual: unknown] = [wanted, said(select, snapshot, wanted)];
    return [`${name} says`, pair] as const;
  });
  return Object.fromEntries(pairs);
}

function said(select: Selector, snapshot: AnyMachineSnapshot, wanted: unknown): unknown {
  const value = select(snapshot);
  if (typeof value === "function" && Array.isArray(wanted))
    return wanted.map(([subject]) => [subject, valueOf(select(subject), snapshot)]);
  return value instanceof Object && "getSnapshot" in value ? "there" : value;
}

function valueOf(select: unknown, snapshot: AnyMachineSnapshot): unknown {
  return typeof select === "function" ? select(snapshot) : select;
}
