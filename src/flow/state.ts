import type { StateValue } from "xstate";

type Path<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Path<Value[Key]> & string}` }[keyof Value & string];
type Parent<Value> = Value extends string ? never : keyof Value;

/** Every state of a machine without parallel states, as a dot path: "held.confirming". */
export type StateOf<Snapshot extends { value: unknown }> = Exclude<Path<Snapshot["value"]>, Parent<Snapshot["value"]>> &
  string;

/** The state of a snapshot as a dot path. */
export function stateOf<Snapshot extends { value: StateValue }>(snapshot: Snapshot): StateOf<Snapshot>;
export function stateOf({ value }: { value: StateValue }): string {
  return pathOf(value);
}

function pathOf(value: StateValue): string {
  if (typeof value === "string") return value;
  return Object.entries(value)
    .map(([parent, child]) => (child === undefined ? parent : `${parent}.${pathOf(child)}`))
    .join();
}
