import { formatMinutes, minutesOfDay } from "../../../domain/time.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Dependencies } from "../../core/dependencies.ts";
import { type DiscountRow, findDiscounts } from "../../db/queries/portfolio.ts";
import { foundFirm } from "./firm.ts";

const daysOfWeek = 7;

/**
 * When a firm is cheaper, from Monday on; what goes on past a midnight stands on both of its days.
 * @throws Refused firmNotFound
 */
export async function getFirmDiscounts(
  firmId: number,
  { pool }: Pick<Dependencies, "pool">,
): Promise<components["schemas"]["FirmDiscounts"]> {
  const rows = foundFirm(await findDiscounts(pool, firmId));
  const discounts = rows.flatMap(daysOf).toSorted((one, other) => one.weekday - other.weekday);
  return { discounts };
}

function daysOf({ id, weekday, startsMinute, endsMinute, percent }: DiscountRow) {
  const startsDay = Math.floor(startsMinute / minutesOfDay);
  const endsDay = Math.floor((endsMinute - 1) / minutesOfDay);
  return Array.from({ length: endsDay - startsDay + 1 }, (_, index) => {
    const day = startsDay + index;
    return {
      id,
      weekday: ((weekday - 1 + day) % daysOfWeek) + 1,
      startsAt: formatMinutes(Math.max(startsMinute - day * minutesOfDay, 0)),
      endsAt: formatMinutes(Math.min(endsMinute - day * minutesOfDay, minutesOfDay)),
      percent,
    };
  });
}
