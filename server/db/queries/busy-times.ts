import type { QueryConfig } from "pg";
import { dayMs } from "../../../domain/time.ts";
import type { Reader } from "../../core/reader.ts";

/** What can be taken: a master, or a unit of a room or a device. */
export type Resource = { firmId: number; kind: "master" | "room" | "device"; id: number };

/** A resource whose time is taken, in minutes since the epoch. */
export type BusyTime = Resource & { startsAt: number; endsAt: number; isOwn: boolean };

/** Which times are asked for: of resources, from one instant to another (epoch milliseconds). */
export type BusyQuestion = {
  resources: readonly Resource[];
  from: number;
  until: number;
  /** Holds that ran out by then take no time. */
  now: number;
  /** The reservation whose times are `isOwn`. */
  ownReservationId?: string | undefined;
};

// Nothing is taken for longer than a day, so what ends in the span begins at most a day before it.

const many = "unnest($1::int[], $2::resource_kind[], $3::int[])";
/** PostgreSQL plans anew, each time, what asks for fewer than the ten that it takes an array of unknown length for. */
const one = "(values ($1::int, $2::resource_kind, $3::int))";

/*
 * Bounded at both ends on the primary key, which has all columns that are asked for: the cost is that of what is taken in
 * the span, however many reservations there are.
 * Without `offset 0` PostgreSQL may join the other way round in a generic plan, over what is taken in the span at all firms.
 */
const minute = (column: string, rounded: string) => `${rounded}(date_part('epoch', o.${column}) / 60)::int`;
const statement = (name: string, more: string, resources = many) => ({
  name,
  text: `
    select o.firm_id, o.resource_kind, o.resource_id, ${minute("starts_at", "floor")}, ${minute("ends_at", "ceil")}, ${more}
    from ${resources} as asked (firm_id, resource_kind, resource_id)
    cross join lateral (
      select * from occupancies o
      where o.firm_id = asked.firm_id and o.resource_kind = asked.resource_kind and o.resource_id = asked.resource_id
        and o.starts_at >= $4 and o.starts_at < $5 and o.ends_at > $6
        and (o.held_until is null or o.held_until > $7)
      offset 0
    ) o`,
});
const anybody = statement("busy_times", "false");
const anybodyOfOne = statement("busy_times_of_one", "false", one);
const withOwn = statement("busy_times_with_own", "o.reservation_id = $8");
const withHolds = statement("busy_times_with_holds", "date_part('epoch', o.held_until) * 1000");

type Row = [firmId: number, kind: Resource["kind"], id: number, startsAt: number, endsAt: number, isOwn: boolean];

/** Reads what is taken when, in one query. */
export async function readBusyTimes(reader: Reader, question: BusyQuestion): Promise<BusyTime[]> {
  const { rows } = await reader.query<Row>({ ...busyTimes(question), rowMode: "array" });
  return rows.map(([firmId, kind, id, startsAt, endsAt, isOwn]) => ({ firmId, kind, id, startsAt, endsAt, isOwn }));
}

function busyTimes(question: BusyQuestion): QueryConfig<unknown[]> {
  const { ownReservationId, resources } = question;
  const values = valuesOf(question);
  if (ownReservationId !== undefined) return { ...withOwn, values: [...values, ownReservationId] };
  return resources.length === 1 ? { ...anybodyOfOne, values: values.flat() } : { ...anybody, values };
}

/** A time that is taken until its hold runs out, epoch milliseconds; infinite where it is taken for good. */
export type HeldTime = BusyTime & { heldUntil: number };
type HeldRow = [
  firmId: number,
  kind: Resource["kind"],
  id: number,
  startsAt: number,
  endsAt: number,
  held: number | null,
];

/** Reads what is taken when and for how long, in one query; nothing is `isOwn`. */
export async function readHeldTimes(
  reader: Reader,
  question: Omit<BusyQuestion, "ownReservationId">,
): Promise<HeldTime[]> {
  const { rows } = await reader.query<HeldRow>({ ...withHolds, values: valuesOf(question), rowMode: "array" });
  return rows.map(([firmId, kind, id, startsAt, endsAt, held]) => {
    return { firmId, kind, id, startsAt, endsAt, isOwn: false, heldUntil: held ?? Number.POSITIVE_INFINITY };
  });
}

function valuesOf({ resources, from, until, now }: BusyQuestion): unknown[] {
  return [
    resources.map(({ firmId }) => firmId),
    resources.map(({ kind }) => kind),
    resources.map(({ id }) => id),
    ...[from - dayMs, until, from, now].map((epoch) => new Date(epoch)),
  ];
}
