import { billOfAmount } from "../../domain/bill.ts";
import { required } from "../kit/required.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { cardPaymentMachine } from "./machine.ts";
import type { CardPaymentContext } from "./types.ts";

const { begun, cryptogram, inInstalments, newCard, payBox, read, readOf, savedCard } = example;

/** The service says that paying stands so, for whatever is paid for; not where it never does. */
function stands(stage: example.Stage, when: (context: CardPaymentContext) => boolean = () => true) {
  return {
    done: ({ subject }: CardPaymentContext) => required(readOf[subject][stage], `an example of ${stage}`),
    when: (context: CardPaymentContext) => stage in readOf[context.subject] && when(context),
  };
}

const isOfVisit = ({ subject }: CardPaymentContext) => subject === "reservation";

/** Whether the client has just chosen to pay on PayBox's page. */
const isPageWanted = ({ chosen }: CardPaymentContext) => chosen?.type === "payBox";

const answers = {
  due: stands("due"),
  processing: stands("processing"),
  needs3ds: stands("needs3ds"),
  "PayBox's page": stands("redirect", isPageWanted),
  "PayBox's page of before": stands("redirect", (context) => !isPageWanted(context)),
  declined: stands("declined"),
  paid: stands("paid"),
  expired: stands("expired"),
  "expired and refunded": stands("refunded"),
  reservationNotFound: { ...refused("reservationNotFound"), when: isOfVisit },
  notFound: { ...refused("notFound"), when: (context: CardPaymentContext) => !isOfVisit(context) },
  unreachable,
  broken,
};

const asked = {
  begun: { done: () => begun },
  paymentUnderWay: refused("paymentUnderWay"),
  notPayable: refused("notPayable"),
  wayNotOffered: refused("wayNotOffered"),
  holdExpired: { ...refused("holdExpired"), when: isOfVisit },
  priceChanged: refused("priceChanged", { bill: billOfAmount(read.dearer.payable.due) }),
  tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
  unreachable,
  broken,
};

export const cardPaymentPaths: Paths<typeof cardPaymentMachine> = {
  machine: cardPaymentMachine,
  inputs: {
    "somebody who has to pay": { subject: "reservation" },
    "somebody who buys a gift card": { subject: "giftCard" },
    "somebody who pays by a link": { subject: "link" },
    "somebody who saves a card": { subject: "card" },
  },
  events: {
    "way.picked: a saved card": { type: "way.picked", way: savedCard },
    "way.picked: a new card": { type: "way.picked", way: newCard },
    "way.picked: PayBox": { type: "way.picked", way: payBox },
    "way.picked: instalments": { type: "way.picked", way: inInstalments },
    "way.reconsidered": { type: "way.reconsidered" },
    "card.entered": { type: "card.entered", cryptogram, saveCard: false },
    "card.entered: to be kept": { type: "card.entered", cryptogram, saveCard: true },
    "authentication.returned": { type: "authentication.returned" },
    "authentication.returned: with a proof": { type: "authentication.returned", proof: example.proof },
    "amount.changed: less is due": { type: "amount.changed", payable: read.lessDue.payable },
    "amount.changed: a saved card can pay": { type: "amount.changed", payable: example.giftCardDue.payable },
    "amount.changed: nothing is due": { type: "amount.changed", payable: read.paid.payable },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    readPayable: { ...answers, "due, at another price": stands("dearer") },
    followAuthentication: answers,
    bringProof: answers,
    checkOutcome: answers,
    chargeCard: asked,
    chargeSavedCard: asked,
    openPage: asked,
    endOfChoice: { "ran out": { done: ({ until }) => until } },
    endOfEntry: { "ran out": { done: ({ until }) => until } },
  },
  ends: ["payment.seen"],
  distinguish: ({ context: { subject, payable, chosen, paying, proof } }) => ({
    subject,
    payment: payable?.payment?.id ?? null,
    isAtBank: payable?.payment?.action?.type === "authenticate",
    chosen: chosen?.type ?? null,
    intentStands: paying !== null,
    isProofHeld: proof !== null,
  }),
};
