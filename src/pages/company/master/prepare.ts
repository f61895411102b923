import { expressWanted } from "../../../../domain/express.ts";
import { masterQuery } from "../../../../domain/page-queries.ts";
import { readQuery } from "../../../../domain/query.ts";
import {
  getMaster,
  getMasterContest,
  getMasterProfile,
  getMasterPromotions,
  getMasterReviews,
} from "../../../queries/master.ts";
import { getMultiLink } from "../../../queries/catalogue.ts";
import type { Preparation } from "../../../queries/preparation.ts";
import { getFirmServices, getReservationTimes } from "../../../queries/reservation.ts";
import { getExpressService, getExpressServices, getFirm, getFirmPortfolio } from "../../../queries/salon.ts";
import { hrefs } from "../../../routes/hrefs.ts";
import { nearestWanted, wishesOfNearest } from "../nearest.ts";
import { readMasterId } from "./master-id.ts";

/** All that the master's page shows; the company's address where there is no such page. */
export async function prepare({ queryClient, source, params, searchParams, now }: Preparation): Promise<string | void> {
  const { company = "" } = params;
  const masterId = readMasterId(params["masterId"]);
  const link = await queryClient.fetchQuery(getMultiLink(source, company, undefined));
  const card = link.firms[0];
  if (masterId === undefined || link.kind === "network" || card === undefined) return hrefs.company(company);
  const key = { firmId: card.id, masterId };
  const nearest = async () => {
    const [firm, { services }] = await Promise.all([
      queryClient.fetchQuery(getFirm(source, card.id)),
      queryClient.fetchQuery(getFirmServices(source, card.id)),
    ]);
    const wishes = wishesOfNearest({ services, chosen: [], master: masterId, card });
    const wanted = nearestWanted(firm, wishes, now);
    const express = expressWanted(card.id, wishes, services);
    await Promise.all([
      wanted && queryClient.prefetchQuery(getReservationTimes(source, wanted, null)),
      express && queryClient.prefetchQuery(getExpressService(source, express)),
    ]);
  };
  const { isOnline } = await queryClient.fetchQuery(getMaster(source, key));
  await Promise.all([
    isOnline ? nearest() : queryClient.prefetchQuery(getFirm(source, card.id)),
    isOnline && queryClient.prefetchQuery(getExpressServices(source, key)),
    queryClient.prefetchQuery(getMasterProfile(source, key)),
    queryClient.prefetchQuery(getMasterPromotions(source, key)),
    queryClient.prefetchQuery(getMasterContest(source, key)),
    queryClient.prefetchInfiniteQuery(
      getMasterReviews(source, { ...key, grade: readQuery(masterQuery, searchParams).grade }),
    ),
    queryClient.prefetchInfiniteQuery(getFirmPortfolio(source, key)),
  ]);
}
