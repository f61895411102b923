import { contactsInput } from "../contacts/machine.ts";
import { keyOf } from "../kit/intent.ts";
import { mendedBy, withChild, withEvent, withFailure, withOutput } from "../kit/params.ts";
import { beginsAt, contextFrom, editOf, orderOf, revisited } from "./rules.ts";
import { giftCardSetup } from "./setup.ts";

/**
 * Buying a gift card (spec §1, §7; design §2): what it is to be, who gives it, how its recipient will see it, the order. What is
 * ordered is paid at an address of its own.
 */
export const giftCardMachine = giftCardSetup.createMachine({
  id: "giftCard",
  context: ({ input }) => contextFrom(input),
  initial: "starting",
  on: {
    "purchase.abandoned": ".abandoned",
    "step.revisited": [
      { guard: revisited("amount"), target: ".choosingAmount", actions: "forgetFailure" },
      { guard: revisited("design"), target: ".choosingDesign", actions: "forgetFailure" },
      { guard: revisited("words"), target: ".writingWords", actions: "forgetFailure" },
      {
        guard: revisited("contacts"),
        target: ".enteringContacts",
        reenter: true,
        actions: ["forgetFailure", "revise"],
      },
      { guard: revisited("preview"), target: ".previewing", actions: "forgetFailure" },
    ],
  },
  states: {
    starting: {
      description: "Where to go on: at the step of the address, or before it where something is still to be said.",
      always: [
        { guard: beginsAt("preview"), target: "previewing" },
        { guard: beginsAt("contacts"), target: "enteringContacts" },
        { guard: beginsAt("words"), target: "writingWords" },
        { guard: beginsAt("design"), target: "choosingDesign" },
        { target: "choosingAmount" },
      ],
    },
    choosingAmount: {
      description: "The buyer says what the card is worth, and where it works.",
      tags: "waitsForUser",
      on: {
        "gift-card.edited": editOf("amount"),
        "amount.confirmed": [{ guard: "isAmountRight", target: "choosingDesign" }, { actions: "noteAmount" }],
      },
    },
    choosingDesign: {
      description: "The buyer chooses what the card looks like.",
      tags: "waitsForUser",
      on: { "gift-card.edited": editOf("design"), "design.confirmed": "writingWords" },
    },
    writingWords: {
      description: "The buyer writes to whom, from whom and what, and says how and when the card comes there.",
      tags: "waitsForUser",
      on: {
        "gift-card.edited": editOf("words"),
        "words.confirmed": [
          { guard: withEvent("isDeliveryWrong"), actions: withEvent("noteDelivery") },
          { guard: "isWhole", target: "previewing", actions: "forgetFailure" },
          { target: "enteringContacts", actions: "forgetFailure" },
        ],
      },
    },
    enteringContacts: {
      description: "The buyer says who they are, and proves the phone.",
      tags: "waitsForUser",
      invoke: {
        id: "contacts",
        src: "contacts",
        input: ({ context }) => contactsInput(context, { purpose: "GIFT_CARD" }),
        onSnapshot: { actions: withChild("takeContacts") },
        onDone: [
          { guard: withOutput("isKnown"), target: "previewing", actions: withOutput("endContacts") },
          { target: "enteringContacts", reenter: true, actions: withOutput("endContacts") },
        ],
      },
    },
    previewing: {
      description: "The buyer sees the card as its recipient will, and what it costs.",
      tags: "waitsForUser",
      on: { "order.confirmed": "ordering" },
    },
    ordering: {
      description: "The service takes the order.",
      tags: "waitsForServer",
      entry: "intendOrder",
      on: { "step.revisited": {} },
      invoke: {
        id: "createGiftCard",
        src: "createGiftCard",
        input: ({ context }) => ({ ...orderOf(context), idempotencyKey: keyOf(context.ordering) }),
        onDone: { target: "ordered", actions: withOutput("takeOrder") },
        onError: [
          { guard: withFailure("isUnknown"), target: "previewing", actions: withFailure("noteFailure") },
          {
            guard: mendedBy("provePhone"),
            target: "enteringContacts",
            actions: [withFailure("noteFailure"), withFailure("doubtPhone"), "revise", "settleOrder"],
          },
          { target: "previewing", actions: [withFailure("noteFailure"), "settleOrder"] },
        ],
      },
    },
    ordered: { description: "The card awaits its payment.", type: "final", entry: "announceOrder" },
    abandoned: { description: "The buyer gave the card up.", type: "final", entry: "announceAbandonment" },
  },
});

export { draftOf } from "./rules.ts";
export type * from "./types.ts";
