import { dayMs } from "../../../domain/time.ts";
import type { Reader } from "../../core/reader.ts";

/** A master whose time is taken, in minutes since the epoch. */
export type BusyTime = { firmId: number; masterId: number; startsAt: number; endsAt: number; isOwn: boolean };

/** Which times are asked for: of masters, from one instant to another (epoch milliseconds). */
export type BusyQuestion = {
  masters: readonly { firmId: number; masterId: number }[];
  from: number;
  until: number;
  /** Holds that ran out by then take no time. */
  now: number;
  /** The reservation whose times are `isOwn`. */
  reservationId?: string | undefined;
};

// Nothing is taken for longer than a day, so what ends in the span begins at most a day before it.

/*
 * Bounded at both ends on the primary key, which has all columns that are asked for: the cost is that of what is taken in
 * the span, however many reservations there are.
 * Without `offset 0` PostgreSQL may join the other way round in a generic plan, over what is taken in the span at all firms.
 */
const minute = (column: string, rounded: string) => `${rounded}(date_part('epoch', o.${column}) / 60)::int`;
const statement = (name: string, isOwn: string) => ({
  name,
  text: `
    select o.firm_id, o.resource_id, ${minute("starts_at", "floor")}, ${minute("ends_at", "ceil")}, ${isOwn}
    from unnest($1::int[], $2::int[]) as asked (firm_id, master_id)
    cross join lateral (
      select * from occupancies o
      where o.firm_id = asked.firm_id and o.resource_kind = 'master' and o.resource_id = asked.master_id
        and o.starts_at >= $3 and o.starts_at < $4 and o.ends_at > $5
        and (o.held_until is null or o.held_until > $6)
      offset 0
    ) o`,
});
const anybody = statement("busy_times", "false");
const withOwn = statement("busy_times_with_own", "o.reservation_id = $7");

type Row = [firmId: number, masterId: number, startsAt: number, endsAt: number, isOwn: boolean];

/** Reads who is taken when, in one query. */
export async function readBusyTimes(reader: Reader, question: BusyQuestion): Promise<BusyTime[]> {
  const { masters, from, until, now, reservationId } = question;
  const values = [
    masters.map(({ firmId }) => firmId),
    masters.map(({ masterId }) => masterId),
    ...[from - dayMs, until, from, now].map((epoch) => new Date(epoch)),
  ];
  const { rows } = await reader.query<Row>(
    reservationId === undefined
      ? { ...anybody, values, rowMode: "array" }
      : { ...withOwn, values: [...values, reservationId], rowMode: "array" },
  );
  return rows.map(([firmId, masterId, startsAt, endsAt, isOwn]) => ({ firmId, masterId, startsAt, endsAt, isOwn }));
}
