import { formatInZone } from "../../../domain/zone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findFirm, findReviews } from "../../db/queries/firms.ts";
import { openState, specialHoursOf, weekOf } from "./open-state.ts";

type Schemas = components["schemas"];

/**
 * A firm as its page shows it.
 * @throws Refused firmNotFound
 */
export async function getFirm(
  { firmId, language, now }: { firmId: number } & Pick<RequestContext, "language" | "now">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Firm"]> {
  const { firm, hours } = foundFirm(await findFirm(pool, language, firmId));
  const at = now.getTime();
  const { timeZone } = firm;
  return {
    ...firm,
    hours: weekOf(hours),
    specialHours: specialHoursOf(hours, timeZone, at),
    workSchedule: openState(hours, timeZone, at),
  };
}

/**
 * A page of a firm's reviews, dated in the firm's zone.
 * @param asked `lastId`: the last review of the page before
 * @throws Refused firmNotFound
 */
export async function getFirmReviews(
  { firmId, lastId, language }: { firmId: number; lastId: number | undefined } & Pick<RequestContext, "language">,
  { pool }: Pick<Dependencies, "pool">,
): Promise<Schemas["Reviews"]> {
  const { timeZone, reviews, ...totals } = foundFirm(await findReviews(pool, language, firmId, lastId));
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

/** @throws Refused firmNotFound for nothing */
export function foundFirm<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refused("firmNotFound");
  return value;
}
