import type { Driver } from "./drivers/driver.ts";
import { accountDeletionDriver } from "./drivers/account-deletion.ts";
import { cardPaymentDriver } from "./drivers/card-payment.ts";
import { cardSavingDriver } from "./drivers/card-saving.ts";
import { contactsDriver } from "./drivers/contacts.ts";
import { giftCardDriver } from "./drivers/gift-card.ts";
import { payerDriver } from "./drivers/payer.ts";
import { reservationDriver } from "./drivers/reservation.ts";
import { reservationChangeDriver } from "./drivers/reservation-change.ts";
import { reviewDriver } from "./drivers/review.ts";
import { sessionDriver } from "./drivers/session.ts";
import { signInDriver } from "./drivers/sign-in.ts";
import { smsVerificationDriver } from "./drivers/sms-verification.ts";
import { surveyDriver } from "./drivers/survey.ts";
import type { AnyPaths } from "../walk/steps.ts";
import { timeHoldDriver } from "./drivers/time-hold.ts";

/** How each machine is replayed in a browser, by the machine's name. */
const drivers: Readonly<Record<string, Driver>> = {
  "account-deletion": accountDeletionDriver,
  "card-payment": cardPaymentDriver,
  "card-saving": cardSavingDriver,
  contacts: contactsDriver,
  "gift-card": giftCardDriver,
  payer: payerDriver,
  reservation: reservationDriver,
  "reservation-change": reservationChangeDriver,
  review: reviewDriver,
  session: sessionDriver,
  "sign-in": signInDriver,
  "sms-verification": smsVerificationDriver,
  survey: surveyDriver,
  "time-hold": timeHoldDriver,
};

/** The parts of a machine that are toured each by itself: all of it, or what comes of each way in. */
export function touredParts(name: string, paths: AnyPaths): AnyPaths[] {
  if (driverOf(name).isTouredFromEach !== true) return [paths];
  return Object.entries(paths.inputs).map(([entrance, input]) => ({ ...paths, inputs: { [entrance]: input } }));
}

export function driverOf(machine: string): Driver {
  const driver = drivers[machine];
  if (!driver) throw new Error(`Nobody knows how to replay ${machine} in a browser: see tests/paths/browser/drivers.`);
  return driver;
}
