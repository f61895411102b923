import type { Reads } from "../contract/handler.ts";
import { getFirmDiscounts } from "../services/firms/discounts.ts";
import { getFirm } from "../services/firms/firm.ts";
import { getFirms } from "../services/search/firm-list.ts";
import { getFirmMasters } from "../services/firms/masters.ts";
import { getFirmPortfolio } from "../services/firms/portfolio.ts";
import { getFirmServices, getRoomInfo } from "../services/firms/services.ts";
import { getFirmReviews } from "../services/firms/reviews.ts";

type SalonRead =
  | "getFirms"
  | "getFirm"
  | "getFirmMasters"
  | "getFirmReviews"
  | "getFirmDiscounts"
  | "getFirmPortfolio"
  | "getFirmServices"
  | "getRoomInfo";

export const salonHandlers: Pick<Reads, SalonRead> = {
  getFirms: ({ query: { city, hasInstalments }, headers, language, now }, dependencies) =>
    getFirms({ cityId: city ?? headers.city_id, hasInstalments, language, now }, dependencies),
  getFirm: ({ params: { firmId }, language, now }, dependencies) => getFirm({ firmId, language, now }, dependencies),
  getFirmReviews: ({ params, query: { lastId, masterId, grade }, language }, dependencies) =>
    getFirmReviews({ ...params, lastId, masterId, grade, language }, dependencies),
  getFirmDiscounts: ({ params }, dependencies) => getFirmDiscounts(params.firmId, dependencies),
  getFirmPortfolio: ({ params, query: { offset, serviceId, masterId }, language }, { pool }) =>
    getFirmPortfolio({ ...params, offset, serviceId, masterId, language }, pool),
  getFirmMasters: ({ params, language }, { pool }) => getFirmMasters({ ...params, language }, pool),
  getFirmServices: ({ params, language }, { pool }) => getFirmServices({ ...params, language }, pool),
  getRoomInfo: ({ query, language }, { pool }) => getRoomInfo({ ...query, language }, pool),
};
