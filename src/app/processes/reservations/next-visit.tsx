import { useInfiniteQuery, useQueries } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { Reservation } from "../../../../domain/entities.ts";
import { epochOf } from "../../../../domain/time.ts";
import { isToCome } from "../../../../domain/visit-status.ts";
import { useAccount } from "../../../blocks/account.ts";
import { useNow } from "../../../blocks/now.ts";
import { useOfflinePass } from "../../../blocks/offline-pass.ts";
import { VisitNotice } from "../../../blocks/VisitNotice.tsx";
import { getReservation, getReservations } from "../../../queries/reservation.ts";
import { useBackgroundSource } from "../../../queries/source.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { useDependencies } from "../../dependencies/dependencies-context.ts";
import { guestKeys, passOver } from "../../storage/guest-secrets.ts";
import { useForgetGone } from "./use-forget-gone.ts";

export { VisitsToRepeat } from "./VisitsToRepeat.tsx";

/** The next visit of whoever is here: of the account, and of the keys that lie on this device. */
export function NextVisit() {
  const now = useNow();
  const ofAccount = useAccountVisits();
  const [next] = [...(ofAccount ?? []), ...useGuestVisits(now)]
    .filter((visit) => isToCome(visit, now))
    .toSorted((one, other) => epochOf(one.startTime) - epochOf(other.startTime));
  const { keepVisit } = useOfflinePass();
  useEffect(() => {
    if (next !== undefined) keepVisit(next);
  }, [next, keepVisit]);
  return (
    next && <VisitNotice reservation={next} to={hrefs.reservationSuccess(next.id)} toAll={hrefs.reservationHistory()} />
  );
}

/** Those to come; undefined where nobody is signed in, and until they are there. */
function useAccountVisits(): readonly Reservation[] | undefined {
  const source = useBackgroundSource();
  const { user } = useAccount();
  const { data } = useInfiniteQuery({ ...getReservations(source), enabled: user !== undefined });
  return user && data?.pages[0]?.reservations;
}

function useGuestVisits(now: number): Reservation[] {
  const source = useBackgroundSource();
  const { stored } = useDependencies("browser");
  const { user } = useAccount();
  const keys = useMemo(() => guestKeys(stored, user), [stored, user]);
  const queries = useQueries({
    queries: keys.map(({ reservationId, secret }) => getReservation(source, reservationId, secret)),
  });
  const visits = queries.map(({ data, error }, index) => ({
    reservationId: keys[index]?.reservationId ?? "",
    data,
    error,
  }));
  useForgetGone(visits);
  const ended = visits
    .filter(({ data }) => data && isOver(data, now))
    .map(({ reservationId }) => reservationId)
    .join();
  useEffect(() => {
    for (const id of ended.split(",").filter(Boolean)) passOver(stored, id);
  }, [stored, ended]);
  return queries.flatMap(({ data }) => data ?? []);
}

function isOver(visit: Reservation, now: number): boolean {
  return visit.status !== "held" && !isToCome(visit, now);
}
