import type { reviewMachine } from "../../../machines/review/machine.ts";
import { ended, type Restorations, type Restored } from "./restored.ts";

const visit = "a guest with the secret of a visit";

/** What was said stands with the service: the words that were typed are not needed any more. */
const readAgain = {
  reload: { as: visit, shows: "readingReview", loses: ["isRated", "isSaid", "hasPhotos"] },
  back: "leaves",
} satisfies Restored<"readingReview">;

/** What is found again of reviewing a visit: stars, words and photos until they are published. */
export const reviewRestorations: Restorations<typeof reviewMachine> = {
  kept: ["hasSecret", "isRated", "isSaid", "hasPhotos"],
  finish: "rereading",
  done: {},
  states: {
    readingReview: { reload: { as: visit, shows: "readingReview" }, back: "leaves" },
    waitingToRetry: { reload: { as: visit, shows: "readingReview" }, back: "leaves" },
    writing: { reload: { as: "a reload with words", shows: "readingReview" }, back: "leaves" },
    creatingReview: {
      reload: { as: "a reload with a review whose outcome is unknown", shows: "readingReview" },
      back: "leaves",
    },
    rereading: readAgain,
    confirmingTakingBack: readAgain,
    takingBackReview: readAgain,
    reviewed: ended,
    refused: ended,
  },
};
