import { billOfAmount } from "../../domain/bill.ts";
import { broken, refused, unreachable, type Paths } from "../kit/paths.ts";
import * as example from "./examples.ts";
import { cardPaymentMachine } from "./machine.ts";
import type { CardPaymentContext } from "./types.ts";

const { begun, cryptogram, inInstalments, newCard, payBox, read, savedCard } = example;

/** Whether the client has just chosen to pay on PayBox's page. */
const isPageWanted = ({ chosen }: CardPaymentContext) => chosen?.type === "payBox";

const told = {
  due: { done: () => read.due },
  processing: { done: () => read.processing },
  needs3ds: { done: () => read.needs3ds },
  "PayBox's page": { done: () => read.redirect, when: isPageWanted },
  "PayBox's page of before": {
    done: () => read.redirect,
    when: (context: CardPaymentContext) => !isPageWanted(context),
  },
  declined: { done: () => read.declined },
  paid: { done: () => read.paid },
  expired: { done: () => read.expired },
  "expired and refunded": { done: () => read.refunded },
  reservationNotFound: refused("reservationNotFound"),
  unreachable,
  broken,
};

const asked = {
  begun: { done: () => begun },
  paymentUnderWay: refused("paymentUnderWay"),
  notPayable: refused("notPayable"),
  wayNotOffered: refused("wayNotOffered"),
  holdExpired: refused("holdExpired"),
  priceChanged: refused("priceChanged", { bill: billOfAmount(read.dearer.payable.due) }),
  tooManyRequests: refused("tooManyRequests", { waitSeconds: 30 }),
  unreachable,
  broken,
};

export const cardPaymentPaths: Paths<typeof cardPaymentMachine> = {
  machine: cardPaymentMachine,
  inputs: { "somebody who has to pay": undefined },
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
    "amount.changed: nothing is due": { type: "amount.changed", payable: read.paid.payable },
    "retry.requested": { type: "retry.requested" },
  },
  answers: {
    readPayable: { ...told, "due, at another price": { done: () => read.dearer } },
    followAuthentication: told,
    bringProof: told,
    checkOutcome: told,
    chargeCard: asked,
    chargeSavedCard: asked,
    openPage: asked,
    endOfChoice: { "ran out": { done: ({ until }) => until } },
    endOfEntry: { "ran out": { done: ({ until }) => until } },
  },
  ends: ["payment.seen"],
  distinguish: ({ context: { payable, chosen, paying, proof } }) => ({
    payment: payable?.payment?.id ?? null,
    isAtBank: payable?.payment?.action?.type === "authenticate",
    chosen: chosen?.type ?? null,
    intentStands: paying !== null,
    isProofHeld: proof !== null,
  }),
};
