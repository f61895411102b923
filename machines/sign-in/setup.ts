import { assign, emit, setup } from "xstate";
import type { SignedIn } from "../../domain/entities.ts";
import { effect } from "../kit/effect.ts";
import { intentTo } from "../kit/intent.ts";
import { isOutcomeUnknown } from "../kit/outcome.ts";
import { accountVerificationMachine, type VerifiedPhone } from "../sms-verification/machine.ts";
import { challengeAfter, hasFittingCode, noSecrets } from "./context.ts";
import type { SignInFailure } from "./failure.ts";
import { problems } from "./rules.ts";
import type {
  Credentials,
  NewAccount,
  Proving,
  ResetPasswordInput,
  SignInByPasswordInput,
  SignInBySmsInput,
  SignInContext,
  SignInEvent,
  SignInFact,
  SignInInput,
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
  },
  actors: {
    signIn: effect<SignedIn, SignInByPasswordInput>("signIn"),
    signInBySms: effect<SignedIn, SignInBySmsInput>("signInBySms"),
    resetPassword: effect<void, ResetPasswordInput>("resetPassword"),
    smsVerification: accountVerificationMachine,
  },
  guards: {
    hasCode: ({ context }) => context.way !== "signUp" && context.way !== "password" && hasFittingCode(context),
    isByPassword: ({ context }) => context.way === "password",
    isSignUp: ({ context }) => context.way === "signUp",
    isSwitchedToPassword: (_, { way }: WaySwitched) => way === "password",
    isSwitchedToSignUp: (_, { way }: WaySwitched) => way === "signUp",
    hasCredentials: (_, credentials: Credentials) => problems.ofCredentials(credentials).length === 0,
    hasPhone: (_, typed: { phone: string }) => problems.ofPhone(typed).length === 0,
    hasWholeAccount: (_, account: NewAccount) => problems.ofAccount(account).length === 0,
    hasGoodPassword: (_, typed: { password: string }) => problems.ofPassword(typed).length === 0,
    isAccountThere: (_, { snapshot }: Proving) => snapshot.context.failure?.kind === "accountExists",
    isPasswordWeak: (_, { snapshot }: Proving) => snapshot.context.failure?.kind === "weakPassword",
    isSignedIn: (_, { output }: { output: SignedIn | VerifiedPhone }) => "user" in output,
    isVerificationExpired: (_, { failure }: { failure: SignInFailure }) => failure.kind === "verificationExpired",
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
    takeCredentials: assign((_, { phone, password }: Credentials) => ({ phone, password, failures: [] })),
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
    takePassword: assign((_, { password }: { password: string }) => ({ password, failures: [] })),
    notePassword: assign((_, typed: { password: string }) => ({ failures: problems.ofPassword(typed) })),
    takeChallenge: assign(({ context }, { snapshot }: Proving) => ({
      challenge: challengeAfter(snapshot.context.challenge, context),
    })),
    // The service has made the code one for signing in: signing up again takes another.
    takeRightCode: assign(({ context: { challenge } }, { snapshot: { context: proving } }: Proving) => ({
      challenge: challenge && { ...challenge, purpose: "SIGN_IN" as const },
      code: proving.code,
      password: "",
      failures: [{ kind: "accountExists" as const }],
    })),
    takeVerification: assign((_, { output }: { output: SignedIn | VerifiedPhone }) => ({
      verificationToken: "verificationToken" in output ? output.verificationToken : null,
      challenge: null,
      failures: [],
    })),
    dropCode: assign({ challenge: null, code: "", verificationToken: null }),
    intendSignIn: assign(({ context: { phone, password, passwordIntent } }) => ({
      failures: [],
      passwordIntent: intentTo({ phone, password }, passwordIntent),
    })),
    settleSignIn: assign((_, { failure }: { failure: SignInFailure }) => settled("passwordIntent", failure)),
    intendSignInBySms: assign(({ context: { phone, challenge, code, smsIntent } }) => ({
      failures: [],
      smsIntent: intentTo({ phone, challengeId: challenge?.challengeId, code }, smsIntent),
    })),
    settleSignInBySms: assign((_, { failure }: { failure: SignInFailure }) => settled("smsIntent", failure)),
    intendReset: assign(({ context: { phone, verificationToken, password, resetIntent } }) => ({
      failures: [],
      resetIntent: intentTo({ phone, verificationToken, password }, resetIntent),
    })),
    settleReset: assign((_, { failure }: { failure: SignInFailure }) => settled("resetIntent", failure)),
    goOnByPassword: assign({ way: "password", verificationToken: null, resetIntent: null }),
    goOnBySms: assign({ way: "sms" }),
    noteFailure: assign((_, { failure }: { failure: SignInFailure }) => ({ failures: [failure] })),
    noteWeakPassword: assign({ failures: [{ kind: "weakPassword" }] }),
    takeSignedIn: assign((_, { output }: { output: SignedIn | VerifiedPhone }) => ({
      signedIn: "user" in output ? output : null,
    })),
    forgetSecrets: assign({ ...noSecrets, challenge: null }),
    announceSignedIn: emit(({ context: { signedIn } }): SignInFact => {
      if (!signedIn) throw new Error("This state is reached signed in only.");
      return { type: "client.signed-in", signedIn };
    }),
  },
});

/** An intent is kept while its outcome is unknown, so that the same is asked again with the same key. */
function settled(
  intent: "passwordIntent" | "smsIntent" | "resetIntent",
  failure: SignInFailure,
): Partial<SignInContext> {
  return isOutcomeUnknown(failure) ? {} : { [intent]: null };
}
