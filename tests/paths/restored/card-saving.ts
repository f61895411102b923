import type { cardSavingMachine } from "../../../machines/card-saving/machine.ts";
import { ended, type Restorations, type Restored, unseen } from "./restored.ts";

/** Nothing of a saving is kept here: PayBox's page, or the way back from it, names it. */
const begunAnew = {
  reload: { as: "somebody who may save a card", shows: "deciding" },
  back: "leaves",
} satisfies Restored<"deciding">;

const readAgain = {
  reload: { as: "somebody back from PayBox's page", shows: "checkingSaving" },
  back: "leaves",
} satisfies Restored<"checkingSaving">;

const atPayBox = { never: "the page is PayBox's: a load or a step back is of that" };

/** What is found again of the saving of a card. */
export const cardSavingRestorations: Restorations<typeof cardSavingMachine> = {
  kept: [],
  finish: "saved",
  done: { savedCards: 1, charges: 0 },
  states: {
    arriving: unseen,
    deciding: begunAnew,
    startingSaving: begunAnew,
    openingPage: begunAnew,
    typingCard: { reload: atPayBox, back: atPayBox },
    checkingSaving: readAgain,
    waitingToRetry: readAgain,
    saved: ended,
    notSaved: ended,
  },
};
