import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { ended, type Restorations, type Restored } from "./restored.ts";

/** How the payment stands is asked of the service; what is typed of a card is the processor's. */
const readAgain = {
  reload: { as: "somebody who has to pay", shows: "readingPayment" },
  back: "leaves",
} satisfies Restored<"readingPayment">;

const ofSavedCard = { never: "a proof is brought where a card is saved, in its own journeys" };

/** What is found again of a payment. */
export const cardPaymentRestorations: Restorations<typeof cardPaymentMachine> = {
  kept: ["subject"],
  finish: "paid",
  done: { visits: 1, charges: 1 },
  states: {
    readingPayment: readAgain,
    waitingToRetry: readAgain,
    choosingWay: readAgain,
    enteringCard: readAgain,
    chargingCard: readAgain,
    chargingSavedCard: readAgain,
    openingPage: readAgain,
    authenticating: readAgain,
    bringingProof: { reload: ofSavedCard, back: ofSavedCard },
    checkingOutcome: readAgain,
    paid: ended,
    expired: ended,
  },
};
