import type { Pool, PoolClient } from "pg";
import { minuteMs } from "../../../domain/time.ts";
import type { Availability, Wanted, WantedAt } from "../../core/availability.ts";
import { sharedAnswers } from "./shared-answers.ts";
import { listenForFirmChanges } from "../../db/firm-changes.ts";
import { foundOutside } from "../../db/found-outside.ts";
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
import { createVisitSearch } from "../visit-search/visit-search.ts";
import type { Sources } from "./sources.ts";
import { readWanted } from "./wanted.ts";

/** Nobody waits for longer to hear whether what others were told still stands: then it is read anew. */
const longestCatchUpMs = 200;

/** Makes the service; it listens for changes of firms until `close`. */
export function createAvailability(pool: Pool): Availability {
  const changes = listenForFirmChanges(pool);
  const schedules = createScheduleCache(pool, changes);
  const days = createDayCache(pool, changes);
  const search = createVisitSearch();
  /** No transaction waits for a search. */
  const sourcesFor = ({ caller }: Pick<Wanted, "caller">, transaction?: PoolClient): Sources => ({
    reader: transaction ?? pool,
    schedules,
    search: transaction
      ? search.askedBy(caller, (question, find) => foundOutside(transaction, { caller, question }, find))
      : search.askedBy(caller),
  });
  /** @param find reads only, and of that firm alone */
  function standing<Asked extends Pick<Wanted, "firmId" | "caller">, Found>(
    find: (sources: Sources, asked: Asked) => Promise<Found>,
  ) {
    return (asked: Asked, transaction: PoolClient): Promise<Found> =>
      schedules.readStanding(transaction, asked.firmId, (known) =>
        find({ ...sourcesFor(asked, transaction), schedules: { of: async () => known } }, asked),
      );
  }
  type WantedIn = { wanted: WantedAt; transaction?: PoolClient | undefined };
  const readAlternatives = ({ wanted, transaction }: WantedIn) =>
    findAlternatives(sourcesFor(wanted, transaction), wanted);
  const alternatives = sharedAnswers(readAlternatives, keyOfTime);
  changes.subscribe(alternatives.forget);
  async function alternativesIn(asked: WantedIn) {
    const isCaughtUp = await withinMs(changes.catchUp(), longestCatchUpMs);
    return isCaughtUp ? alternatives.of(asked) : readAlternatives(asked);
  }
  return {
    reservationInfo: (asked) => findReservationInfo({ schedules }, asked),
    allocation: (wanted) => findAllocation(sourcesFor(wanted), wanted),
    reservationTimes: (wanted) => findReservationTimes(sourcesFor(wanted), wanted),
    availableTimes: (wanted) => findAvailableTimes(sourcesFor(wanted), wanted),
    planAt: (wanted, transaction) =>
      transaction === undefined ? findPlan(sourcesFor(wanted), wanted) : standing(findPlan)(wanted, transaction),
    refusalOf: standing(async (sources, wanted) => {
      const read = await readWanted(sources, wanted);
      return read.ok ? undefined : read.refusal;
    }),
    firstPlan: standing(findFirstPlan),
    alternatives: (wanted, transaction) =>
      transaction !== undefined && isOfSeveral(wanted)
        ? foundOutside(transaction, { alternatives: wanted }, () => alternativesIn({ wanted }))
        : alternativesIn({ wanted, transaction }),
    express: (wanted) => findExpressTimes({ reader: pool, schedules }, wanted),
    async nearestTimes(firmIds, now, lookedFor) {
      await changes.catchUp();
      return findNearestTimes({ schedules, days }, { firmIds, now, lookedFor });
    },
    async freeTimes(firmIds, hours, now) {
      await changes.catchUp();
      return findFreeTimes({ schedules, days }, { firmIds, hours, now });
    },
    onSlotsChange: (listener) => changes.subscribe((_, firmId) => listener(firmId)),
    async close() {
      await Promise.all([changes.close(), search.close()]);
    },
  };
}

/** What comes of some work; undefined where that takes longer. */
function withinMs<Value>(work: Promise<Value>, ms: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isOfSeveral = ({ params }: WantedAt): boolean => new Set(params.entries.map(({ person }) => person)).size > 1;

/**
 * What questions for other times have in common that may have one answer: when they were asked, to the minute; of several
 * people also by whom, since a search is refused to one caller and not to another. A transaction, which reads on its own
 * connection, waits for nobody who waits for one of the pool.
 */
function keyOfTime({ wanted, transaction }: { wanted: WantedAt; transaction?: PoolClient | undefined }): string {
  const caller = isOfSeveral(wanted) ? wanted.caller : undefined;
  return JSON.stringify([transaction !== undefined, { ...wanted, caller, now: Math.floor(wanted.now / minuteMs) }]);
}
