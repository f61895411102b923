import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from "@tanstack/react-query";
import type { HistoryQuery } from "../../../domain/page-queries.ts";
import type { Reservation } from "../../../domain/entities.ts";
import { getReservationHistory, getReservationHistoryFirms, getReservations } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { Firms } from "./Firms.tsx";
import { type VisitList, Visits } from "./Visits.tsx";

/** The visits of who is signed in. */
export function AccountVisits({ query }: { query: HistoryQuery }) {
  return query.isPast ? <Past query={query} /> : <Future query={query} />;
}

function Future({ query }: { query: HistoryQuery }) {
  const pages = useInfiniteQuery(getReservations(useSource()));
  return <Visits query={query} read={listOf(pages)} />;
}

function Past({ query }: { query: HistoryQuery }) {
  const source = useSource();
  const pages = useInfiniteQuery(getReservationHistory(source, query.firmId));
  const { data } = useQuery(getReservationHistoryFirms(source));
  return (
    <>
      <Firms firms={data?.firms ?? []} firmId={query.firmId} />
      <Visits query={query} read={listOf(pages)} />
    </>
  );
}

function listOf(pages: UseInfiniteQueryResult<InfiniteData<{ reservations: Reservation[] }>>): VisitList {
  return {
    visits: pages.data?.pages.flatMap(({ reservations }) => reservations),
    isFailed: pages.isError,
    isFetching: pages.isFetching,
    retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
    hasMore: pages.hasNextPage,
    showMore: () => void pages.fetchNextPage(),
  };
}
