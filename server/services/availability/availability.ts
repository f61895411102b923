import type { Pool, PoolClient } from "pg";
import type { Availability } from "../../core/availability.ts";
import { findAllocation } from "./allocation.ts";
import { findAlternatives } from "./alternatives.ts";
import { findAvailableTimes } from "./available-times.ts";
import { findExpressTimes } from "./express.ts";
import { findFirstPlan } from "./first-plan.ts";
import { findNearestTimes } from "./nearest-times.ts";
import { findPlan } from "./plan.ts";
import { findReservationInfo } from "./reservation-info.ts";
import { findReservationTimes } from "./reservation-times.ts";
import { createScheduleCache } from "./schedule-cache.ts";
import type { Sources } from "./sources.ts";

/** Makes the service; it listens for changes of firms until `close`. */
export function createAvailability(pool: Pool): Availability {
  const schedules = createScheduleCache(pool);
  const sources = (transaction?: PoolClient): Sources =>
    transaction === undefined
      ? { reader: pool, schedules }
      : { reader: transaction, schedules: schedules.inTransaction(transaction) };
  return {
    reservationInfo: (asked) => findReservationInfo(sources(), asked),
    allocation: (wanted) => findAllocation(sources(), wanted),
    reservationTimes: (wanted) => findReservationTimes(sources(), wanted),
    availableTimes: (wanted) => findAvailableTimes(sources(), wanted),
    planAt: (wanted, transaction) => findPlan(sources(transaction), wanted),
    firstPlan: (wanted, transaction) => findFirstPlan(sources(transaction), wanted),
    alternatives: (wanted, transaction) => findAlternatives(sources(transaction), wanted),
    express: (wanted) => findExpressTimes(sources(), wanted),
    nearestTimes: (firmIds, now, categoryId) => findNearestTimes(sources(), { firmIds, now, categoryId }),
    close: schedules.close,
  };
}
