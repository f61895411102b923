import { keyOf } from "../kit/intent.ts";
import { mendedBy, withChild, withEvent, withFailure, withOutput } from "../kit/params.ts";
import { phoneOf } from "../kit/phone.ts";
import { required } from "../kit/required.ts";
import { contextFrom, provenInput, provingInput, signUpInput } from "./context.ts";
import { signInSetup } from "./setup.ts";

export { resumeOf } from "./context.ts";

/** Signing in by password or by SMS, signing up, and setting a new password (spec §5, §7). Done with the session or null. */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: {
    "way.switched": [
      { guard: withEvent("isSwitchedToPassword"), target: ".enteringCredentials", actions: withEvent("takeWay") },
      { guard: withEvent("isSwitchedToSignUp"), target: ".enteringAccount", actions: withEvent("takeWay") },
      { target: ".enteringPhone", actions: withEvent("takeWay") },
    ],
    "sign-in.abandoned": ".abandoned",
  },
  states: {
    starting: {
      description:
        "The way of the address; a code that was sent before a reload still counts, and so does a proven phone.",
      always: [
        { guard: "hasVerifiedPhone", target: "enteringNewPassword" },
        { guard: "isByPassword", target: "enteringCredentials" },
        { guard: "isSignUp", target: "enteringAccount" },
        { guard: "hasCode", target: "provingPhone" },
        { target: "enteringPhone" },
      ],
    },
    enteringCredentials: {
      description: "The client types a phone and a password.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: withEvent("edit") },
        "credentials.submitted": [
          { guard: withEvent("hasCredentials"), target: "signingIn", actions: withEvent("takeCredentials") },
          { actions: withEvent("noteCredentials") },
        ],
      },
    },
    signingIn: {
      description: "The service compares the password.",
      tags: "waitsForServer",
      entry: "intendSignIn",
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ context: { phone, password, passwordIntent } }) => ({
          phone: phoneOf(phone),
          password,
          idempotencyKey: keyOf(passwordIntent),
        }),
        onDone: { target: "signedIn", actions: withOutput("takeSession") },
        onError: {
          target: "enteringCredentials",
          actions: withFailure("noteFailure"),
        },
      },
    },
    enteringPhone: {
      description: "The client types the phone that a code is to be sent to.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: withEvent("edit") },
        "phone.submitted": [
          { guard: withEvent("hasPhone"), target: "provingPhone", actions: withEvent("takePhone") },
          { actions: withEvent("notePhone") },
        ],
      },
    },
    enteringAccount: {
      description: "The client who is new here leaves a name, a phone and a password.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: withEvent("edit") },
        "account.submitted": [
          { guard: withEvent("hasProvenAccount"), target: "signingUp", actions: withEvent("takeAccount") },
          {
            guard: withEvent("hasWholeAccount"),
            target: "provingPhone",
            actions: [withEvent("takeAccount"), "forgetCode"],
          },
          { actions: withEvent("noteAccount") },
        ],
      },
    },
    provingPhone: {
      description: "The phone is proven by a code, which signs in, signs up or lets a new password be set.",
      tags: "waitsForUser",
      invoke: {
        id: "smsVerification",
        src: "smsVerification",
        input: ({ context }) => provingInput(context),
        onSnapshot: { actions: withChild("takeChallenge") },
        onDone: [
          { guard: withOutput("isSignedIn"), target: "signedIn", actions: withOutput("takeSignedIn") },
          { guard: withOutput("isVerified"), target: "enteringNewPassword", actions: withOutput("takeVerification") },
          { guard: withOutput("isAccountThere"), target: "decidingToSignIn", actions: withOutput("takeRightCode") },
          { guard: withOutput("isAccountMissing"), target: "enteringAccount", actions: withOutput("takeProvenPhone") },
          { guard: "isSignUp", target: "enteringAccount", actions: withOutput("noteRefusal") },
          { target: "enteringPhone", actions: withOutput("noteRefusal") },
        ],
      },
    },
    decidingToSignIn: {
      description: "The proven phone has an account; the same code is good for signing in to it.",
      tags: "waitsForUser",
      on: { "offer.accepted": "signingInBySms" },
    },
    signingInBySms: {
      description: "The service takes the code of the sign-up for signing in.",
      tags: "waitsForServer",
      entry: "intendSignInBySms",
      invoke: {
        id: "signInBySms",
        src: "signInBySms",
        input: ({ context }) => ({ ...provenInput(context), idempotencyKey: keyOf(context.smsIntent) }),
        onDone: { target: "signedIn", actions: withOutput("takeSession") },
        onError: [
          {
            guard: mendedBy("changeContacts"),
            target: "enteringPhone",
            actions: [withFailure("noteFailure"), "dropCode", "goOnBySms"],
          },
          { target: "decidingToSignIn", actions: withFailure("noteFailure") },
        ],
      },
    },
    signingUp: {
      description: "The phone was proven by a code for signing in; the service takes the same code for signing up.",
      tags: "waitsForServer",
      entry: "intendSignUp",
      invoke: {
        id: "signUp",
        src: "signUp",
        input: ({ context }) => ({ ...signUpInput(context), idempotencyKey: keyOf(context.signUpIntent) }),
        onDone: { target: "signedIn", actions: withOutput("takeSession") },
        onError: [
          { guard: mendedBy("signIn"), target: "decidingToSignIn", actions: [withFailure("noteFailure"), "turnCode"] },
          {
            guard: mendedBy("changeContacts"),
            target: "enteringAccount",
            actions: [withFailure("noteFailure"), "dropCode"],
          },
          { target: "enteringAccount", actions: withFailure("noteFailure") },
        ],
      },
    },
    enteringNewPassword: {
      description: "The client of the proven phone types a new password.",
      tags: "waitsForUser",
      on: {
        "password.submitted": [
          { guard: withEvent("hasGoodPassword"), target: "resettingPassword", actions: withEvent("takePassword") },
          { actions: withEvent("notePassword") },
        ],
      },
    },
    resettingPassword: {
      description: "The service sets the new password, and then takes it for signing in.",
      tags: "waitsForServer",
      entry: "intendReset",
      invoke: {
        id: "resetPassword",
        src: "resetPassword",
        input: ({ context: { phone, verificationToken, password, resetIntent } }) => ({
          phone: phoneOf(phone),
          verificationToken: required(verificationToken, "a proven phone"),
          password,
          idempotencyKey: keyOf(resetIntent),
        }),
        onDone: { target: "signingIn", actions: "goOnByPassword" },
        onError: [
          {
            guard: mendedBy("changeContacts"),
            target: "enteringPhone",
            actions: [withFailure("noteFailure"), "dropCode"],
          },
          { target: "enteringNewPassword", actions: withFailure("noteFailure") },
        ],
      },
    },
    signedIn: {
      description: "The client is signed in.",
      type: "final",
      entry: ["announceSignedIn", "forgetSecrets"],
    },
    abandoned: { description: "The client goes on without signing in.", type: "final", entry: "forgetSecrets" },
  },
  output: ({ context }) => context.signedIn,
});

export type { SignInFailure } from "./failure.ts";
export type * from "./types.ts";
