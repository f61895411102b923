import type { Pool, PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Phone } from "../../../domain/phone.ts";
import type { components } from "../../../openapi/generated/api.ts";
import type { Reader } from "../../core/reader.ts";
import { advisoryLocks } from "../locks.ts";
import { sumOfParts } from "./part-sums.ts";
import { entriesOf } from "./reservation-entries.ts";

type Reservation = components["schemas"]["Reservation"];
type Entry = Reservation["entries"][number];
type HistoryEntry = components["schemas"]["HistoryEntry"];

/** A reservation as it is written when its time is held: instants in UTC, whatever is not known is null. */
export type WrittenReservation = {
  firmId: number;
  id: string;
  status: Reservation["status"];
  paymentStatus: Reservation["paymentStatus"];
  startsAt: string;
  endsAt: string;
  peopleCount: number;
  awaitingTime: number;
  manner: Reservation["manner"];
  clientName: string | null;
  clientPhone: number | null;
  comment: string | null;
  /** In which the client is written to. */
  language: Language;
  total: number;
  fullTotal: number;
  prepayment: number;
  /** How much of that comes back, in per cent; as it was agreed on with the time. */
  cashbackPercent: number;
  currency: string;
  heldUntil: string | null;
  isHoldExtended: boolean;
  version: number;
  timeZone: string;
  freeCancelUntil: string;
  firm: Reservation["firm"];
  entries: Entry[];
};

/** A reservation with what has become of it since. */
export type ReservationRow = WrittenReservation & {
  /** What a card is to pay of the prepayment before the visit stands, minor units; 0 where nothing, or not any more. */
  toBePaid: number;
  /** What was promised for what is paid, minor units, and has not come yet; 0 where nothing. */
  promised: number;
  isReviewed: boolean;
  /** Of the guest's own secret, and of the keys in messages. */
  keyHashes: Buffer[];
  /** What became of it since it was held, the first first; null where nothing has. */
  history: HistoryEntry[] | null;
};

/** The tables that have reservations and their entries, or what a statement writes into them; in which language they are shown. */
type Source = { reservations: string; entries: string; language: string };

/** Of a query: what a {@link WrittenReservation} is made of, and whence it comes, which is where the reservation is `r`. */
export function writtenIn({ reservations, entries, language }: Source): { columns: string; from: string } {
  return {
    columns: `
         r.firm_id as "firmId", r.id, r.status, r.payment_status as "paymentStatus", r.starts_at as "startsAt",
         r.ends_at as "endsAt", r.people_count as "peopleCount", r.awaiting_time as "awaitingTime", r.manner,
         r.client_name as "clientName", r.client_phone as "clientPhone", r.comment, r.language, r.total, r.full_total as "fullTotal",
         r.prepayment, r.currency, r.cashback_percent as "cashbackPercent", r.free_cancel_until as "freeCancelUntil",
         r.held_until as "heldUntil", r.hold_extended_at is not null as "isHoldExtended", r.version,
         f.time_zone as "timeZone",
         jsonb_strip_nulls(jsonb_build_object(
           'id', f.id, 'name', f.name ->> ${language}, 'urlKey', f.url_key, 'city', f.city ->> ${language},
           'address', f.address ->> ${language}, 'phoneNumbers', f.phone_numbers,
           'location', jsonb_build_object('type', 'TWO_GIS', 'markerX', f.longitude, 'markerY', f.latitude),
           'picture', f.picture || jsonb_build_object('alt', f.picture -> 'alt' ->> ${language}))) as firm,${entriesOf(entries, language)} as entries`,
    from: `
    from ${reservations} r
   cross join lateral (
     -- The limit has the one firm looked up: joined directly, all firms would be read.
     select * from visited_firms v where v.id = r.firm_id limit 1) f`,
  };
}

/** Of a query on reservations `r`: the hashes of the secrets that open one. */
const keyHashes = `
         array(select r.secret_hash union all
               select k.key_hash from reservation_keys k where k.firm_id = r.firm_id and k.reservation_id = r.id
              ) as "keyHashes"`;

const written = writtenIn({ reservations: "reservations", entries: "reservation_entries", language: "$2" });

