import type { Reads } from "../contract/handler.ts";
import { findFirmServices, findMasters, findRooms } from "../db/queries/firms.ts";
import { foundFirm, getFirm, getFirmReviews } from "../services/firms/firm.ts";
import { getFirms } from "../services/firms/lists.ts";

type SalonRead = "getFirms" | "getFirm" | "getFirmMasters" | "getFirmReviews" | "getFirmServices" | "getRoomInfo";

export const salonHandlers: Pick<Reads, SalonRead> = {
  getFirms: async ({ query: { city, hasInstalments = false }, headers, language, now }, dependencies) =>
    // Where the processor has none, no firm has any.
    hasInstalments && !dependencies.config.payBox.hasInstalments
      ? { firms: [] }
      : getFirms({ cityId: city ?? headers.city_id, hasInstalments, language, now }, dependencies),
  getFirm: ({ params: { firmId }, language, now }, dependencies) => getFirm({ firmId, language, now }, dependencies),
  getFirmReviews: ({ params: { firmId }, query: { lastId }, language }, dependencies) =>
    getFirmReviews({ firmId, lastId, language }, dependencies),
  getFirmMasters: async ({ params, language }, { pool }) => foundFirm(await findMasters(pool, language, params.firmId)),
  getFirmServices: async ({ params, language }, { pool }) =>
    foundFirm(await findFirmServices(pool, language, params.firmId)),
  getRoomInfo: async ({ query, language }, { pool }) => foundFirm(await findRooms(pool, language, query.firmId)),
};
