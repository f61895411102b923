import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { SavedReservation } from "../../../domain/draft.ts";
import type { Master, Service } from "../../../domain/entities.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { ReservationActor } from "../../../machines/reservation/selectors.ts";
import type { ReservationQuery, ReservationStep } from "../../../domain/addresses.ts";

/** What a reservation begins with: whose it is, where the address stands and what it says. */
export type Beginning = {
  firm: SavedReservation["firm"];
  step: ReservationStep;
  query: ReservationQuery;
  /** What can be reserved, and by whom; a draft may be older than that. */
  services: readonly Service[];
  masters: readonly Master[];
  /** The phone of who is signed in. */
  ownPhone?: Phone;
};

/** What the pages of a reservation need of the app and may not fetch themselves. */
export type ReservationPort = {
  /** Runs the process of a reservation around what is drawn from it. */
  Run: ComponentType<{ beginning: Beginning; children: (actor: ReservationActor) => ReactNode }>;
  /** Fetches what {@link ReservationPort.Run} is made of. */
  preload: () => void;
};

const ReservationPortContext = createContext<ReservationPort | undefined>(undefined);

export const ReservationPortProvider = ReservationPortContext.Provider;

/** Throws outside of the app. */
export function useReservationPort(): ReservationPort {
  const port = use(ReservationPortContext);
  if (port === undefined) throw new Error("No reservation port: render inside of the app");
  return port;
}
