import type { accountDeletionMachine } from "../../../machines/account-deletion/machine.ts";
import { ended, type Restorations, type Restored } from "./restored.ts";

/** How the deletion stands is asked of the service; a password is nobody's to keep. */
const readAgain = {
  reload: { as: "a client at the deletion", shows: "readingLosses" },
  back: "leaves",
} satisfies Restored<"readingLosses">;

/** What is found again of the deletion of an account. */
export const accountDeletionRestorations: Restorations<typeof accountDeletionMachine> = {
  kept: [],
  finish: "kept",
  done: {},
  states: {
    readingLosses: readAgain,
    waitingToRetry: readAgain,
    confirming: readAgain,
    requestingDeletion: readAgain,
    coolingOff: readAgain,
    cancellingDeletion: readAgain,
    kept: ended,
  },
};
