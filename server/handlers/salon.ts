import type { Reads } from "../contract/handler.ts";
import { findFirmServices, findRooms } from "../db/queries/firms.ts";
import { findMasters } from "../db/queries/masters.ts";
import { findPortfolio } from "../db/queries/portfolio.ts";
import { getFirmDiscounts } from "../services/firms/discounts.ts";
import { foundFirm, getFirm } from "../services/firms/firm.ts";
import { getFirms } from "../services/firms/lists.ts";
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
  getFirms: async ({ query: { city, hasInstalments = false }, headers, language, now }, dependencies) =>
    // Where the processor has none, no firm has any.
    hasInstalments && !dependencies.config.payBox.hasInstalments
      ? { firms: [] }
      : getFirms({ cityId: city ?? headers.city_id, hasInstalments, language, now }, dependencies),
  getFirm: ({ params: { firmId }, language, now }, dependencies) => getFirm({ firmId, language, now }, dependencies),
  getFirmReviews: ({ params, query: { lastId, masterId, grade }, language }, dependencies) =>
    getFirmReviews({ ...params, lastId, masterId, grade, language }, dependencies),
  getFirmDiscounts: ({ params }, dependencies) => getFirmDiscounts(params.firmId, dependencies),
  getFirmPortfolio: async ({ params, query: { offset = 0, serviceId, masterId }, language }, { pool }) =>
    foundFirm(await findPortfolio(pool, language, { ...params, offset, serviceId, masterId })),
  getFirmMasters: async ({ params, language }, { pool }) => foundFirm(await findMasters(pool, language, params.firmId)),
  getFirmServices: async ({ params, language }, { pool }) =>
    foundFirm(await findFirmServices(pool, language, params.firmId)),
  getRoomInfo: async ({ query, language }, { pool }) => foundFirm(await findRooms(pool, language, query.firmId)),
};
