import { getMultiLink } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { getFirmServices, getReservationTimes } from "../../queries/reservation.ts";
import { getFirm, getFirmMasters, getFirmReviews } from "../../queries/salon.ts";
import { readServices } from "../../routes/hrefs.ts";
import { nearestWanted } from "./nearest.ts";

/** All that the firm's page shows, or the branches of a network. */
export async function prepare({ queryClient, source, params, searchParams, now }: Preparation): Promise<void> {
  const link = await queryClient.fetchQuery(getMultiLink(source, params["company"] ?? ""));
  const firmId = link.firms[0]?.id;
  if (link.kind === "network" || firmId === undefined) return;
  const nearest = async () => {
    const [firm, { services }] = await Promise.all([
      queryClient.fetchQuery(getFirm(source, firmId)),
      queryClient.fetchQuery(getFirmServices(source, firmId)),
    ]);
    const wanted = nearestWanted(firm, services, readServices(searchParams), now);
    if (wanted !== undefined) await queryClient.prefetchQuery(getReservationTimes(source, wanted));
  };
  await Promise.all([
    nearest(),
    queryClient.prefetchQuery(getFirmMasters(source, firmId)),
    queryClient.prefetchQuery(getFirmReviews(source, firmId)),
  ]);
}
