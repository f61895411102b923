import type { PaymentSubject } from "../../../../domain/payment-subject.ts";
import type { Move } from "../../walk/explore.ts";
import { subjectOf } from "./card-payment-subjects.ts";

const polled = /^(followAuthentication|checkOutcome): (unreachable|broken)$/;
const ofPayment = /^(followAuthentication|checkOutcome|bringProof): due$/;
const everOffered = "its ways to pay are always the same";

/** What never happens to one thing that is paid for, by the steps. */
const never: Readonly<Record<PaymentSubject, readonly [steps: RegExp, reason: string][]>> = {
  reservation: [],
  giftCard: [
    [/^way\.picked: instalments/, "it is paid for at once"],
    [
      /: expired and refunded$/,
      "only another amount than was due is given back here, and an order says so after its hour",
    ],
    [/: wayNotOffered$/, everOffered],
  ],
  link: [[/^charge.*: wayNotOffered$/, everOffered]],
  card: [
    [/: wayNotOffered$/, everOffered],
    [/^card\.entered: to be kept$/, "it is kept whatever is ticked: there is nothing to tick"],
    [/^authentication\.returned$/, "the bank's page is in the frame, which gives a proof"],
    [/: notPayable$/, "a card that was saved stays so, and nothing can be paid after it"],
  ],
};

/** Why a move cannot be made to happen in a browser; null where it can. */
export function obstacle({ from, step, to }: Move): string | null {
  const subject = subjectOf(to.snapshot);
  const impossible = never[subject].find(([steps]) => steps.test(step.name));
  if (impossible) return impossible[1];
  if (/: (reservationNotFound|notFound)$/.test(step.name)) return "what is to be paid for is not taken away";
  if (polled.test(step.name)) return "whoever waits is asked for, for ten minutes, before that is said to have failed";
  const isKnown = from !== null && from.snapshot.context.payable?.payment !== undefined;
  if (ofPayment.test(step.name) || (step.name === "readPayable: due" && isKnown)) {
    return "a payment that was begun is told of for ever: what is due after it is due after one that was declined";
  }
  if (step.name.endsWith(": tooManyRequests")) return "the service that wants them to wait is met on other pages";
  if (step.name.startsWith("amount.changed"))
    return "what is taken off first, and a phone that is proven, have journeys of their own";
  if (subject === "reservation") return null;
  if (subject !== "card") return step.name === "authentication.returned: with a proof" ? "the bank gives none" : null;
  const isLeavingField = from?.state === "enteringCard" && step.name === "way.reconsidered";
  return isLeavingField ? "there is one way, and nothing to leave it for" : null;
}
