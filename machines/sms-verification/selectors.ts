import type { ActorRefFrom, SnapshotFrom, StateValueFrom } from "xstate";
import type { CodeStage } from "../../domain/sms-code.ts";
import type { smsVerificationMachine } from "./machine.ts";

export type SmsVerification = ActorRefFrom<typeof smsVerificationMachine>;
type Snapshot = SnapshotFrom<typeof smsVerificationMachine>;

const stages = {
  starting: "requestingCode",
  requestingSmsCode: "requestingCode",
  requestingVerificationSms: "requestingCode",
  requestingRegistrationCode: "requestingCode",
  askingForCode: "askingForCode",
  enteringCode: "enteringCode",
  checkingSmsCode: "checkingCode",
  signingInBySms: "checkingCode",
  signingUp: "checkingCode",
  validatingCode: "checkingCode",
  registeringPrepayment: "checkingCode",
  askingForAnotherCode: "askingForAnotherCode",
  verified: "checkingCode",
  refused: "checkingCode",
} satisfies Record<StateValueFrom<typeof smsVerificationMachine>, CodeStage>;

export const codeStageOf = ({ value }: Snapshot): CodeStage => stages[value];
export const phoneOf = ({ context }: Snapshot) => context.phone;
export const challengeOf = ({ context }: Snapshot) => context.challenge;
export const failureOf = ({ context }: Snapshot) => context.failure;
export const failedCallOf = ({ context }: Snapshot) => context.failedCall;
