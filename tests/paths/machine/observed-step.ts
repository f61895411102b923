import type { EventObject } from "xstate";

/** What is seen of a machine after one step. */
export type ObservedStep = {
  state: string;
  differs: Readonly<Record<string, unknown>>;
  /** The effects that the step made the machine call, children's aside; keys are audited apart, see keys.ts. */
  calls: { id: string; effect: string; input: unknown }[];
  facts: EventObject[];
};
