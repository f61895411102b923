import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { ActorRefFrom } from "xstate";
import type { Way } from "../../../domain/sign-in.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";

export type SignInActor = ActorRefFrom<typeof signInMachine>;

/** What signing in needs of the app and may not fetch itself. */
export type SignInPort = {
  /** Runs the process of signing in around what is drawn from it, and hands the session over. */
  Run: ComponentType<{ way: Way; children: (actor: SignInActor) => ReactNode }>;
};

const SignInPortContext = createContext<SignInPort | undefined>(undefined);

export const SignInPortProvider = SignInPortContext.Provider;

/** Throws outside of the app. */
export function useSignInPort(): SignInPort {
  const port = use(SignInPortContext);
  if (port === undefined) throw new Error("No sign-in port: render inside of the app");
  return port;
}
