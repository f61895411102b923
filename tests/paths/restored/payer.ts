import type { payerMachine } from "../../../machines/payer/machine.ts";
import { ended, type Restorations, type Restored, unseen } from "./restored.ts";

const typed = {
  reload: { as: "contacts typed before", shows: "enteringContacts" },
  back: "leaves",
} satisfies Restored<"enteringContacts">;

/** What is found again of naming who pays: all that was typed, and the code that was sent. */
export const payerRestorations: Restorations<typeof payerMachine> = {
  kept: ["phone", "code"],
  finish: "registered",
  done: {},
  states: {
    starting: unseen,
    enteringContacts: typed,
    registering: {
      reload: { as: "a client who is signed in", shows: "enteringContacts" },
      back: "leaves",
    },
    verifyingPhone: { reload: { as: "a code on its way", shows: "verifyingPhone" }, back: "leaves" },
    registered: ended,
    refused: ended,
  },
};
