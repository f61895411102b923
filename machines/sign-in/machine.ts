import { phoneOf } from "../kit/phone.ts";
import { contextFrom, provingInput } from "./context.ts";
import { failureIn } from "./failure.ts";
import { signInSetup } from "./setup.ts";

export { resumeOf } from "./context.ts";

/** Signing in by password or by SMS, signing up, and setting a new password (spec §5, §7). Done with the session or null. */
export const signInMachine = signInSetup.createMachine({
  id: "signIn",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: {
    "way.switched": [
      {
        guard: { type: "isSwitchedToPassword", params: ({ event }) => event },
        target: ".enteringCredentials",
        actions: { type: "takeWay", params: ({ event }) => event },
      },
      {
        guard: { type: "isSwitchedToSignUp", params: ({ event }) => event },
        target: ".enteringAccount",
        actions: { type: "takeWay", params: ({ event }) => event },
      },
      { target: ".enteringPhone", actions: { type: "takeWay", params: ({ event }) => event } },
    ],
    "sign-in.abandoned": ".abandoned",
  },
  states: {
    starting: {
      description: "The way of the address; a code that was sent before a reload still counts.",
      always: [
        { guard: "hasCode", target: "provingPhone" },
        { guard: "isByPassword", target: "enteringCredentials" },
        { guard: "isSignUp", target: "enteringAccount" },
        { target: "enteringPhone" },
      ],
    },
    enteringCredentials: {
      description: "The client types a phone and a password.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: { type: "edit", params: ({ event }) => event } },
        "credentials.submitted": [
          {
            guard: { type: "hasCredentials", params: ({ event }) => event },
            target: "signingIn",
            actions: { type: "takeCredentials", params: ({ event }) => event },
          },
          { actions: { type: "noteCredentials", params: ({ event }) => event } },
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
          idempotencyKey: passwordIntent?.key ?? "",
        }),
        onDone: {
          target: "signedIn",
          actions: { type: "takeSignedIn", params: ({ event }) => event },
        },
        onError: {
          target: "enteringCredentials",
          actions: [
            { type: "noteFailure", params: failureIn },
            { type: "settleSignIn", params: failureIn },
          ],
        },
      },
    },
    enteringPhone: {
      description: "The client types the phone that a code is to be sent to.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: { type: "edit", params: ({ event }) => event } },
        "phone.submitted": [
          {
            guard: { type: "hasPhone", params: ({ event }) => event },
            target: "provingPhone",
            actions: { type: "takePhone", params: ({ event }) => event },
          },
          { actions: { type: "notePhone", params: ({ event }) => event } },
        ],
      },
    },
    enteringAccount: {
      description: "The client who is new here leaves a name, a phone and a password.",
      tags: "waitsForUser",
      on: {
        "account.edited": { actions: { type: "edit", params: ({ event }) => event } },
        "account.submitted": [
          {
            guard: { type: "hasWholeAccount", params: ({ event }) => event },
            target: "provingPhone",
            actions: { type: "takeAccount", params: ({ event }) => event },
          },
          { actions: { type: "noteAccount", params: ({ event }) => event } },
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
        onSnapshot: [
          {
            guard: { type: "isAccountThere", params: ({ event }) => event },
            target: "decidingToSignIn",
            actions: [
              { type: "takeChallenge", params: ({ event }) => event },
              { type: "takeRightCode", params: ({ event }) => event },
            ],
          },
          {
            guard: { type: "isPasswordWeak", params: ({ event }) => event },
            target: "enteringAccount",
            actions: [{ type: "takeChallenge", params: ({ event }) => event }, "noteWeakPassword"],
          },
          { actions: { type: "takeChallenge", params: ({ event }) => event } },
        ],
        onDone: [
          {
            guard: { type: "isSignedIn", params: ({ event }) => event },
            target: "signedIn",
            actions: { type: "takeSignedIn", params: ({ event }) => event },
          },
          { target: "enteringNewPassword", actions: { type: "takeVerification", params: ({ event }) => event } },
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
        input: ({ context: { phone, challenge, code, smsIntent } }) => ({
          phone: phoneOf(phone),
          challengeId: challenge?.challengeId ?? "",
          code,
          idempotencyKey: smsIntent?.key ?? "",
        }),
        onDone: {
          target: "signedIn",
          actions: { type: "takeSignedIn", params: ({ event }) => event },
        },
        onError: [
          {
            guard: { type: "isVerificationExpired", params: failureIn },
            target: "enteringPhone",
            actions: [
              { type: "noteFailure", params: failureIn },
              { type: "settleSignInBySms", params: failureIn },
              "dropCode",
              "goOnBySms",
            ],
          },
          {
            target: "decidingToSignIn",
            actions: [
              { type: "noteFailure", params: failureIn },
              { type: "settleSignInBySms", params: failureIn },
            ],
          },
        ],
      },
    },
    enteringNewPassword: {
      description: "The client of the proven phone types a new password.",
      tags: "waitsForUser",
      on: {
        "password.submitted": [
          {
            guard: { type: "hasGoodPassword", params: ({ event }) => event },
            target: "resettingPassword",
            actions: { type: "takePassword", params: ({ event }) => event },
          },
          { actions: { type: "notePassword", params: ({ event }) => event } },
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
          verificationToken: verificationToken ?? "",
          password,
          idempotencyKey: resetIntent?.key ?? "",
        }),
        onDone: { target: "signingIn", actions: "goOnByPassword" },
        onError: [
          {
            guard: { type: "isVerificationExpired", params: failureIn },
            target: "enteringPhone",
            actions: [
              { type: "noteFailure", params: failureIn },
              { type: "settleReset", params: failureIn },
              "dropCode",
            ],
          },
          {
            target: "enteringNewPassword",
            actions: [
              { type: "noteFailure", params: failureIn },
              { type: "settleReset", params: failureIn },
            ],
          },
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
