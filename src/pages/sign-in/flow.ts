import { useSelector } from "@xstate/react";
import { createContext, use } from "react";
import type { SignInContext, SignInEvent } from "../../../machines/sign-in/types.ts";
import type { Way } from "../../../domain/sign-in.ts";
import type { SignInFailure } from "../../../machines/sign-in/failure.ts";
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

/** The failure of a kind, while it stands. */
export function useFailure<Kind extends SignInFailure["kind"]>(kind: Kind) {
  const failures = useContextSelector((context) => context.failures);
  return failures.find((failure): failure is Extract<SignInFailure, { kind: Kind }> => failure.kind === kind);
}
