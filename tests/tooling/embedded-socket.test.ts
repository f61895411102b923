import { spawn } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startEmbedded } from "../../server/db/embedded.ts";
import { listeningOn, openCluster, startCluster, stopCluster } from "../../server/db/embedded/cluster.ts";
import { freePort } from "../../server/db/embedded/free-port.ts";
import { openPool } from "../../server/db/pool.ts";
import { eventually } from "../support/eventually.ts";

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

async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

async function kill(database: string): Promise<void> {
  const text = await readFile(join(database, "data", "postmaster.pid"), "utf8");
  process.kill(Number.parseInt(text, 10), "SIGKILL");
}

async function isBack(told: readonly string[]): Promise<void> {
  await eventually(
    async () => told.at(-1),
    (sentence) => sentence === "The embedded PostgreSQL is back.",
  );
}

/** One that was asked through its socket and was killed, and whose folder may be written to again since it came up without one. */
async function endedWithoutSocket() {
  const folder = await newFolder("kezek-own-");
  await chmod(folder, 0o755);
  const database = join(folder, "database");
  const told: string[] = [];
  const { url, stop } = await startEmbedded(folder, {}, (sentence) => told.push(sentence));
  const pool = await openPool(url);
  await chmod(database, 0o500);
  await kill(database);
  await eventually(
    async () => told,
    (sentences) => sentences.length > 1,
  );
  expect(told.slice(1)).toEqual([expect.stringContaining(`let it write in ${database}`)]);
  await chmod(database, 0o700);
  return { folder, database, told, stop, pool };
}

test.each([
  ["through its socket", "kezek-own-", null],
  ["at its port where a list of folders would take the name apart", "kezek-own-a, b-", "127.0.0.1"],
  ["at its port where a system would not take the path of its socket", `kezek-own-${"a".repeat(90)}-`, "127.0.0.1"],
])("the embedded PostgreSQL is asked %s, and at its port by whoever is told that alone", async (_, name, from) => {
  const folder = await newFolder(name);
  const { url, stop } = await startEmbedded(folder);
  expect(await askedFrom(url)).toBe(from);
  expect(await askedFrom(url.split("?")[0] ?? "")).toBe("127.0.0.1");
  await stop();
  expect((await readdir(join(folder, "database"))).filter((file) => file.startsWith(".s.PGSQL"))).toEqual([]);
});

test("the embedded PostgreSQL is started without a socket where its folder may not be written to", async () => {
  const folder = await newFolder("kezek-own-");
  // Where PostgreSQL's account may not come by, it may write everywhere.
  await chmod(folder, 0o755);
  await (await startEmbedded(folder)).stop();
  await chmod(join(folder, "database"), 0o500);
  const { url, stop } = await startEmbedded(folder);
  expect(await askedFrom(url)).toBe("127.0.0.1");
  await stop();
});

test("the embedded PostgreSQL that is asked at its port is back there, though it may have a socket since", async () => {
  const folder = await newFolder("kezek-own-");
  await chmod(folder, 0o755);
  await (await startEmbedded(folder)).stop();
  const database = join(folder, "database");
  await chmod(database, 0o500);
  const told: string[] = [];
  const { url, stop } = await startEmbedded(folder, {}, (sentence) => told.push(sentence));
  await chmod(database, 0o700);
  await kill(database);
  await isBack(told);
  expect(await askedFrom(url)).toBe("127.0.0.1");
  await stop();
});

test("the embedded PostgreSQL is not called back before it is asked as it was, through its socket", async () => {
  const { told, stop, pool } = await endedWithoutSocket();
  await isBack(told);
  expect(await pool.query("select").then(() => "answered", String)).toBe("answered");
  await pool.end();
  await stop();
});

test("the embedded PostgreSQL is not called back at a port where it is not asked", async () => {
  const { database, told, stop, pool } = await endedWithoutSocket();
  await startCluster(await openCluster(database, {}), await freePort());
  await isBack(told);
  expect(await pool.query("select").then(() => "answered", String)).toBe("answered");
  await pool.end();
  await stop();
});

test("the embedded PostgreSQL that somebody else has taken meanwhile is not stopped by whoever had it", async () => {
  const { folder, told, stop, pool } = await endedWithoutSocket();
  await pool.end();
  const toldOther: string[] = [];
  const other = await startEmbedded(folder, {}, (sentence) => toldOther.push(sentence));
  await eventually(
    async () => told.at(-1),
    (sentence) => sentence?.startsWith("Kezek already runs on") === true,
  );
  await stop();
  expect(await askedFrom(other.url)).toBeNull();
  expect(toldOther).toEqual([]);
  await other.stop();
});

test("the embedded PostgreSQL that was left running is taken over at its port where its socket is gone", async () => {
  const folder = await newFolder("kezek-own-");
  const cluster = await openCluster(join(folder, "database"), {});
  const port = await freePort();
  expect(await startCluster(cluster, port)).toBe(true);
  await rm(join(cluster.folder, `.s.PGSQL.${port}`));
  const { url, stop } = await startEmbedded(folder);
  expect(await askedFrom(url)).toBe("127.0.0.1");
  await stop();
});

test("the embedded PostgreSQL that was killed has its socket again, whoever has its number since", async () => {
  const folder = await newFolder("kezek-own-");
  const cluster = await openCluster(join(folder, "database"), {});
  const port = await freePort();
  await startCluster(cluster, port);
  await kill(cluster.folder);
  await eventually(
    () => listeningOn(cluster),
    (listening) => listening === undefined,
  );
  const other = spawn("sleep", ["60"], cluster.account ?? {});
  const left = [other.pid, "", 1, port, cluster.folder].join("\n");
  await writeFile(join(cluster.folder, "data", "postmaster.pid"), left);
  await writeFile(join(cluster.folder, `.s.PGSQL.${port}.lock`), `${other.pid}\n`);
  expect(await listeningOn(cluster)).toBeUndefined();
  expect(await startCluster(cluster, port)).toBe(true);
  expect(await listeningOn(cluster)).toEqual({ port, socketFolder: cluster.folder });
  await stopCluster(cluster);
  other.kill();
});
