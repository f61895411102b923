import type { Pool, PoolClient } from "pg";
import type { components } from "../../../openapi/generated/api.ts";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import { selectReservation, type ReservationRow } from "./reservations.ts";
import { isToCome } from "./visit-conditions.ts";

/** Whose visits are looked at, in which language they are read, and when. */
type Asked = { phone: Phone; language: Language; now: Date };
/** Where a page begins: after what stands at this instant (RFC 3339) with this id; null for the first one. */
export type After = { at: string; id: string } | null;
type Page = { after: After; most: number };

const toCome = isToCome("$3");
const visitsToCome = `${selectReservation}
   where r.client_phone = $1 and ${toCome}
     and ($4::timestamptz is null or (r.starts_at, r.id) > ($4, $5::uuid))
   order by r.starts_at, r.id
   limit $6`;
const pastVisits = `${selectReservation}
   where r.client_phone = $1 and not ${toCome} and ($7::integer is null or r.firm_id = $7)
     and ($4::timestamptz is null or (r.starts_at, r.id) < ($4, $5::uuid))
   order by r.starts_at desc, r.id desc
   limit $6`;
const visitedFirms = `
  select f.id, f.name ->> $2 as name, f.city ->> $2 as city, visits
    from (select r.firm_id, count(*)::integer as visits, max(r.starts_at) as latest
            from reservations r where r.client_phone = $1 and not ${toCome}
           group by r.firm_id) visited
   cross join lateral (select * from visited_firms v where v.id = visited.firm_id limit 1) f
   order by latest desc, f.id`;

/** A page of the visits of a phone that are to come, the next one first. */
export async function findVisitsToCome(
  reader: Pool | PoolClient,
  { phone, language, now, after, most }: Asked & Page,
): Promise<ReservationRow[]> {
  const values = [phone, language, now, after?.at ?? null, after?.id ?? null, most];
  const { rows } = await reader.query<ReservationRow>({ name: "visits to come", text: visitsToCome, values });
  return rows;
}

/** A page of the visits of a phone that are not to come any more, at all firms or at one, the latest first. */
export async function findPastVisits(
  reader: Pool | PoolClient,
  { phone, language, now, after, most, firmId }: Asked & Page & { firmId: number | undefined },
): Promise<ReservationRow[]> {
  const values = [phone, language, now, after?.at ?? null, after?.id ?? null, most, firmId ?? null];
  const { rows } = await reader.query<ReservationRow>({ name: "past visits", text: pastVisits, values });
  return rows;
}

/** The firms of those visits, the one with the latest first. */
export async function findVisitedFirms(
  reader: Pool | PoolClient,
  { phone, language, now }: Asked,
): Promise<components["schemas"]["VisitedFirm"][]> {
  const values = [phone, language, now];
  const { rows } = await reader.query<components["schemas"]["VisitedFirm"]>({ text: visitedFirms, values });
  return rows;
}
