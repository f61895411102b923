import type { Way } from "../../../domain/sign-in.ts";
import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** Signing in begins with the way of the address. */
export type SignInPort = FlowPort<typeof signInMachine, { way: Way }>;

export const [SignInPortProvider, useSignInPort] = requiredContext<SignInPort>("port of signing in");
