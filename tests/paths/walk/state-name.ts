import type { StateValue } from "xstate";

/** The state's path with dots: "held.enteringContacts". */
export function stateName(value: StateValue): string {
  if (typeof value === "string") return value;
  const entries = Object.entries(value);
  return entries.map(([parent, child]) => (child ? `${parent}.${stateName(child)}` : parent)).join(" + ");
}
