import type { Cost } from "../../../domain/bill.ts";
import type { SavedReservation } from "../../../domain/draft.ts";
import type { Master, Service } from "../../../domain/entities.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import type { FlowPort } from "../../flow/port.ts";
import { requiredContext } from "../../ui/required-context.ts";
import type { ReservationQuery } from "../../../domain/page-queries.ts";
import type { ReservationStep } from "../../../domain/reservation-steps.ts";
import type { Wishes } from "../../../domain/wishes.ts";

/** What a reservation begins with: whose it is, where the address stands and what it says. */
export type Beginning = {
  firm: SavedReservation["firm"];
  step: ReservationStep;
  query: ReservationQuery;
  /** What the time of the address was shown to cost by whatever led here. */
  shownCost?: Cost;
  /** What can be reserved, and by whom; a draft may be older than that. */
  services: readonly Service[];
  masters: readonly Master[];
  /** The phone of who is signed in. */
  ownPhone?: Phone;
};

/** What the pages of a reservation need of the app and may not fetch themselves. */
export type ReservationPort = FlowPort<typeof reservationMachine, { beginning: Beginning }> & {
  /** Whether what is chosen ends with the page, as its browser keeps nothing; not said inside of another site's frame, where that is so always. */
  isDraftLost: () => boolean;
};

export const [ReservationPortProvider, useReservationPort] =
  requiredContext<ReservationPort>("port of the reservation");

/** What the client came for, by the address or as it was saved, whether or not the firm has all of it still. */
export const [AskedWishesProvider, useAskedWishes] = requiredContext<Wishes>("wishes that the client came for");
