import { reservationQuery } from "../../domain/page-queries.ts";
import { searchText } from "../../domain/query.ts";

const ofReservations = Object.values(reservationQuery).map(({ key }) => key);

/**
 * Where an address leads on to, with the rest of its query: the language, signing in, what a campaign added. What only a
 * reservation understands is left out.
 * @param location a path without a query
 */
export function redirectPath(location: string, address: URL): string {
  const params = new URLSearchParams(address.searchParams);
  for (const key of ofReservations) params.delete(key);
  return location + searchText(params);
}
