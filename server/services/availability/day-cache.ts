import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { type Cells, noCells } from "../../../domain/availability/cells.ts";
import { startsOnDay } from "../../../domain/availability/day-times.ts";
import type { VisitRequest } from "../../../domain/availability/visit-request.ts";
import { type LocalDate, minuteMs } from "../../../domain/time.ts";
import { type ZoneDay, zoneDay } from "../../../domain/zone.ts";
import type { FirmChanges } from "../../db/firm-changes.ts";
import { type HeldTime, readHeldTimes, type Resource } from "../../db/queries/busy-times.ts";
import { alikeServices } from "./alike-services.ts";
import { endOfCells, firmDays, resourcesOf } from "./firm-days.ts";
import type { FirmSchedule } from "./firm-schedule.ts";

/** A day of a firm as its calendar stands. */
export type KnownDay = {
  zoneDay: ZoneDay;
  /** The cells at which a visit for services of the firm can start, whatever the clock says. */
  startsOf(request: VisitRequest): Cells;
};

type AskedDay = { schedule: FirmSchedule; date: LocalDate };

/** Days of many firms, kept by this process for as long as they are known to be current. */
export type DayCache = {
  /** What was asked for with its days, in their order, as they stand at `now` (epoch milliseconds), after all changes that it was notified of. */
  of<Asked extends AskedDay>(asked: readonly Asked[], now: number): Promise<(Asked & { day: KnownDay })[]>;
};

/** So many days are kept: some kilobytes each. */
const mostDays = 20_000;
/** Before any day: whether a time has gone by is asked when it is told. */
const beforeAll = 0;

/** `from` is when it was read and `until` when a hold of it runs out: epoch milliseconds. */
type ReadDay = KnownDay & { from: number; until: number };
type KeptDay = { schedule: FirmSchedule; changes: number; day: ReadDay | undefined | Promise<ReadDay | undefined> };

/**
 * Makes the cache. Nothing depends on it but speed: while it does not listen for changes, nothing is kept. A hold that runs out is no
 * change that is notified: it ends what was kept of its day.
 */
export function createDayCache(pool: Pool, changes: Pick<FirmChanges, "subscribe" | "isListening">): DayCache {
  const kept = new LRUCache<string, KeptDay>({ max: mostDays });
  /** firmId → how many changes of it were received. */
  const changeCounts = new Map<number, number>();
  changes.subscribe((_, firmId) => {
    if (firmId === undefined) kept.clear();
    else changeCounts.set(firmId, changesOf(firmId) + 1);
  });

  function changesOf(firmId: number): number {
    return changeCounts.get(firmId) ?? 0;
  }
  /** What is kept, as far as no change was received: of some moment, and perhaps still on its way. */
  function keptOf(asked: AskedDay): KeptDay["day"] {
    const { schedule } = asked;
    const found = kept.get(keyOf(asked));
    return found?.schedule === schedule && found.changes === changesOf(schedule.id) ? found.day : undefined;
  }
  /** Reads what is missing in one query, which others who ask meanwhile wait for too. */
  function read(missing: readonly AskedDay[], now: number): Promise<Map<AskedDay, ReadDay>> {
    const reading = readDays(pool, missing, now);
    if (changes.isListening()) for (const asked of missing) keep(asked, reading);
    return reading;
  }
  function keep(asked: AskedDay, reading: Promise<Map<AskedDay, ReadDay>>): void {
    const { schedule } = asked;
    const day = reading.then((days) => days.get(asked));
    const entry: KeptDay = { schedule, changes: changesOf(schedule.id), day };
    kept.set(keyOf(asked), entry);
    day.then(
      (read) => (entry.day = read),
      () => kept.peek(keyOf(asked)) === entry && kept.delete(keyOf(asked)),
    );
  }
  return {
    async of(asked, now) {
      const known: (ReadDay | undefined)[] = [];
      // Most are there: so many promises of what is known take longer than to find it.
      for (const kept of asked.map(keptOf)) {
        const day = kept instanceof Promise ? await kept : kept;
        known.push(day !== undefined && day.from <= now && now < day.until ? day : undefined);
      }
      const missing = asked.filter((_, index) => known[index] === undefined);
      const found = missing.length === 0 ? new Map<AskedDay, ReadDay>() : await read(missing, now);
      return asked.flatMap((one, index) => {
        const day = known[index] ?? found.get(one);
        return day === undefined ? [] : { ...one, day };
      });
    },
  };
}

function keyOf({ schedule, date }: AskedDay): string {
  return `${schedule.id} ${date}`;
}

async function readDays(pool: Pool, asked: readonly AskedDay[], now: number): Promise<Map<AskedDay, ReadDay>> {
  const days = asked.map((one) => ({ one, zoneDay: zoneDay(one.schedule.timeZone, one.date) }));
  const schedules = new Set(asked.map(({ schedule }) => schedule));
  const times = await readHeldTimes(pool, {
    resources: [...schedules].flatMap(allResources),
    from: Math.min(...days.map((day) => day.zoneDay.startsAt)),
    until: Math.max(...days.map((day) => endOfCells(day.zoneDay))),
    now,
  });
  const byFirm = new Map<number, HeldTime[]>(asked.map(({ schedule }) => [schedule.id, []]));
  for (const time of times) byFirm.get(time.firmId)?.push(time);
  return new Map(
    days.map((day) => {
      const ofDay = (byFirm.get(day.one.schedule.id) ?? []).filter((time) => isOn(day.zoneDay, time));
      const until = Math.min(...ofDay.map(({ heldUntil }) => heldUntil));
      return [day.one, { from: now, until, ...knownDay(day.one.schedule, day.zoneDay, ofDay) }];
    }),
  );
}

/** What any service of a firm can be done with. */
function allResources(schedule: FirmSchedule): Resource[] {
  const requests = alikeServices(schedule, undefined).map(({ request }) => request);
  const masterIds = new Set(requests.flatMap((request) => request.masterIds));
  const units = new Set(requests.flatMap((request) => request.units));
  return resourcesOf(schedule, [...masterIds], [...units]);
}

/** Whether a time reaches into the cells of a day. */
function isOn(day: ZoneDay, { startsAt, endsAt }: HeldTime): boolean {
  return endsAt * minuteMs > day.startsAt && startsAt * minuteMs < endOfCells(day);
}

function nameOf({ kind, id }: Pick<Resource, "kind" | "id">): string {
  return `${kind} ${id}`;
}

function knownDay(schedule: FirmSchedule, date: ZoneDay, times: readonly HeldTime[]): KnownDay {
  const found = new Map<VisitRequest, Cells>();
  return {
    zoneDay: date,
    startsOf(request) {
      const known = found.get(request);
      if (known !== undefined) return known;
      const { masterIds, units } = request;
      const asked = new Set(resourcesOf(schedule, masterIds, units).map(nameOf));
      const taken = times.filter((time) => asked.has(nameOf(time)));
      const [firmDay] = firmDays({ schedule, masterIds, units, now: beforeAll }, [date], taken);
      const starts = firmDay === undefined ? noCells : startsOnDay(firmDay.day, request);
      found.set(request, starts);
      return starts;
    },
  };
}
