import type { AnyStateMachine, InputFrom } from "xstate";
import { accountDeletionPaths } from "../../machines/account-deletion/paths.ts";
import { reservationPaths } from "../../machines/reservation/paths.ts";
import { sessionPaths } from "../../machines/session/paths.ts";
import { signInPaths } from "../../machines/sign-in/paths.ts";
import { accountVerificationPaths } from "../../machines/sms-verification/account-paths.ts";
import { smsVerificationPaths } from "../../machines/sms-verification/paths.ts";
import { accountDeletionModel } from "./models/account-deletion.ts";
import type { Model } from "./models/model.ts";
import { sessionModel } from "./models/session.ts";
import type { AnyPaths } from "./walk/steps.ts";

/** A machine to be walked, with the paths of those it invokes by the invoke's id. */
export type WalkedMachine = {
  name: string;
  paths: AnyPaths;
  children: Readonly<Record<string, AnyPaths>>;
  /** Whoever walks through it, from the way in. */
  model?(input: InputFrom<AnyStateMachine>): Model;
};

/** Every machine of the project that has a paths file, by its folder's name. */
export const machines: readonly WalkedMachine[] = [
  { name: "account-deletion", paths: accountDeletionPaths, children: {}, model: accountDeletionModel },
  { name: "reservation", paths: reservationPaths, children: { smsVerification: smsVerificationPaths } },
  { name: "session", paths: sessionPaths, children: {}, model: sessionModel },
  { name: "sign-in", paths: signInPaths, children: { smsVerification: accountVerificationPaths } },
  { name: "sms-verification", paths: smsVerificationPaths, children: {} },
];

export function machineNamed(name: string): WalkedMachine {
  const machine = machines.find((known) => known.name === name);
  if (!machine)
    throw new Error(`There is no machine "${name}": there are ${machines.map((one) => one.name).join(", ")}.`);
  return machine;
}
