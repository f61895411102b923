import type { Reader } from "../../core/reader.ts";
import type { DayCache } from "./day-cache.ts";
import type { ScheduleCache } from "./schedule-cache.ts";
import type { Questions } from "../visit-search/visit-search.ts";

/** What the answers are made from. */
export type Sources = { reader: Reader; schedules: Pick<ScheduleCache, "of">; search: Questions };

/** What answers for many firms are made from, which are told and not promised. */
export type CachedSources = Pick<Sources, "schedules"> & { days: DayCache };
