import { describe, expect, it } from "vitest";
import { replay } from "../paths/machine/replay.ts";
import { askedMachines } from "../paths/machines.ts";
import { transitionsOf } from "../paths/walk/generate.ts";

/** What each state asks of the service, or of the clock, on arrival; a state that is not here asks nothing, ever. */
const asked: Record<string, Record<string, string[]>> = {
  "account-deletion": {
    readingLosses: ["getAccountDeletion"],
    requestingDeletion: ["requestAccountDeletion"],
    cancellingDeletion: ["cancelAccountDeletion"],
  },
  "card-payment": {
    readingPayment: ["readPayable"],
    choosingWay: ["waitUntil"],
    enteringCard: ["waitUntil"],
    chargingCard: ["payByCard"],
    chargingSavedCard: ["payBySavedCard"],
    openingPage: ["payAtPage"],
    authenticating: ["readPayable"],
    bringingProof: ["bringProof"],
    checkingOutcome: ["readPayable"],
  },
  "card-saving": {
    startingSaving: ["startCardSaving"],
    openingPage: ["getCardSaving"],
    checkingSaving: ["getCardSaving"],
  },
  contacts: {},
  "gift-card": { ordering: ["createGiftCard"] },
  payer: { registering: ["registerPrepayment"] },
  reservation: {
    choosingMasters: ["allocateServices"],
    creatingReservation: ["createReservation"],
  },
  "reservation-change": {
    readingReservation: ["getReservation"],
    cancellingReservation: ["cancelReservation"],
    readingPrice: ["previewReservation"],
    updatingReservation: ["updateReservation"],
  },
  review: {
    readingReview: ["getReview"],
    creatingReview: ["createReview"],
    takingBackReview: ["takeBackReview"],
  },
  session: {
    "authenticated.refreshing": ["refreshTokens"],
    signingOut: ["signOut"],
    closingWebSession: ["jsfLogout"],
  },
  "sign-in": {
    signingIn: ["signIn"],
    signingInBySms: ["signInBySms"],
    signingUp: ["signUp"],
    resettingPassword: ["resetPassword"],
  },
  "sms-verification": {
    requestingSmsCode: ["requestSmsCode"],
    requestingVerificationSms: ["requestVerificationSms"],
    requestingRegistrationCode: ["requestPrepaymentRegistrationCode"],
    enteringCode: ["getSmsDelivery", "waitUntil"],
    checkingSmsCode: ["checkSmsCode"],
    signingInBySms: ["signInBySms"],
    signingUp: ["signUp"],
    validatingCode: ["validateCode"],
    registeringPrepayment: ["registerPrepayment"],
  },
  survey: { readingSurvey: ["getSurvey"], finishing: ["finishSurvey"] },
  "time-hold": {
    checkingTime: ["previewReservation"],
    takingTime: ["createReservation"],
    restoringHold: ["getReservation"],
    keepingTime: ["waitUntil"],
    extendingHold: ["extendHold"],
  },
};

describe.each(askedMachines)("The machine $name", ({ name, paths, children }) => {
  it("asks in each state for what that state is about, and for nothing else", async () => {
    const seen = new Map<string, Set<string>>();
    for (const { steps } of transitionsOf(paths)) {
      for (const { state, calls } of (await replay(paths, steps, children)).observed) {
        for (const { effect } of calls) seen.set(state, (seen.get(state) ?? new Set()).add(effect));
      }
    }
    const sorted = [...seen].map(([state, effects]) => [state, [...effects].toSorted()]);
    expect(Object.fromEntries(sorted)).toEqual(asked[name]);
  });
});
