import type pg from "pg";
import type { LocalDate } from "../../../domain/time.ts";
import { firmChanged } from "../firm-changes.ts";
import { countRatings } from "../queries/ratings.ts";
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
    await countRatings(client);
    await writeSearchWords(client);
    // Whatever this one is: who loads the demo says so afterwards.
    await client.query("delete from loaded_demo");
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
