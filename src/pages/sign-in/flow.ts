import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import { failureName } from "../../../domain/failure.ts";
import type { Way } from "../../../domain/sign-in.ts";
import type { SignInEvent, SignInFailure } from "../../../machines/sign-in/machine.ts";
import { failuresOf } from "../../../machines/sign-in/selectors.ts";
import type { SignInContext } from "../../../machines/sign-in/types.ts";
import type { SignInActor } from "./port.ts";
import type { SignInSnapshot } from "./states.ts";

type Flow = {
  actor: SignInActor;
  /** Goes to the address of another way. */
  onSwitch: (way: Way) => void;
};

const FlowContext = createContext<Flow | undefined>(undefined);

export const FlowProvider = FlowContext.Provider;

export function useFlow(): Flow {
  const flow = use(FlowContext);
  if (flow === undefined) throw new Error("No flow: render inside of signing in");
  return flow;
}

export function useSnapshot<Value>(read: (snapshot: SignInSnapshot) => Value): Value {
  return useSelector(useFlow().actor, read);
}

/** What the process remembers. */
export function useContextSelector<Value>(read: (context: SignInContext) => Value): Value {
  return useSnapshot(({ context }) => read(context));
}

/** Tells the process what the client did. */
export function useSend(): (event: SignInEvent) => void {
  return useFlow().actor.send;
}

/** The failure of a name, while it stands: of a refusal's code, or of what is wrong with what was typed. */
export function useFailure(name: string): SignInFailure | undefined {
  return useSnapshot(failuresOf).find((failure) => failureName(failure) === name);
}
