import { accountDeletionPaths } from "../../../machines/account-deletion/paths.ts";
import { cardPaymentPaths } from "../../../machines/card-payment/paths.ts";
import { cardSavingPaths } from "../../../machines/card-saving/paths.ts";
import { contactsPaths } from "../../../machines/contacts/paths.ts";
import { giftCardPaths } from "../../../machines/gift-card/paths.ts";
import { payerPaths } from "../../../machines/payer/paths.ts";
import { reservationChangePaths } from "../../../machines/reservation-change/paths.ts";
import { reservationPaths } from "../../../machines/reservation/paths.ts";
import { reviewPaths } from "../../../machines/review/paths.ts";
import { sessionPaths } from "../../../machines/session/paths.ts";
import { signInPaths } from "../../../machines/sign-in/paths.ts";
import { smsVerificationPaths } from "../../../machines/sms-verification/paths.ts";
import { surveyPaths } from "../../../machines/survey/paths.ts";
import { timeHoldPaths } from "../../../machines/time-hold/paths.ts";
import { pathOf, statesOf } from "../../../machines/kit/chart.ts";

const everyPaths = [
  accountDeletionPaths,
  cardPaymentPaths,
  cardSavingPaths,
  contactsPaths,
  giftCardPaths,
  payerPaths,
  reservationChangePaths,
  reservationPaths,
  reviewPaths,
  sessionPaths,
  signInPaths,
  smsVerificationPaths,
  surveyPaths,
  timeHoldPaths,
];

/** An event of a machine's paths file, by its name there. */
export type Sendable = { name: string; event: { type: string } };

/**
 * The events that a state takes, with the payloads of the machine's paths; guards are asked where it runs.
 * @param state the dot path
 */
export function sendableIn(machine: string, state: string): Sendable[] {
  const paths = everyPaths.find((one) => one.machine.id === machine);
  if (paths === undefined) return [];
  const around = statesOf(paths.machine).filter((node) => isAround(pathOf(node), state));
  const taken = new Set<string>([paths.machine.root, ...around].flatMap((node) => node.ownEvents));
  return Object.entries<{ type: string }>(paths.events)
    .filter(([, { type }]) => taken.has(type))
    .map(([name, event]) => ({ name, event }));
}

function isAround(id: string, state: string): boolean {
  return state === id || state.startsWith(`${id}.`);
}
