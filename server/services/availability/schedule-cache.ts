import type { Pool, PoolClient } from "pg";
import type { FirmChanges } from "../../db/firm-changes.ts";
import { atOnce } from "../../db/at-once.ts";
import { type FirmSchedule, firmSchedule } from "./firm-schedule.ts";
import type { Reader } from "../../core/reader.ts";
import { readFirmSchedules, readScheduleVersions } from "../../db/queries/firm-schedules.ts";

/** The schedules of firms, kept by this process for as long as they are known to be current. */
export type ScheduleCache = {
  /** firmId → schedule; a firm that is not there has none. */
  of(firmIds: readonly number[]): Promise<Schedules>;
  /**
   * Answers what is read of a firm's schedule as it stands for a transaction, whether or not it was notified of a change yet: it is
   * read of the one that is known while it is asked whether that still stands, and once more where it does not.
   */
  readStanding<Value>(transaction: PoolClient, firmId: number, read: Read<Value>): Promise<Value>;
};

type Schedules = Map<number, FirmSchedule>;
type Read<Value> = (schedules: Schedules) => Promise<Value>;

/** A change that nobody told of, made by hand in the database, is seen after so long. */
const longestMs = 60_000;

type CachedSchedule = { schedule: FirmSchedule | Promise<FirmSchedule | undefined>; since: number };

/** @param known the schedules that stay as they are where they have the same version */
async function readSchedules(
  reader: Reader,
  firmIds: readonly number[],
  known: ReadonlyMap<number, FirmSchedule>,
): Promise<Schedules> {
  const rows = await readFirmSchedules(reader, firmIds);
  return new Map(
    rows.map((row) => {
      const schedule = known.get(row.id);
      return [row.id, schedule?.version === row.version ? schedule : firmSchedule(row)];
    }),
  );
}

/** Makes the cache. Nothing depends on it but speed: while it is not notified of changes, nothing is kept. */
export function createScheduleCache(
  pool: Pool,
  changes: Pick<FirmChanges, "subscribe" | "isListening">,
): ScheduleCache {
  const kept = new Map<number, CachedSchedule>();
  /** The last schedule of each firm, current or not: days that were worked out for it stay good while its version does. */
  const latest = new Map<number, FirmSchedule>();
  changes.subscribe((change, firmId) => {
    if (change === "slots") return;
    if (firmId === undefined) kept.clear();
    else kept.delete(firmId);
  });

  function keptNow(firmId: number): CachedSchedule["schedule"] | undefined {
    const found = kept.get(firmId);
    return found && performance.now() - found.since < longestMs ? found.schedule : undefined;
  }
  /** Reads what is missing in one query, which others who ask meanwhile wait for too. */
  function read(firmIds: readonly number[]): Promise<Schedules> {
    const reading = readSchedules(pool, firmIds, latest);
    if (changes.isListening()) for (const firmId of firmIds) keep(firmId, reading);
    return reading;
  }
  function keep(firmId: number, reading: Promise<Schedules>): void {
    const schedule = reading.then((schedules) => schedules.get(firmId));
    const entry: CachedSchedule = { schedule, since: performance.now() };
    kept.set(firmId, entry);
    const drop = () => kept.get(firmId) === entry && kept.delete(firmId);
    const take = (read: FirmSchedule) => {
      entry.schedule = read;
      latest.set(firmId, read);
    };
    schedule.then((read) => (read ? take(read) : drop()), drop);
  }
  async function of(firmIds: readonly number[]): Promise<Schedules> {
    const known = firmIds.map((firmId) => [firmId, keptNow(firmId)] as const);
    const missing = known.flatMap(([firmId, schedule]) => (schedule ? [] : [firmId]));
    const found = missing.length === 0 ? new Map<number, FirmSchedule>() : await read(missing);
    for (const [firmId, kept] of known) {
      const schedule = kept instanceof Promise ? await kept : kept;
      if (schedule) found.set(firmId, schedule);
    }
    return found;
  }
  async function readStanding<Value>(transaction: PoolClient, firmId: number, readOf: Read<Value>): Promise<Value> {
    const known = await of([firmId]);
    const [versions, value] = await atOnce([readScheduleVersions(transaction, [firmId]), readOf(known)]);
    if (known.get(firmId)?.version === versions.get(firmId)) return value;
    kept.delete(firmId);
    return readOf(await readSchedules(transaction, [firmId], known));
  }
  return { of, readStanding };
}
