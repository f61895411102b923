import type { Reads } from "../contract/handler.ts";
import { findFirmServices, findMasters, findRooms } from "../db/queries/firms.ts";
import { foundFirm, getFirm, getFirmReviews } from "../services/firms/firm.ts";

type SalonRead = "getFirm" | "getFirmMasters" | "getFirmReviews" | "getFirmServices" | "getRoomInfo";

export const salonHandlers: Pick<Reads, SalonRead> = {
  getFirm: ({ params: { firmId }, language, now }, dependencies) => getFirm({ firmId, language, now }, dependencies),
  getFirmReviews: ({ params: { firmId }, query: { lastId }, language }, dependencies) =>
    getFirmReviews({ firmId, lastId, language }, dependencies),
  getFirmMasters: async ({ params, language }, { pool }) => foundFirm(await findMasters(pool, language, params.firmId)),
  getFirmServices: async ({ params, language }, { pool }) =>
    foundFirm(await findFirmServices(pool, language, params.firmId)),
  getRoomInfo: async ({ query, language }, { pool }) => foundFirm(await findRooms(pool, language, query.firmId)),
};
