import type { ComponentType, ReactNode } from "react";
import type { AnyStateMachine } from "xstate";
import type { FlowActor } from "./flow.ts";

/**
 * What a flow's page needs of the app and may not fetch itself: `Run` runs the process around what is drawn from it.
 * `Beginning` is what the page says of how it begins.
 */
export type FlowPort<Machine extends AnyStateMachine, Beginning extends object = object> = {
  Run: ComponentType<Beginning & { children: (actor: FlowActor<Machine>) => ReactNode }>;
  /** Fetches what {@link FlowPort.Run} is made of, before it is drawn. */
  preload: () => void;
};
