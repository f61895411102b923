import type { PoolClient } from "pg";
import type { Slot } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import type { Layout } from "../../../domain/manner.ts";
import type { Terms } from "../../../domain/terms.ts";
import type { Occupancy } from "../../core/availability.ts";
import { columnsOf } from "./occupancies.ts";
import { insertPlanned, plannedValuesOf } from "./reservation-entries.ts";
import { justHeld, type ReservationRow, writtenIn, type WrittenReservation } from "./reservations.ts";

/** What a reservation is: `plan` says who does what when, and is what is sold; `occupancies` are what that takes. */
export type StoredPlan = Terms &
  Layout & {
    plan: Slot;
    occupancies: readonly Occupancy[];
    currency: string;
    peopleCount: number;
  };

/** A time to be held. */
export type NewHold = StoredPlan & {
  id: string;
  firmId: number;
  language: Language;
  referrer: string | undefined;
  /** The address that the hold is counted for. */
  heldFrom: string;
  secretHash: Buffer;
  now: Date;
  heldUntil: Date;
};

const written = writtenIn({ reservations: "reservation", entries: "sold", language: "r.language::text" });
const insert = {
  name: "hold",
  text: `
    with reservation as (
      insert into reservations (firm_id, id, status, starts_at, ends_at, people_count, awaiting_time, language, total,
                                full_total, prepayment, currency, held_until, secret_hash, referrer, held_from,
                                free_cancel_until, manner, created_at, updated_at, cashback_percent)
      values ($1, $2, 'held', $4, $5, $6, $7, $8, $9, $10, $11, $12, $3, $13, $14, $15, $16, $17, $18, $18,
              coalesce((select cashback_percent from firms where id = $1), 0))
      returning *
    ), taken as (
      -- Everyone takes in the order of resources and times, so that no two can wait for each other.
      insert into occupancies (firm_id, reservation_id, held_until, resource_kind, resource_id, starts_at, ends_at)
      select $1, $2, $3, wanted.*
        from unnest($19::resource_kind[], $20::integer[], $21::timestamptz[], $22::timestamptz[])
               as wanted (resource_kind, resource_id, starts_at, ends_at)
       order by wanted.resource_kind, wanted.resource_id, wanted.starts_at
      on conflict do nothing
      returning 1
    ), sold as (
      ${insertPlanned(23)}
      returning *
    )
    select (select count(*) from taken) as taken, (select count(*) from sold) as sold, ${written.columns}
    ${written.from}`,
};

/**
 * Writes a hold with the names of its services and masters and the firm's cashback, which stay as they are now. The
 * constraint resource_is_free decides: what another reservation takes (an uncommitted one is waited for) is not taken, and
 * what the catalogue has let go since is not sold.
 * @returns the hold as it stands, in its language; undefined where not all could be taken and sold, and the caller takes back
 * what was
 */
export async function insertHold(transaction: PoolClient, hold: NewHold): Promise<ReservationRow | undefined> {
  const { plan, occupancies } = hold;
  const { entries } = plan;
  const values = [
    hold.firmId,
    hold.id,
    hold.heldUntil,
    plan.startTime,
    plan.endTime,
    hold.peopleCount,
    hold.awaitingTime,
    hold.language,
    plan.price,
    plan.fullPrice,
    hold.prepayment,
    hold.currency,
    hold.secretHash,
    hold.referrer ?? null,
    hold.heldFrom,
    hold.freeCancelUntil,
    hold.manner,
    hold.now,
    ...columnsOf(occupancies),
    ...plannedValuesOf(entries),
  ];
  const { rows } = await transaction.query<WrittenReservation & { taken: number; sold: number }>({ ...insert, values });
  const [row] = rows;
  if (row?.taken !== occupancies.length || row.sold !== entries.length) return undefined;
  const { taken: _taken, sold: _sold, ...held } = row;
  return justHeld(held, hold.secretHash);
}
