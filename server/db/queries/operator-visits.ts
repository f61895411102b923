import type { ReservationStatus } from "../../../domain/reservation-status.ts";
import type { Reader } from "../../core/reader.ts";

/** A visit as the salon reads it; the times are those of the salon, "2026-11-25 13:00". */
export type VisitOfFirm = {
  id: string;
  startsAt: string;
  endsAt: string;
  status: ReservationStatus;
  clientName: string;
  clientPhone: number;
  comment: string | null;
  /** "Haircut: Dinara", in Russian, in their order. */
  services: string[];
};

const localTime = (column: string): string => `to_char(${column} at time zone f.time_zone, 'YYYY-MM-DD HH24:MI')`;

/** The visits of a firm that have not ended before an instant, the next first. */
export async function findVisitsOfFirm(
  reader: Reader,
  { firmId, since, most }: { firmId: number; since: Date; most: number },
): Promise<VisitOfFirm[]> {
  const { rows } = await reader.query<VisitOfFirm>(
    `select r.id, ${localTime("r.starts_at")} as "startsAt", ${localTime("r.ends_at")} as "endsAt", r.status,
            r.client_name as "clientName", r.client_phone as "clientPhone", r.comment,
            array(select (e.service_name ->> 'ru') || ': ' || (e.master_name ->> 'ru')
                    from reservation_entries e where e.firm_id = r.firm_id and e.reservation_id = r.id
                   order by e.starts_at, e.person, e.id) as services
       from reservations r join visited_firms f on f.id = r.firm_id
      where r.firm_id = $1 and r.ends_at >= $2 and r.client_phone is not null
      order by r.starts_at, r.id limit $3`,
    [firmId, since, most],
  );
  return rows;
}
