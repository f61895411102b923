import { useQuery } from "@tanstack/react-query";
import type { Reservation } from "../../../domain/entities.ts";
import { displayName } from "../../../domain/full-name.ts";
import type { Wish } from "../../../domain/wishes.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmServices } from "../../queries/reservation.ts";
import { getFirmMasters } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";

/** Says what is to be done and by whom: "Manicure · Zhanna". */
export function useWishNames({ firm }: Reservation): (wish: Wish) => string {
  const t = useT();
  const source = useSource();
  const { data: offer } = useQuery(getFirmServices(source, firm.id));
  const { data: masters = [] } = useQuery(getFirmMasters(source, firm.id));
  return ({ serviceId, masterId }) => {
    const service = offer?.services.find(({ id }) => id === serviceId);
    const master = masters.find(({ id }) => id === masterId);
    return [service?.name, master === undefined ? t("reservation.masters.any") : displayName(master)]
      .filter(Boolean)
      .join(" · ");
  };
}
