import type { AnyStateMachine, InputFrom } from "xstate";
import { accountDeletionPaths } from "../../machines/account-deletion/paths.ts";
import { cardPaymentPaths } from "../../machines/card-payment/paths.ts";
import { cardSavingPaths } from "../../machines/card-saving/paths.ts";
import { contactsPaths } from "../../machines/contacts/paths.ts";
import { giftCardPaths } from "../../machines/gift-card/paths.ts";
import { payerPaths } from "../../machines/payer/paths.ts";
import { reservationChangePaths } from "../../machines/reservation-change/paths.ts";
import { reservationPaths } from "../../machines/reservation/paths.ts";
import { reviewPaths } from "../../machines/review/paths.ts";
import { sessionPaths } from "../../machines/session/paths.ts";
import { signInPaths } from "../../machines/sign-in/paths.ts";
import { smsVerificationPaths } from "../../machines/sms-verification/paths.ts";
import { surveyPaths } from "../../machines/survey/paths.ts";
import { timeHoldPaths } from "../../machines/time-hold/paths.ts";
import { accountDeletionModel } from "./models/account-deletion.ts";
import { cardPaymentModel } from "./models/card-payment.ts";
import { cardSavingModel } from "./models/card-saving.ts";
import { contactsModel } from "./models/contacts.ts";
import { giftCardModel } from "./models/gift-card.ts";
import type { Model } from "./models/model.ts";
import { payerModel } from "./models/payer.ts";
import { provingModel } from "./models/proving.ts";
import { reservationChangeModel } from "./models/reservation-change.ts";
import { reviewModel } from "./models/review.ts";
import { sessionModel } from "./models/session.ts";
import { signInModel } from "./models/sign-in.ts";
import { surveyModel } from "./models/survey.ts";
import { timeHoldModel } from "./models/time-hold.ts";
import { visitModel } from "./models/visit.ts";
import { UnknownName } from "./unknown-name.ts";
import type { AnyPaths } from "./walk/steps.ts";

/** The paths of the machines that one invokes, and of those that these invoke, by the invoke's id. */
export type ChildPaths = Readonly<Record<string, AnyPaths>>;

/** A machine to be walked, with the paths of its children. */
export type WalkedMachine = {
  name: string;
  paths: AnyPaths;
  children: ChildPaths;
  /** Whoever walks through it, from the way in. */
  model(input: InputFrom<AnyStateMachine>): Model;
};

const smsVerification: ChildPaths = { smsVerification: smsVerificationPaths };

/** Every machine of the project that has a paths file, by its folder's name. */
export const machines: readonly WalkedMachine[] = [
  { name: "account-deletion", paths: accountDeletionPaths, children: {}, model: accountDeletionModel },
  { name: "card-payment", paths: cardPaymentPaths, children: {}, model: cardPaymentModel },
  { name: "card-saving", paths: cardSavingPaths, children: {}, model: cardSavingModel },
  { name: "contacts", paths: contactsPaths, children: smsVerification, model: contactsModel },
  {
    name: "gift-card",
    paths: giftCardPaths,
    children: { contacts: contactsPaths, ...smsVerification },
    model: giftCardModel,
  },
  { name: "payer", paths: payerPaths, children: smsVerification, model: payerModel },
  {
    name: "reservation",
    paths: reservationPaths,
    children: { timeHold: timeHoldPaths, contacts: contactsPaths, ...smsVerification },
    model: visitModel,
  },
  { name: "reservation-change", paths: reservationChangePaths, children: {}, model: reservationChangeModel },
  { name: "review", paths: reviewPaths, children: {}, model: reviewModel },
  { name: "session", paths: sessionPaths, children: {}, model: sessionModel },
  { name: "sign-in", paths: signInPaths, children: smsVerification, model: signInModel },
  { name: "sms-verification", paths: smsVerificationPaths, children: {}, model: provingModel },
  { name: "survey", paths: surveyPaths, children: {}, model: surveyModel },
  { name: "time-hold", paths: timeHoldPaths, children: {}, model: timeHoldModel },
];

/** The machines that MACHINES names, by commas, or all: for what is done to each by itself. */
export const askedMachines: readonly WalkedMachine[] =
  process.env["MACHINES"]?.split(",").filter(Boolean).map(machineNamed) ?? machines;

/**
 * @param name that of its folder, or of its statechart, as recordings and the studio have it
 * @throws UnknownName where there is none
 */
export function machineNamed(name: string): WalkedMachine {
  const machine = machines.find((known) => known.name === name || known.paths.machine.id === name);
  if (!machine)
    throw new UnknownName(`There is no machine "${name}": there are ${machines.map((one) => one.name).join(", ")}.`);
  return machine;
}
