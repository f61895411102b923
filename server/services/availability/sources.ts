import type { Reader } from "../../core/reader.ts";
import type { ScheduleCache } from "./schedule-cache.ts";

/** What the answers are made from. */
export type Sources = { reader: Reader; schedules: Pick<ScheduleCache, "of"> };
