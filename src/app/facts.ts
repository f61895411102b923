import type { Track } from "../../domain/analytics.ts";
import type { ReservationFact } from "../../machines/reservation/machine.ts";
import type { SavedValues } from "../browser/saved-values.ts";
import type { StoredValues } from "../browser/stored-values.ts";
import { hrefs } from "../routes/hrefs.ts";
import { keepSecret } from "./guest-secrets.ts";
import { forgetDraft } from "./reservation-draft.ts";

/** What the app can do about what happened. */
export type Reactions = {
  firmId: number;
  stored: Pick<StoredValues, "guestReservations"> & Pick<SavedValues, "savedReservation">;
  /** Goes to another page in the place of this one. */
  replacePage: (path: string) => void;
  /** Says to those who listen to the page that the time is no longer held. */
  sayHoldRanOut: () => void;
  track: Track;
};

/** What happened in a reservation, and what the app does about it. */
export function reactToReservation(fact: ReservationFact, reactions: Reactions): void {
  const { firmId, stored, replacePage, sayHoldRanOut, track } = reactions;
  switch (fact.type) {
    case "service.added":
      return track(fact.isFirst ? "add_service" : "add_another_service", { firmId, serviceId: fact.serviceId });
    case "hold.ran-out":
      return sayHoldRanOut();
    case "reservation.created":
      keepSecret(stored, fact.reservationId, fact.secret);
      forgetDraft(stored.savedReservation, firmId);
      track("created_reservation_successfully", { firmId });
      return replacePage(hrefs.reservationSuccess(fact.reservationId));
    case "service.removed":
    case "time.held":
      return;
  }
}
