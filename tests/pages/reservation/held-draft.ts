import { hold, proof, withContacts } from "../../../machines/reservation/examples.ts";
import { savedValues } from "../../../src/browser/saved-values.ts";
import type { StoredValues } from "../../../src/browser/stored-values.ts";
import { renderedAt } from "../../support/rendered-at.ts";

/** Leaves in the browser a reservation whose time is held for five minutes and whose client is known: only to be confirmed. */
export function leaveHeld(stored: StoredValues): void {
  savedValues(stored).savedReservation.write({
    ...withContacts,
    proof,
    hold: { ...hold, until: renderedAt + 300_000 },
  });
}
