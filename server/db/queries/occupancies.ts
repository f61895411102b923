import type { PoolClient } from "pg";
import type { Instant } from "../../../domain/time.ts";
import type { Occupancy } from "../../core/availability.ts";

/** What a reservation is to take: for good, or until `heldUntil`. */
export type Taking = {
  firmId: number;
  id: string;
  occupancies: readonly Occupancy[];
  heldUntil: Date | null;
};

/**
 * Takes what a reservation is to have and the one that gives its time up for it does not have yet: the same, or a hold that
 * is replaced. What is given up is freed only after this. So nobody ever waits for another while their own old time is gone
 * but not yet given up: two who want each other's time are both refused.
 */
const takeMissing = {
  name: "take what is missing",
  text: `
    with wanted as (
      select * from unnest($3::resource_kind[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
                      as wanted (resource_kind, resource_id, starts_at, ends_at)
    ), own as (
      select resource_kind, resource_id, range_agg(tstzrange(starts_at, ends_at)) as taken
        from occupancies where firm_id = $1 and reservation_id = $8
       group by resource_kind, resource_id
    ), missing as (
      select w.resource_kind, w.resource_id, lower(piece) as starts_at, upper(piece) as ends_at
        from wanted w
        left join own o on o.resource_kind = w.resource_kind and o.resource_id = w.resource_id
       cross join unnest(tstzmultirange(tstzrange(w.starts_at, w.ends_at)) - coalesce(o.taken, '{}')) as piece
    ), taken as (
      -- Everyone takes in the order of resources and times, so that no two can wait for each other.
      insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at, held_until)
      select $1, $2, m.*, $7::timestamptz from missing m order by m.resource_kind, m.resource_id, m.starts_at
      on conflict do nothing
      returning 1
    )
    select (select count(*) from missing) = (select count(*) from taken) as "isHad"`,
};

/**
 * Takes what is missing of a time for which `ownId` gives its own up; the constraint resource_is_free decides.
 * @returns false where not all could be taken; the caller then takes back what was
 */
export async function takeWhatIsMissing(transaction: PoolClient, taking: Taking, ownId: string): Promise<boolean> {
  const { rows } = await transaction.query<{ isHad: boolean }>({
    ...takeMissing,
    values: [...valuesOf(taking), ownId],
  });
  return rows[0]?.isHad === true;
}

/** Writes the pieces that were taken as the whole that they are, once nothing else is in its place. */
export async function makeWhole(transaction: PoolClient, taking: Taking): Promise<void> {
  const { firmId, id } = taking;
  await transaction.query("delete from occupancies where firm_id = $1 and reservation_id = $2", [firmId, id]);
  await transaction.query(
    `insert into occupancies (firm_id, reservation_id, resource_kind, resource_id, starts_at, ends_at, held_until)
     select $1, $2, wanted.*, $7::timestamptz
       from unnest($3::resource_kind[], $4::integer[], $5::timestamptz[], $6::timestamptz[])
              as wanted (resource_kind, resource_id, starts_at, ends_at)`,
    valuesOf(taking),
  );
}

function valuesOf({ firmId, id, occupancies, heldUntil }: Taking) {
  return [firmId, id, ...columnsOf(occupancies), heldUntil];
}

/** What a reservation takes. */
export async function findOccupancies(
  transaction: PoolClient,
  { firmId, id }: { firmId: number; id: string },
): Promise<Occupancy[]> {
  const { rows } = await transaction.query<Occupancy>(
    `select resource_kind as "resourceKind", resource_id as "resourceId", starts_at as "startTime", ends_at as "endTime"
       from occupancies where firm_id = $1 and reservation_id = $2 order by resource_kind, resource_id, starts_at`,
    [firmId, id],
  );
  return rows;
}

/** Occupancies as the columns of unnest: kinds, ids, starts, ends. */
export function columnsOf(occupancies: readonly Occupancy[]): [string[], number[], Instant[], Instant[]] {
  return [
    occupancies.map(({ resourceKind }) => resourceKind),
    occupancies.map(({ resourceId }) => resourceId),
    occupancies.map(({ startTime }) => startTime),
    occupancies.map(({ endTime }) => endTime),
  ];
}
