import { intentTo } from "../kit/intent.ts";
import { challenge, contacts, phone, proof } from "../kit/examples.ts";
import { broken, refused, unreachable, type Answer, type Paths } from "../kit/paths.ts";
import { isOfPhone, phoneOf } from "../kit/phone.ts";
import { contactsFailure, type ContactsOutput } from "../contacts/machine.ts";
import { emptyGiftCard } from "../../domain/gift-card-draft.ts";
import * as example from "./examples.ts";
import { giftCardMachine } from "./machine.ts";
import { amountFailure, contextFrom, deliveryFailure, orderOf } from "./rules.ts";
import type { GiftCardContext } from "./types.ts";

const { amount, birthday, bySms, ordered, today, withAmount, withContacts, withProof, withWords } = example;
const ofNobody = { ownPhone: null };
const proven = { draft: withProof, step: "preview", ...ofNobody } as const;
const submitted = "contacts.submitted: whole";

const isCodeNeeded = ({ ownPhone, contacts: { proof: given } }: GiftCardContext) => ownPhone === null && given === null;
/** Whether the fields are shown: who has a code on its way sees them after a look back only. */
const areFieldsShown = ({ contacts: { challenge: sent }, isRevised }: GiftCardContext) => isRevised || sent === null;

function known({ ownPhone }: GiftCardContext): ContactsOutput {
  const given = { ...contacts, comment: "" };
  const own = phoneOf(contacts.clientPhone);
  return { kind: "known", contacts: given, phone: own, proof: ownPhone === own ? null : { ...proof, phone: own } };
}

/** What the contacts tell the purchase. */
const contactsAnswers: Readonly<Record<string, Answer<GiftCardContext>>> = {
  typed: {
    changed: (context) => ({ ...context.contacts, ...contacts, comment: "" }),
    by: ["contacts.edited: whole"],
    when: areFieldsShown,
  },
  "code sent": {
    changed: () => ({
      ...contacts,
      comment: "",
      challenge: { ...challenge, phone: phoneOf(contacts.clientPhone) },
      proof: null,
    }),
    by: [submitted, "smsVerification: code sent"],
    when: (context) => isCodeNeeded(context) && !context.isRevised && context.contacts.challenge === null,
  },
  known: { done: known, by: [submitted, "smsVerification: proven"] },
  somethingNew: {
    done: (): ContactsOutput => ({ kind: "refused", failure: refused("somethingNew", { action: "signIn" }).failed }),
    by: [submitted, "smsVerification: somethingNew"],
    when: (context) => isCodeNeeded(context) && contactsFailure(context.contacts) === null,
  },
};

export const giftCardPaths: Paths<typeof giftCardMachine> = {
  machine: giftCardMachine,
  inputs: {
    "somebody who wants to give": { draft: emptyGiftCard, step: "amount", ...ofNobody },
    "a link to a later step": { draft: emptyGiftCard, step: "contacts", ...ofNobody },
    "an amount, at the design": { draft: withAmount, step: "design", ...ofNobody },
    "an amount, at the words": { draft: withAmount, step: "words", ...ofNobody },
    "a card to be sent, at the contacts": { draft: withWords, step: "contacts", ...ofNobody },
    "a reload with a code on its way": { draft: { ...withContacts, challenge }, step: "contacts", ...ofNobody },
    "a reload with a proven phone": proven,
    "a reload with an order whose outcome is unknown": {
      ...proven,
      draft: { ...withProof, ordering: intentTo(orderOf(contextFrom(proven)), null) },
    },
    "a client who is signed in": { draft: withContacts, step: "contacts", ownPhone: phone },
  },
  events: {
    "gift-card.edited: an amount": { type: "gift-card.edited", choice: { amount } },
    "gift-card.edited: too much": { type: "gift-card.edited", choice: { amount: 99_900_000 } },
    "gift-card.edited: for one salon": { type: "gift-card.edited", choice: { worksAt: { type: "firm", id: 1 } } },
    "gift-card.edited: for a salon to be chosen": {
      type: "gift-card.edited",
      choice: { worksAt: { type: "firm", id: null } },
    },
    "gift-card.edited: for one network": { type: "gift-card.edited", choice: { worksAt: { type: "network", id: 1 } } },
    "gift-card.edited: a design": { type: "gift-card.edited", choice: { design: "sea" } },
    "gift-card.edited: to be sent on a day": { type: "gift-card.edited", choice: { delivery: bySms } },
    "gift-card.edited: to be sent to half a phone": {
      type: "gift-card.edited",
      choice: { delivery: { ...bySms, phone: "8 701 12" } },
    },
    "amount.confirmed": { type: "amount.confirmed" },
    "design.confirmed": { type: "design.confirmed" },
    "words.confirmed": { type: "words.confirmed", today },
    "words.confirmed: after the day": { type: "words.confirmed", today: birthday },
    "order.confirmed": { type: "order.confirmed" },
    "step.revisited: amount": { type: "step.revisited", step: "amount" },
    "step.revisited: design": { type: "step.revisited", step: "design" },
    "step.revisited: words": { type: "step.revisited", step: "words" },
    "step.revisited: contacts": { type: "step.revisited", step: "contacts" },
    "step.revisited: preview": { type: "step.revisited", step: "preview" },
    "purchase.abandoned": { type: "purchase.abandoned" },
  },
  answers: {
    contacts: contactsAnswers,
    createGiftCard: {
      ordered: { done: () => ordered },
      phoneNotProven: refused("phoneNotProven"),
      validationFailed: refused("validationFailed"),
      tooManyRequests: refused("tooManyRequests", { waitSeconds: 3600 }),
      unreachable,
      broken,
    },
  },
  distinguish: ({ context: { choice, contacts: given, ownPhone, isRevised, ordering } }) => ({
    amount: amountFailure(choice) === null,
    delivery: deliveryFailure(choice) === null,
    isOnDay: choice.delivery.type === "sms",
    contacts: contactsFailure(given) === null,
    code: isOfPhone(given.challenge, given.clientPhone),
    proof: isOfPhone(given.proof, given.clientPhone),
    isSignedIn: ownPhone !== null,
    isRevised,
    isOrderUnanswered: ordering !== null,
  }),
};
