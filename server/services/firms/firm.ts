import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { Refused } from "../../core/refusal.ts";
import type { RequestContext } from "../../core/request-context.ts";
import { findFirm } from "../../db/queries/firms.ts";
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

/** @throws Refused firmNotFound for nothing */
export function foundFirm<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refused("firmNotFound");
  return value;
}

/** @throws Refused notFound for nothing: the firm has no such master */
export function foundMaster<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refused("notFound");
  return value;
}
