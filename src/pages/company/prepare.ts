import { getMultiLink } from "../../queries/home.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { getFirmServices, getReservationTimes } from "../../queries/reservation.ts";
import { getFirm, getFirmMasters, getFirmReviews } from "../../queries/salon.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import { nearestWanted, wishesOfNearest } from "./nearest.ts";
import { wishesAt } from "./visit-wishes.ts";

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
    const { wishes, master } = readCompanyQuery(searchParams);
    const wanted = nearestWanted(firm, wishesOfNearest(services, wishesAt(wishes, services), master), now);
    if (wanted !== undefined) await queryClient.prefetchQuery(getReservationTimes(source, wanted));
  };
  await Promise.all([
    nearest(),
    queryClient.prefetchQuery(getFirmMasters(source, firmId)),
    queryClient.prefetchQuery(getFirmReviews(source, firmId)),
  ]);
}
