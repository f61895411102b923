import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkSql } from "../../scripts/project/check-sql.ts";

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "kezek-project-"));
});

afterEach(() => rm(project, { recursive: true }));

async function foundIn(path: string, text: string): Promise<string[]> {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text);
  return checkSql(project);
}

describe("SQL", () => {
  it.each([
    ["a query", "await pool.query(text);"],
    ["a query of typed rows", "await pool.query<Row>({ name, text, values });"],
    ["a statement", 'const text = "select 1 from firms";'],
    ["a statement of several lines", "const text = `\n  insert into firms\n  (id) values ($1)`;"],
    ["a statement that is put together", "const text = `delete from ${table} where id = $1`;"],
  ])("is found outside of the database's layer: %s", async (_, text) => {
    expect(await foundIn("server/services/a.ts", text)).toEqual([
      "server/services/a.ts:1: SQL stands in server/db alone",
    ]);
  });

  it("is at home in the database's layer", async () => {
    expect(await foundIn("server/db/queries/a.ts", 'await pool.query("select 1");')).toEqual([]);
  });

  it("is not seen in a request's query, nor in a sentence", async () => {
    const text = 'const { id } = request.query; throw new Error("Select a firm, or update it");';
    expect(await foundIn("server/site/a.ts", text)).toEqual([]);
  });
});
