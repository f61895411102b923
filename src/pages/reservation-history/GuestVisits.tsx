import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { HistoryQuery } from "../../../domain/page-queries.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { failureName, failureOf } from "../../../domain/failure.ts";
import { epochOf } from "../../../domain/time.ts";
import { isToCome } from "../../../domain/visit-status.ts";
import { useNow } from "../../blocks/now.ts";
import { useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Firms, firmsOf } from "./Firms.tsx";
import { useHistoryPort } from "./port.ts";
import { Visits } from "./Visits.tsx";

/** Each is asked about by itself. */
const pageLength = 10;

/** The visits of a guest: those whose keys this browser keeps. */
export function GuestVisits({ query }: { query: HistoryQuery }) {
  const now = useNow();
  const { all, ...kept } = useKeptVisits();
  const visits = all?.filter((visit) => visit.status !== "held" && isToCome(visit, now) !== query.isPast);
  const order = query.isPast ? -1 : 1;
  const shown = visits
    ?.filter(({ firm }) => query.firmId === undefined || firm.id === query.firmId)
    .toSorted((one, other) => order * (epochOf(one.startTime) - epochOf(other.startTime)));
  return (
    <>
      <SignIn />
      {query.isPast && <Firms firms={firmsOf(visits ?? [])} firmId={query.firmId} />}
      <Visits query={query} read={{ ...kept, visits: shown }} />
    </>
  );
}

function useKeptVisits() {
  const source = useSource();
  const { keptKeys, backgroundClient: client } = useHistoryPort();
  const keys = useMemo(() => keptKeys().toReversed(), [keptKeys]);
  const [count, setCount] = useState(pageLength);
  const queries = useQueries({
    queries: keys
      .slice(0, count)
      .map(({ reservationId, secret }) => getReservation({ ...source, client }, reservationId, secret)),
  });
  const failed = queries.filter(({ error }) => error !== null && !isGone(error));
  // By whole pages: what is there stays in its place while the others come.
  const firstPending = queries.findIndex(({ isPending }) => isPending);
  const readCount = firstPending === -1 ? queries.length : firstPending - (firstPending % pageLength);
  const read = queries.slice(0, readCount);
  const isBegun = readCount > 0 || queries.length === 0;
  return {
    all: isBegun ? read.flatMap(({ data }): Reservation[] => (data === undefined ? [] : [data])) : undefined,
    isFailed: failed.length > 0,
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
    hasMore: keys.length > readCount,
    showMore: () => setCount(count + pageLength),
  };
}

function isGone(error: Error): boolean {
  return failureName(failureOf(error)) === "reservationNotFound";
}

function SignIn() {
  const t = useT();
  return (
    <Notice
      tone="plain"
      action={
        <Link to={hrefs.signIn("sms", hrefs.reservationHistory())} className={buttonClassName({ kind: "soft" })}>
          {t("app.signIn")}
        </Link>
      }
    >
      {t("history.guest")}
    </Notice>
  );
}
