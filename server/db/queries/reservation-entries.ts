import type { Slot } from "../../../domain/entities.ts";

type Planned = Slot["entries"][number];

/** What a planned entry gives to its row: each column with its type and what is written there. */
const planned: readonly { column: string; type: string; of: (entry: Planned) => unknown }[] = [
  { column: "master_id", type: "integer", of: ({ masterId }) => masterId },
  { column: "starts_at", type: "timestamptz", of: ({ startTime }) => startTime },
  { column: "ends_at", type: "timestamptz", of: ({ endTime }) => endTime },
  { column: "person", type: "integer", of: ({ person }) => person },
  { column: "service_id", type: "integer", of: ({ serviceId }) => serviceId },
  { column: "price", type: "bigint", of: ({ price }) => price },
  { column: "full_price", type: "bigint", of: ({ fullPrice }) => fullPrice },
  { column: "price_max", type: "bigint", of: ({ priceMax }) => priceMax ?? null },
  { column: "full_price_max", type: "bigint", of: ({ fullPriceMax }) => fullPriceMax ?? null },
  { column: "is_any_master", type: "boolean", of: ({ isAnyMaster }) => isAnyMaster ?? false },
  { column: "picked_because", type: "text", of: ({ pickedBecause }) => pickedBecause ?? null },
];
const plannedColumns = planned.map(({ column }) => column);
const columns = [...plannedColumns, "service_name", "master_name", "room_names"];

const insert = `insert into reservation_entries (firm_id, reservation_id, ${columns.join(", ")})`;
const stillThere = (entry: string) => `
        join services s on s.firm_id = $1 and s.id = ${entry}.service_id
        join masters m on m.firm_id = $1 and m.id = ${entry}.master_id`;

/**
 * A statement that writes planned entries, with the names that the catalogue has for their services, masters and rooms; those of
 * which the catalogue has let something go are not written. $1 is the firm, $2 the reservation.
 * @param first the number of the first of the parameters that {@link plannedValuesOf} gives
 */
export function insertPlanned(first: number): string {
  const arrays = [...planned.map(({ type }) => type), "jsonb"].map((type, index) => `$${first + index}::${type}[]`);
  return `${insert}
      select $1, $2, ${plannedColumns.map((column) => `entry.${column}`).join(", ")},
             s.name, full_name(m.name, m.surname), room.names
        from unnest(${arrays.join(", ")}) as entry (${plannedColumns.join(", ")}, rooms)${stillThere("entry")}
        cross join lateral (
          select case when entry.rooms is null then '{}' else array(
            select r.name
              from jsonb_to_recordset(entry.rooms) as asked (kind resource_kind, id integer)
              join rooms r on r.firm_id = $1 and r.kind = asked.kind and r.id = asked.id
             order by r.kind) end as names) room
       where cardinality(room.names) = coalesce(jsonb_array_length(entry.rooms), 0)`;
}

/** The parameters of {@link insertPlanned}: column by column, and the rooms. */
export function plannedValuesOf(entries: readonly Planned[]): unknown[][] {
  const rooms = entries.map((entry) => (entry.rooms === undefined ? null : JSON.stringify(entry.rooms)));
  return [...planned.map(({ of }) => entries.map(of)), rooms];
}

/** A statement that writes to reservation $2 of firm $1 what reservation $3 sells, but for what the catalogue has let go. */
export const insertAsSold = `${insert}
  select $1, $2, ${columns.map((column) => `e.${column}`).join(", ")}
    from reservation_entries e${stillThere("e")}
   where e.firm_id = $1 and e.reservation_id = $3
   order by e.id`;

/**
 * The entries of a reservation `r` as the contract has them, in the order in which they begin.
 * @param entries the table that has them
 * @param language the text of what says in which language their names are
 */
export function entriesOf(entries: string, language: string): string {
  return `
         (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                   'person', e.person, 'serviceId', e.service_id, 'serviceName', e.service_name ->> ${language},
                   'masterId', e.master_id, 'masterName', e.master_name ->> ${language},
                   'startTime', e.starts_at, 'endTime', e.ends_at, 'price', e.price, 'fullPrice', e.full_price,
                   'priceMax', e.price_max, 'fullPriceMax', e.full_price_max,
                   'roomNames', case when e.room_names <> '{}' then
                     array(select name ->> ${language} from unnest(e.room_names) with ordinality as room (name, number)
                            order by number) end,
                   'isAnyMaster', nullif(e.is_any_master, false), 'pickedBecause', e.picked_because))
                 order by e.starts_at, e.person, e.id)
            from ${entries} e
           where e.firm_id = r.firm_id and e.reservation_id = r.id)`;
}
