import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { againQuery, visitsToRepeat } from "../../../../domain/again.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { useAccount } from "../../../blocks/account.ts";
import { useNow } from "../../../blocks/now.ts";
import { VisitsAgain } from "../../../blocks/VisitsAgain.tsx";
import { getReservation, getReservationHistory } from "../../../queries/reservation.ts";
import { useBackgroundSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { keptKeys } from "../../storage/guest-secrets.ts";
import { useForgetGone } from "./use-forget-gone.ts";

const mostShown = 4;
/** Each visit of a guest is asked about by itself. */
const mostAsked = 6;

/** The last visits of whoever is here, each to be had once more: of the account, or of the keys that lie on this device. */
export function VisitsToRepeat() {
  const { user } = useAccount();
  return user === undefined ? <OfGuest /> : <OfAccount />;
}

function OfAccount() {
  const { data } = useInfiniteQuery(getReservationHistory(useBackgroundSource()));
  return <Offered visits={data?.pages[0]?.reservations ?? []} />;
}

function OfGuest() {
  const source = useBackgroundSource();
  const { stored } = useDependencies("browser");
  const keys = useMemo(() => keptKeys(stored, undefined).slice(-mostAsked), [stored]);
  const queries = useQueries({
    queries: keys.map(({ reservationId, secret }) => getReservation(source, reservationId, secret)),
  });
  useForgetGone(queries.map(({ error }, index) => ({ reservationId: keys[index]?.reservationId ?? "", error })));
  // All at once: a row that grows while it is read is pressed where it was not meant to be.
  const isRead = queries.every(({ isPending }) => !isPending);
  return <Offered visits={isRead ? queries.flatMap(({ data }) => data ?? []) : []} />;
}

function Offered({ visits }: { visits: readonly Reservation[] }) {
  const now = useNow();
  const offered = visitsToRepeat(visits, now, mostShown).flatMap((visit) => {
    const { urlKey } = visit.firm;
    return urlKey === undefined ? [] : [{ visit, to: hrefs.reservation(urlKey, "time", againQuery(visit, now)) }];
  });
  return offered.length > 0 && <VisitsAgain visits={offered} />;
}
