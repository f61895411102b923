import { required } from "../kit/required.ts";
import { assign, emit, setup } from "xstate";
import type { Challenge } from "../../domain/phone-proof.ts";
import type { SignedIn } from "../../domain/entities.ts";
import { isOutcomeUnknown, type Failure } from "../../domain/failure.ts";
import { effect } from "../kit/effect.ts";
import { failureGuards } from "../kit/guards.ts";
import { intentTo } from "../kit/intent.ts";
import {
  refusedBy,
  signedInBy,
  verifiedBy,
  smsVerificationMachine,
  type VerificationOutput,
} from "../sms-verification/machine.ts";
import { challengeAfter, hasFittingCode, hasProvenPhone, noSecrets, provenInput, signUpInput } from "./context.ts";
import { problems } from "./problems.ts";
import type {
  Credentials,
  NewAccount,
  ResetPasswordInput,
  SignInByPasswordInput,
  SignInBySmsInput,
  SignInContext,
  SignInEvent,
  SignInFact,
  SignInInput,
  SignUpBySmsInput,
  WaySwitched,
} from "./types.ts";
import type { SignInResume, Way } from "../../domain/sign-in.ts";

/** What signing in is made of: its words, its effects, its rules. The process itself is in machine.ts. */
export const signInSetup = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInFact,
    output: {} as SignedIn | null,
    tags: {} as "waitsForUser" | "waitsForServer",
    children: {} as { smsVerification: "smsVerification" },
  },
  actors: {
    signIn: effect<SignedIn, SignInByPasswordInput>("signIn"),
    signInBySms: effect<SignedIn, SignInBySmsInput>("signInBySms"),
    signUp: effect<SignedIn, SignUpBySmsInput>("signUp"),
    resetPassword: effect<void, ResetPasswordInput>("resetPassword"),
    smsVerification: smsVerificationMachine,
  },
  guards: {
    ...failureGuards,
    hasCode: ({ context }) => hasFittingCode(context),
    hasVerifiedPhone: ({ context }) => context.verificationToken !== null && problems.ofPhone(context).length === 0,
    isByPassword: ({ context }) => context.way === "password",
    isSignUp: ({ context }) => context.way === "signUp",
    isSwitchedToPassword: (_, { way }: WaySwitched) => way === "password",
    isSwitchedToSignUp: (_, { way }: WaySwitched) => way === "signUp",
    hasCredentials: (_, credentials: Credentials) => problems.ofCredentials(credentials).length === 0,
    hasPhone: (_, typed: { phone: string }) => problems.ofPhone(typed).length === 0,
    hasWholeAccount: (_, account: NewAccount) => problems.ofAccount(account).length === 0,
    hasProvenAccount: ({ context }, account: NewAccount) =>
      problems.ofAccount(account).length === 0 && hasProvenPhone({ ...context, phone: account.phone }),
    hasGoodPassword: ({ context: { phone } }, { password }: { password: string }) =>
      problems.ofPassword({ phone, password }).length === 0,
    isSignedIn: (_, output: VerificationOutput) => signedInBy(output) !== null,
    isVerified: (_, output: VerificationOutput) => verifiedBy(output) !== null,
    isAccountThere: ({ context }, output: VerificationOutput) => {
      const { failure, code } = refusedBy(output);
      return context.way === "signUp" && failure.action === "signIn" && code !== "";
    },
    isAccountMissing: ({ context }, output: VerificationOutput) => {
      const { failure, code } = refusedBy(output);
      return context.way === "sms" && failure.action === "signUp" && code !== "";
    },
  },
  actions: {
    takeWay: assign((_, { way }: { way: Way }) => ({
      way,
      password: "",
      code: "",
      verificationToken: null,
      failures: [],
    })),
    edit: assign((_, { account }: { account: Partial<Pick<SignInResume, "phone" | "name">> }) => account),
    takeCredentials: assign((_, { phone, password }: Credentials) => ({ phone, password })),
    noteCredentials: assign((_, typed: Credentials) => ({
      phone: typed.phone,
      failures: problems.ofCredentials(typed),
    })),
    takePhone: assign((_, { phone }: { phone: string }) => ({ phone, failures: [] })),
    notePhone: assign((_, typed: { phone: string }) => ({ phone: typed.phone, failures: problems.ofPhone(typed) })),
    takeAccount: assign((_, { name, phone, password }: NewAccount) => ({ name, phone, password, failures: [] })),
    noteAccount: assign((_, typed: NewAccount) => ({
      name: typed.name,
      phone: typed.phone,
      failures: problems.ofAccount(typed),
    })),
    // Whatever code was right before, this phone is proven by another one.
    forgetCode: assign({ code: "" }),
    takePassword: assign((_, { password }: { password: string }) => ({ password })),
    notePassword: assign(({ context: { phone } }, { password }: { password: string }) => ({
      failures: problems.ofPassword({ phone, password }),
    })),
    takeChallenge: assign(({ context }, { challenge }: { challenge: Challenge | null }) => ({
      challenge: challengeAfter(challenge, context),
    })),
    // The service has made the code one for signing in: signing up again takes another.
    takeRightCode: assign(({ context: { challenge } }, output: VerificationOutput) => ({
      challenge: { ...required(challenge, "a code"), purpose: "SIGN_IN" as const },
      code: refusedBy(output).code,
      password: "",
      failures: [refusedBy(output).failure],
    })),
    // The service has made the code one for signing up: the phone is proven.
    takeProvenPhone: assign(({ context: { challenge } }, output: VerificationOutput) => ({
      way: "signUp" as const,
      challenge: { ...required(challenge, "a code"), purpose: "SIGN_UP" as const },
      code: refusedBy(output).code,
      failures: [refusedBy(output).failure],
    })),
    // The code of the sign-up is one for signing in now.
    turnCode: assign(({ context: { challenge } }) => ({
      challenge: { ...required(challenge, "a code"), purpose: "SIGN_IN" as const },
      password: "",
    })),
    noteRefusal: assign((_, output: VerificationOutput) => ({ failures: [refusedBy(output).failure] })),
    takeVerification: assign((_, output: VerificationOutput) => ({
      verificationToken: required(verifiedBy(output), "a proven phone").verificationToken,
      challenge: null,
      failures: [],
    })),
    dropCode: assign({ challenge: null, code: "", verificationToken: null }),
    intendSignIn: assign(({ context: { phone, password, passwordIntent } }) => ({
      failures: [],
      passwordIntent: intentTo({ phone, password }, passwordIntent),
    })),
    intendSignInBySms: assign(({ context }) => ({
      failures: [],
      smsIntent: intentTo(provenInput(context), context.smsIntent),
    })),
    intendSignUp: assign(({ context }) => ({
      failures: [],
      signUpIntent: intentTo(signUpInput(context), context.signUpIntent),
    })),
    intendReset: assign(({ context: { phone, verificationToken, password, resetIntent } }) => ({
      failures: [],
      resetIntent: intentTo({ phone, verificationToken, password }, resetIntent),
    })),
    goOnByPassword: assign({ way: "password", verificationToken: null, resetIntent: null }),
    goOnBySms: assign({ way: "sms" }),
    noteFailure: assign((_, { failure }: { failure: Failure }) => ({
      failures: [failure],
      ...(!isOutcomeUnknown(failure) && {
        passwordIntent: null,
        smsIntent: null,
        signUpIntent: null,
        resetIntent: null,
      }),
    })),
    takeSession: assign((_, signedIn: SignedIn) => ({ signedIn })),
    takeSignedIn: assign((_, output: VerificationOutput) => ({
      signedIn: signedInBy(output),
    })),
    forgetSecrets: assign({ ...noSecrets, challenge: null }),
    announceSignedIn: emit(({ context }): SignInFact => ({
      type: "client.signed-in",
      signedIn: required(context.signedIn, "who signed in"),
    })),
  },
});
