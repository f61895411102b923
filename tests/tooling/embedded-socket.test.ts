import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startEmbedded } from "../../server/db/embedded.ts";
import { openPool } from "../../server/db/pool.ts";

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

/** The address that PostgreSQL is asked from; none where it is asked through its socket. */
async function askedFrom(url: string): Promise<string | null | undefined> {
  const pool = await openPool(url);
  const { rows } = await pool.query<{ address: string | null }>("select host(inet_client_addr()) as address");
  await pool.end();
  return rows[0]?.address;
}

test.each([
  ["through its socket", "kezek-own-", null],
  ["at its port where a list of folders would take the name apart", "kezek-own-a, b-", "127.0.0.1"],
  ["at its port where a system would not take the path of its socket", `kezek-own-${"a".repeat(90)}-`, "127.0.0.1"],
])("the embedded PostgreSQL is asked %s, and at its port by whoever is told that alone", async (_, name, from) => {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  const { url, stop } = await startEmbedded(folder);
  expect(await askedFrom(url)).toBe(from);
  expect(await askedFrom(url.split("?")[0] ?? "")).toBe("127.0.0.1");
  await stop();
  expect((await readdir(join(folder, "database"))).filter((file) => file.startsWith(".s.PGSQL"))).toEqual([]);
});
