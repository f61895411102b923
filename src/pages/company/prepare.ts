import { expressWanted } from "../../../domain/express.ts";
import { getCities } from "../../queries/places.ts";
import { getMultiLink } from "../../queries/catalogue.ts";
import type { Preparation } from "../../queries/preparation.ts";
import { getFirmServices, getReservationTimes } from "../../queries/reservation.ts";
import { getProfessions } from "../../queries/master.ts";
import {
  getExpressService,
  getExpressServices,
  getFirm,
  getFirmDiscounts,
  getFirmMasters,
  getFirmPortfolio,
  getFirmReviews,
  getRoomInfo,
} from "../../queries/salon.ts";
import { readCompanyQuery } from "../../routes/hrefs.ts";
import { nearestWanted, wishesOfNearest } from "./nearest.ts";
import { wishesAt } from "./visit-wishes.ts";

/** All that the firm's page shows, or the branches of a network. */
export async function prepare({ queryClient, source, params, searchParams, now }: Preparation): Promise<void> {
  const { wishes, master, category, ...narrowed } = readCompanyQuery(searchParams);
  const link = await queryClient.fetchQuery(getMultiLink(source, params["company"] ?? "", category));
  const card = link.firms[0];
  if (link.kind === "network" || card === undefined) return queryClient.prefetchQuery(getCities(source));
  const firmId = card.id;
  const nearest = async () => {
    const [firm, { services }] = await Promise.all([
      queryClient.fetchQuery(getFirm(source, firmId)),
      queryClient.fetchQuery(getFirmServices(source, firmId)),
    ]);
    const nearestOf = wishesOfNearest({ services, chosen: wishesAt(wishes, services), master, card });
    const wanted = nearestWanted(firm, nearestOf, now);
    const express = expressWanted(firmId, nearestOf, services);
    await Promise.all([
      wanted && queryClient.prefetchQuery(getReservationTimes(source, wanted, null)),
      express && queryClient.prefetchQuery(getExpressService(source, express)),
    ]);
  };
  await Promise.all([
    nearest(),
    queryClient.prefetchQuery(getExpressServices(source, { firmId, masterId: master ?? undefined })),
    queryClient.prefetchQuery(getFirmMasters(source, firmId)),
    queryClient.prefetchQuery(getRoomInfo(source, firmId)),
    queryClient.prefetchInfiniteQuery(
      getFirmReviews(source, { firmId, masterId: narrowed.reviewsMaster, grade: narrowed.grade }),
    ),
    queryClient.prefetchInfiniteQuery(getFirmPortfolio(source, { firmId })),
    queryClient.prefetchInfiniteQuery(
      getFirmPortfolio(source, { firmId, masterId: narrowed.worksMaster, serviceId: narrowed.worksService }),
    ),
    queryClient.prefetchQuery(getFirmDiscounts(source, firmId)),
    queryClient.prefetchQuery(getProfessions(source, firmId)),
  ]);
}
