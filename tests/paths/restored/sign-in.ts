import type { signInMachine } from "../../../machines/sign-in/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

const withPhone = { as: "at the password, with a phone", shows: "enteringCredentials" } as const;
const signingUp = { as: "at the sign-up, with a code on its way", shows: "enteringAccount" } as const;
/** The code that was sent for a new account is good for the other purpose now. */
const offered = { ...signingUp, loses: ["code"] } as const;
const toOffer = [
  "at the sign-up",
  "account.submitted: whole",
  "smsVerification: code sent",
  "smsVerification: accountExists",
];
const withNewPassword = { as: "at the new password, with a proven phone", shows: "enteringNewPassword" } as const;

/** What is found again of signing in: the phone, the name, the code that was sent and what it has proven; no password. */
export const signInRestorations: Restorations<typeof signInMachine> = {
  kept: ["way", "phone", "code", "isVerified"],
  finish: "signedIn",
  done: { sessions: 1 },
  states: {
    starting: unseen,
    enteringCredentials: { reload: withPhone, back: { leavesAfter: ["at the password, with a phone"] } },
    signingIn: {
      reload: withPhone,
      back: { leavesAfter: ["at the password", "credentials.submitted: whole"] },
    },
    enteringPhone: {
      reload: { as: "at the code", shows: "enteringPhone" },
      back: { leavesAfter: ["at the code"] },
    },
    enteringAccount: {
      reload: { as: "at the sign-up", shows: "enteringAccount" },
      back: { leavesAfter: ["at the sign-up"] },
    },
    provingPhone: {
      reload: { as: "at the code, with one on its way", shows: "provingPhone" },
      back: { leavesAfter: ["at the code, with one on its way"] },
    },
    decidingToSignIn: { reload: offered, back: { leavesAfter: toOffer } },
    signingInBySms: { reload: offered, back: { leavesAfter: [...toOffer, "offer.accepted"] } },
    signingUp: {
      reload: signingUp,
      back: {
        leavesAfter: [
          "at the code, with one on its way",
          "smsVerification: accountMissing",
          "account.submitted: whole",
        ],
      },
    },
    enteringNewPassword: {
      reload: withNewPassword,
      back: { leavesAfter: ["at the new password, with a proven phone"] },
    },
    resettingPassword: {
      reload: withNewPassword,
      back: { leavesAfter: ["at the new password, with a proven phone", "password.submitted: good"] },
    },
    signedIn: ended,
    abandoned: ended,
  },
};
