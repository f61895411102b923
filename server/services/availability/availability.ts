import type { Pool, PoolClient } from "pg";
import type { Availability, WantedAt } from "../../core/availability.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { listenForFirmChanges } from "../../db/firm-changes.ts";
import { findAllocation } from "./allocation.ts";
import { findAlternatives } from "./alternatives.ts";
import { findAvailableTimes } from "./available-times.ts";
import { createDayCache } from "./day-cache.ts";
import { findExpressTimes } from "./express.ts";
import { findFirstPlan } from "./first-plan.ts";
import { findFreeTimes } from "./free-times.ts";
import { findNearestTimes } from "./nearest-times.ts";
import { findPlan } from "./plan.ts";
import { findReservationInfo } from "./reservation-info.ts";
import { findReservationTimes } from "./reservation-times.ts";
import { createScheduleCache } from "./schedule-cache.ts";
import type { Sources } from "./sources.ts";

/** Makes the service; it listens for changes of firms until `close`. */
export function createAvailability(pool: Pool): Availability {
  const changes = listenForFirmChanges(pool);
  const schedules = createScheduleCache(pool, changes);
  const days = createDayCache(pool, changes);
  const sources: Sources = { reader: pool, schedules };
  /** @param find reads only */
  function findIn<Wanted extends { firmId: number }, Found>(
    find: (sources: Sources, wanted: Wanted) => Promise<Found>,
  ) {
    return (wanted: Wanted, transaction?: PoolClient): Promise<Found> =>
      transaction === undefined
        ? find(sources, wanted)
        : schedules.inTransaction(transaction, [wanted.firmId], (known) =>
            find({ reader: transaction, schedules: { of: async () => known } }, wanted),
          );
  }
  return {
    reservationInfo: (asked) => findReservationInfo(sources, asked),
    allocation: (wanted) => findAllocation(sources, wanted),
    reservationTimes: (wanted) => findReservationTimes(sources, wanted),
    availableTimes: (wanted) => findAvailableTimes(sources, wanted),
    planAt: findIn(findPlan),
    firstPlan: findIn(findFirstPlan),
    alternatives: singleFlight((wanted) => findAlternatives(sources, wanted), sameTime),
    express: (wanted) => findExpressTimes(sources, wanted),
    async nearestTimes(firmIds, now, lookedFor) {
      await changes.catchUp();
      return findNearestTimes({ schedules, days }, { firmIds, now, lookedFor });
    },
    async freeTimes(firmIds, hours, now) {
      await changes.catchUp();
      return findFreeTimes({ schedules, days }, { firmIds, hours, now });
    },
    onSlotsChange: (listener) => changes.subscribe((_, firmId) => listener(firmId)),
    close: changes.close,
  };
}

/** When it was asked is left out: of many who want one time at once all but one are told where else there is one. */
function sameTime({ now: _now, ...wanted }: WantedAt): string {
  return JSON.stringify(wanted);
}
