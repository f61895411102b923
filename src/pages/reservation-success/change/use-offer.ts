import { useQuery } from "@tanstack/react-query";
import type { Reservation, Service } from "../../../../domain/entities.ts";
import type { Offer } from "../../../blocks/unlock-words.ts";
import { getFirmServices } from "../../../queries/reservation.ts";
import { getFirmMasters } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";

/** Who and what a firm has. */
export type OfferOfFirm = Offer & { services: readonly Service[] };

/** Nothing of it before it is read. */
export function useOffer(firmId: Reservation["firm"]["id"]): OfferOfFirm {
  const source = useSource();
  const { data: offer } = useQuery(getFirmServices(source, firmId));
  const { data: masters = [] } = useQuery(getFirmMasters(source, firmId));
  return { masters, services: offer?.services ?? [] };
}
