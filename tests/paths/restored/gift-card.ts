import type { giftCardMachine } from "../../../machines/gift-card/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

/** What is found again of the purchase of a gift card: everything chosen and typed, and the order if it was asked for. */
export const giftCardRestorations: Restorations<typeof giftCardMachine> = {
  kept: ["amount", "delivery", "isOnDay", "contacts", "code", "proof", "isSignedIn"],
  finish: "ordered",
  done: { giftCards: 1 },
  states: {
    starting: unseen,
    choosingAmount: {
      reload: { as: "somebody who wants to give", shows: "choosingAmount" },
      back: { leavesAfter: ["somebody who wants to give"] },
    },
    choosingDesign: {
      reload: { as: "an amount, at the design", shows: "choosingDesign" },
      back: {
        after: ["amount.confirmed"],
        by: "step.revisited: amount",
        shows: "choosingAmount",
        again: "step.revisited: design",
      },
    },
    writingWords: {
      reload: { as: "an amount, at the words", shows: "writingWords" },
      back: {
        after: ["design.confirmed"],
        by: "step.revisited: design",
        shows: "choosingDesign",
        again: "step.revisited: words",
      },
    },
    enteringContacts: {
      reload: { as: "a card to be sent, at the contacts", shows: "enteringContacts" },
      back: {
        after: ["words.confirmed"],
        by: "step.revisited: words",
        shows: "writingWords",
        again: "step.revisited: contacts",
      },
    },
    previewing: {
      reload: { as: "a reload with a proven phone", shows: "previewing" },
      back: {
        after: ["contacts: known"],
        by: "step.revisited: contacts",
        shows: "enteringContacts",
        again: "step.revisited: preview",
      },
    },
    ordering: {
      reload: { as: "a reload with an order whose outcome is unknown", shows: "previewing" },
      back: {
        after: ["order.confirmed"],
        by: null,
        shows: "ordering",
        again: null,
      },
    },
    ordered: ended,
    abandoned: ended,
  },
};
