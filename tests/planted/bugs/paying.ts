import type { PlantedBug } from "../bug.ts";

const giftCard = ["gift-card"];

/** Paying, gift cards, links. */
export const payingBugs: readonly PlantedBug[] = [
  {
    name: "unanswered is not paid",
    means: "The answer to the charge is lost, and the client is asked to pay again.",
    file: "machines/card-payment/machine.ts",
    text: 'onError: { target: "readingPayment", actions: withFailure("noteFailedPayment") },',
    planted: 'onError: { target: "choosingWay", actions: withFailure("noteFailedPayment") },',
    machines: ["card-payment"],
  },
  {
    name: "card kept unasked",
    means: "A card is saved to the account of whoever said no.",
    file: "machines/card-payment/setup.ts",
    text: 'chosen: { type: "card" as const, cryptogram, saveCard },',
    planted: 'chosen: { type: "card" as const, cryptogram, saveCard: true },',
    machines: ["card-payment"],
  },
  {
    name: "refused proof again",
    means: "What the bank's answer is refused for is brought again and again.",
    file: "machines/card-payment/setup.ts",
    text: "proof: isOutcomeUnknown(failure) ? proof : null,",
    planted: "proof,",
    machines: ["card-payment"],
  },
  {
    name: "day of sending lost",
    means: "A gift card for a birthday is sent at once.",
    file: "machines/gift-card/rules.ts",
    text: "return { type, phone: phoneOf(phone), ...(sendOn !== null && { sendOn }) };",
    planted: "return { type, phone: phoneOf(phone) };",
    machines: giftCard,
  },
  {
    name: "payer's name untrimmed",
    means: "The receipt has a name with blanks around it.",
    file: "machines/payer/machine.ts",
    text: 'subject: { purpose: "PAYMENT_LINK", link, name: name.trim() },',
    planted: 'subject: { purpose: "PAYMENT_LINK", link, name },',
    machines: ["payer"],
  },
];
