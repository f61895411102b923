import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { inProject } from "../core/project-folder.ts";
import { errorCode, StartupError } from "../core/startup-error.ts";
import { advisoryLocks } from "./locks.ts";

const folder = inProject("server/db/migrations");

/**
 * Brings the database to the newest form: runs the files of migrations/ that it has not had, in the order of names,
 * each in its own transaction. Any number of processes may call it at once; one works and the others wait.
 * @throws StartupError when an applied file was changed or is gone, or when the account may not create tables
 */
export async function migrate(pool: Pool): Promise<void> {
  const files = await readMigrations();
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.migrations]);
    await client.query(
      "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const applied = await readApplied(client);
    refuseForeign(applied, files);
    for (const [name, sql] of files) if (!applied.has(name)) await apply(client, name, sql);
  } catch (error) {
    throw isForbidden(error) ? forbidden() : error;
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}

async function readMigrations(): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
}

async function readApplied(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>("select name, checksum from migrations");
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseForeign(applied: Map<string, string>, files: Map<string, string>): void {
  for (const [name, checksum] of applied) {
    const sql = files.get(name);
    if (sql === undefined) {
      throw new StartupError(`The database was made by a newer Kezek (it has had ${name}): update this one.`);
    }
    if (checksumOf(sql) !== checksum) {
      throw new StartupError(
        `The migration ${name} was changed after the database had it: restore the file and write the change as a new one.`,
      );
    }
  }
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksumOf(sql)]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw isForbidden(error) ? error : new Error(`The migration ${name} failed: ${String(error)}`, { cause: error });
  }
}

function checksumOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}

/** SQLSTATE 42501, insufficient_privilege. */
function isForbidden(error: unknown): boolean {
  return errorCode(error) === "42501";
}

function forbidden(): StartupError {
  return new StartupError(
    "The database user may not create tables or extensions: make it the owner of the database in DATABASE_URL.",
  );
}
