import type { ClientBase } from "pg";

/** A table as rows are written into it: the type of each column, and which of them are the key. */
export type Table = { name: string; columns: Readonly<Record<string, string>>; key: readonly string[] };
export type Row = Readonly<Record<string, unknown>>;

/** Writes the rows in one statement; a row whose key is there already is changed into the new one. */
export async function upsert(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  const names = Object.keys(table.columns);
  const changes = names.filter((name) => !table.key.includes(name)).map((name) => `${name} = excluded.${name}`);
  await client.query(
    `insert into ${table.name} (${names.join(", ")})
     select ${names.join(", ")} from jsonb_to_recordset($1::jsonb) as r(${typedColumns(table, names)})
     on conflict (${table.key.join(", ")}) do ${changes.length > 0 ? `update set ${changes.join(", ")}` : "nothing"}`,
    [JSON.stringify(rows)],
  );
}

/** Deletes the rows whose keys are not among those given. */
export async function deleteOthers(client: ClientBase, table: Table, rows: readonly Row[]): Promise<void> {
  const matches = table.key.map((name) => `r.${name} = ${table.name}.${name}`).join(" and ");
  await client.query(
    `delete from ${table.name} where not exists
       (select from jsonb_to_recordset($1::jsonb) as r(${typedColumns(table, table.key)}) where ${matches})`,
    [JSON.stringify(rows.map((row) => Object.fromEntries(table.key.map((name) => [name, row[name]]))))],
  );
}

function typedColumns({ columns }: Table, names: readonly string[]): string {
  return names.map((name) => `${name} ${columns[name]}`).join(", ");
}
