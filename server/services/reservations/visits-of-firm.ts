import { dayMs } from "../../../domain/time.ts";
import type { Reader } from "../../core/reader.ts";
import { findVisitsOfFirm, type VisitOfFirm } from "../../db/queries/operator-visits.ts";

const most = 200;

/** The visits of a firm from a day before `now` on, the next first. */
export function visitsOfFirm(reader: Reader, { firmId, now }: { firmId: number; now: Date }): Promise<VisitOfFirm[]> {
  return findVisitsOfFirm(reader, { firmId, since: new Date(now.getTime() - dayMs), most });
}
