import { formatInZone } from "../../domain/zone.ts";
import type { Call, Reads, Success } from "../contract/handler.ts";
import type { Dependencies } from "../core/dependencies.ts";
import { Refused } from "../core/refusal.ts";
import { findFirm, findFirmServices, findMasters, findReviews } from "../db/queries/firms.ts";
import { openState, weekOf } from "../services/open-state.ts";

export const salonHandlers: Pick<Reads, "getFirm" | "getFirmMasters" | "getFirmReviews" | "getFirmServices"> = {
  getFirm,
  getFirmReviews,
  getFirmMasters: async ({ params, language }, { pool }) => foundFirm(await findMasters(pool, language, params.firmId)),
  getFirmServices: async ({ params, language }, { pool }) =>
    foundFirm(await findFirmServices(pool, language, params.firmId)),
};

async function getFirm(
  { params, language, now }: Call<"getFirm">,
  { pool }: Dependencies,
): Promise<Success<"getFirm">> {
  const { firm, hours } = foundFirm(await findFirm(pool, language, params.firmId));
  return { ...firm, hours: weekOf(hours), workSchedule: openState(hours, firm.timeZone, now.getTime()) };
}

async function getFirmReviews(
  { params, query }: Call<"getFirmReviews">,
  { pool }: Dependencies,
): Promise<Success<"getFirmReviews">> {
  const { timeZone, reviews, ...totals } = foundFirm(await findReviews(pool, params.firmId, query.lastId));
  const local = (date: string): string => formatInZone(timeZone, Date.parse(date));
  return {
    ...totals,
    reviews: reviews.map(({ date, replyDate, ...review }) => ({
      ...review,
      date: local(date),
      ...(replyDate === undefined ? {} : { replyDate: local(replyDate) }),
    })),
  };
}

function foundFirm<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refused("firmNotFound");
  return value;
}
