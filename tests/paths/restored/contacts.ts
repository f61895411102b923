import type { contactsMachine } from "../../../machines/contacts/machine.ts";
import { ended, unseen, type Restorations } from "./restored.ts";

/** What is found again of who is coming: all that was typed, and the code that was sent. */
export const contactsRestorations: Restorations<typeof contactsMachine> = {
  kept: ["name", "phone", "code", "proof", "isSignedIn"],
  finish: "known",
  done: { visits: 0 },
  states: {
    starting: unseen,
    enteringContacts: {
      reload: { as: "contacts typed before", shows: "enteringContacts" },
      back: { never: "it is a step of the reservation and of the gift card, whose tours go back from it" },
    },
    verifyingPhone: {
      reload: { as: "a code on its way", shows: "verifyingPhone" },
      back: {
        after: ["contacts.submitted: whole", "smsVerification: code sent"],
        by: "a code on its way, looked at again",
        shows: "enteringContacts",
        again: "a code on its way",
      },
    },
    known: ended,
    refused: ended,
  },
};
