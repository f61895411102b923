import type pg from "pg";
import type { LocalDate } from "../../../domain/time.ts";
import { firmChanged } from "../firm-changes.ts";
import { deleteOthers, upsert, type Row, type Table } from "./bulk.ts";
import type { Catalogue } from "./catalogue.ts";
import { readCatalogue } from "./read.ts";
import { rowsOf } from "./rows.ts";
import { writeSearchWords } from "./search-words.ts";
import * as tables from "./tables.ts";

/**
 * Makes the catalogue in the database this one, in a transaction of its own: what is in it is written, what is not is
 * deleted. Reservations stay as they were made, with what they say of firms; so do reviews of firms that stay. Loading the same again changes nothing.
 * @param today the day from which `daysOff` and `daysAgo` are counted
 * @throws CatalogueError naming the firm and the field, before anything is written
 */
export async function loadCatalogue(
  client: pg.PoolClient | pg.Client,
  catalogue: Catalogue,
  today: LocalDate,
): Promise<void> {
  const fillings = rowsOf(readCatalogue(catalogue), today);
  await client.query("begin");
  try {
    await rememberFirms(client, catalogue.firms);
    await freeAddresses(client);
    for (const [table, rows] of fillings) await upsert(client, table, rows);
    for (const [table, rows] of fillings.toReversed()) await clear(client, table, rows);
    await client.query(countRatings);
    await writeSearchWords(client);
    await client.query(`notify ${firmChanged}, '*'`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** Visits outlive the firm that they are at: it is kept as it is told of there. */
async function rememberFirms(client: pg.ClientBase, staying: Catalogue["firms"]): Promise<void> {
  const columns = "name, city, address, latitude, longitude, phone_numbers, time_zone, picture";
  await client.query(
    `insert into former_firms (id, ${columns})
     select id, ${columns} from visited_firms where id in (select id from firms) and id <> all ($1)
     on conflict (id) do update set (${columns}) = (${columns.replaceAll(/\w+/g, "excluded.$&")})`,
    [staying.map(({ id }) => id)],
  );
}

/** Two firms may exchange their addresses, so none of the old ones stands in the way of a new one. */
async function freeAddresses(client: pg.ClientBase): Promise<void> {
  const addresses = [
    [tables.cities, "url_name"],
    [tables.categories, "url_name"],
    [tables.menuTabs, "key"],
    [tables.networks, "url_key"],
    [tables.firms, "url_key"],
  ] as const;
  for (const [{ name }, column] of addresses)
    await client.query(`update ${name} set ${column} = id || '/' || ${column}`);
}

async function clear(client: pg.ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  if (table !== tables.reviews) await deleteOthers(client, table, rows);
}

/** A master may be rated without a word, so a firm has at least as many ratings as its masters together. */
const countRatings = `
  update firms set average_rating = r.average, review_count = r.count, ratings_count = greatest(r.count, m.count)
  from (select f.id, count(v.id)::integer as count, coalesce(round(avg(v.rating), 1), 0) as average
          from firms f left join reviews v on v.firm_id = f.id group by f.id) r
  join (select f.id, coalesce(sum(t.ratings_count), 0)::integer as count
          from firms f left join masters t on t.firm_id = f.id group by f.id) m using (id)
  where firms.id = r.id`;