/** What is read of a reservation: the text of a query whose $2 is the language. */
export const selectReservation = `
  select ${written.columns},
         case r.status when 'held' then r.prepayment
                       when 'awaitingPrepayment'
                       then r.prepayment - ${sumOfParts("r.firm_id", "r.id")}
                       else 0 end as "toBePaid",
         coalesce((select p.amount from cashback_promises p
                    where p.firm_id = r.firm_id and p.reservation_id = r.id and p.settled_at is null), 0) as promised,
         exists (select from reviews v where v.firm_id = r.firm_id and v.reservation_id = r.id and v.part_of is null) as "isReviewed",${keyHashes},
         (select jsonb_agg(h.entry order by h.version)
            from (select version, jsonb_build_object('at', moved_at, 'status', to_status) as entry
                    from reservation_history where firm_id = r.firm_id and reservation_id = r.id
                  union all
                  select version, jsonb_build_object('at', changed_at, 'from', from_starts_at, 'to', to_starts_at)
                    from reservation_changes where firm_id = r.firm_id and reservation_id = r.id) h) as history
  ${written.from}`;

/** What {@link selectReservation} reads of a hold that was only just written: nothing has become of it yet. */
export function justHeld(hold: WrittenReservation, secretHash: Buffer): ReservationRow {
  return {
    ...hold,
    toBePaid: hold.prepayment,
    promised: 0,
    isReviewed: false,
    keyHashes: [secretHash],
    history: null,
  };
}

const rowById = `${selectReservation} where r.id = $1`;

/** A reservation with what is shown of it, in a language. */
export async function findReservation(
  reader: Pool | PoolClient,
  id: string,
  language: Language,
): Promise<ReservationRow | undefined> {
  const { rows } = await reader.query<ReservationRow>({ name: "reservation", text: rowById, values: [id, language] });
  return rows[0];
}

/** By what it is known whose a reservation is. */
export type ReservationOwner = Pick<ReservationRow, "clientPhone" | "keyHashes">;

/** Whose a reservation is, and nothing else of it. */
export async function findReservationOwner(reader: Reader, id: string): Promise<ReservationOwner | undefined> {
  const { rows } = await reader.query<ReservationOwner>({
    name: "reservation_owner",
    text: `select r.client_phone as "clientPhone", ${keyHashes} from reservations r where r.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** Until the end of the transaction no other one counts the visits of this phone: what this one adds is counted then. */
export async function lockConfirmations(transaction: PoolClient, phone: Phone): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock($1, hashint8($2))", [advisoryLocks.confirmations, phone]);
}

/** How many visits a phone was confirmed for, of those that were held since an instant. */
export async function countConfirmed(transaction: PoolClient, phone: Phone, since: Date): Promise<number> {
  const { rows } = await transaction.query<{ count: number }>(
    "select count(*)::int as count from reservations where client_phone = $1 and created_at > $2",
    [phone, since],
  );
  return rows[0]?.count ?? 0;
}

/** Until when the times of a phone are held that wait for a prepayment, the first to end first. RFC 3339. */
export async function findAwaitedEnds(transaction: PoolClient, phone: Phone, now: Date): Promise<string[]> {
  const { rows } = await transaction.query<{ heldUntil: string }>(
    `select held_until as "heldUntil" from reservations
      where client_phone = $1 and status = 'awaitingPrepayment' and held_until > $2 order by held_until`,
    [phone, now],
  );
  return rows.map(({ heldUntil }) => heldUntil);
}

/**
 * Makes everyone else who wants to change the reservation wait for the end of this transaction.
 * @returns the language in which its client is written to; undefined where there is none
 */
export async function lockReservation(transaction: PoolClient, id: string): Promise<Language | undefined> {
  const text = "select language from reservations where id = $1 for update";
  return (await transaction.query<{ language: Language }>(text, [id])).rows[0]?.language;
}

export type Coming = {
  clientName: string;
  clientPhone: number;
  comment: string | null;
  /** In which the client is written to from now on. */
  language: Language;
};

/** Writes down who comes; that they do is said by the move to confirmed, in the same transaction. */
export async function storeClient(
  transaction: PoolClient,
  { firmId, id }: Pick<ReservationRow, "firmId" | "id">,
  { clientName, clientPhone, comment, language }: Coming,
): Promise<void> {
  await transaction.query(
    `update reservations set client_name = $3, client_phone = $4, comment = $5, language = $6
      where firm_id = $1 and id = $2`,
    [firmId, id, clientName, clientPhone, comment, language],
  );
}
