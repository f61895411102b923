import type { Pool } from "pg";
import { cardNumbers } from "./search.ts";

/** Whatever may hold a number of sixteen digits. */
const columnsOfText = `
  select format('%I.%I', c.table_schema, c.table_name) as "table",
         array_agg(format(case c.data_type when 'bytea' then 'encode(%I, ''escape'')' else '%I::text' end, c.column_name)
                   order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
   where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
     and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'bigint', 'numeric')
   group by 1 order by 1`;

/** Which columns of a database have a test card's number, with its name; and all that were searched, of all tables. */
export async function findInDatabase(pool: Pool): Promise<{ found: string[]; searched: string[] }> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(columnsOfText);
  const found: string[] = [];
  for (const { table, columns } of rows) {
    const has = columns.map((column) => `coalesce(bool_or(${column} ~ $1), false)`).join(", ");
    const { rows: answers } = await pool.query<boolean[]>({
      text: `select ${has} from ${table}`,
      values: [cardNumbers],
      rowMode: "array",
    });
    found.push(...columns.filter((_, index) => answers[0]?.[index]).map((column) => `${table}: ${column}`));
  }
  return { found, searched: rows.flatMap(({ table, columns }) => columns.map((column) => `${table}: ${column}`)) };
}
