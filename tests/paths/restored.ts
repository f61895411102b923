import { accountDeletionRestorations } from "./restored/account-deletion.ts";
import { cardPaymentRestorations } from "./restored/card-payment.ts";
import { cardSavingRestorations } from "./restored/card-saving.ts";
import { contactsRestorations } from "./restored/contacts.ts";
import { giftCardRestorations } from "./restored/gift-card.ts";
import { payerRestorations } from "./restored/payer.ts";
import { reservationChangeRestorations } from "./restored/reservation-change.ts";
import { reservationRestorations } from "./restored/reservation.ts";
import type { Restorations } from "./restored/restored.ts";
import { reviewRestorations } from "./restored/review.ts";
import { sessionRestorations } from "./restored/session.ts";
import { signInRestorations } from "./restored/sign-in.ts";
import { smsVerificationRestorations } from "./restored/sms-verification.ts";
import { surveyRestorations } from "./restored/survey.ts";
import { timeHoldRestorations } from "./restored/time-hold.ts";

/** What is found again of each machine whose page is loaded again or gone back from, by the machine's name. */
const restorations: Readonly<Record<string, Restorations>> = {
  "account-deletion": accountDeletionRestorations,
  "card-payment": cardPaymentRestorations,
  "card-saving": cardSavingRestorations,
  contacts: contactsRestorations,
  "gift-card": giftCardRestorations,
  payer: payerRestorations,
  reservation: reservationRestorations,
  "reservation-change": reservationChangeRestorations,
  review: reviewRestorations,
  session: sessionRestorations,
  "sign-in": signInRestorations,
  "sms-verification": smsVerificationRestorations,
  survey: surveyRestorations,
  "time-hold": timeHoldRestorations,
};

export function restorationsOf(machine: string): Restorations {
  const known = restorations[machine];
  if (!known) throw new Error(`Nobody has said what is found again of ${machine}: see tests/paths/restored.`);
  return known;
}
