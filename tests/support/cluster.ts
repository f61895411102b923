import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { localDateAt } from "../../domain/zone.ts";
import { demoCatalogue } from "../../demo/catalogue/catalogue.ts";
import { loadCatalogue } from "../../server/db/catalogue/load.ts";
import { startEmbedded } from "../../server/db/embedded.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openPool } from "../../server/db/pool.ts";
import { StartupError } from "../../server/core/startup-error.ts";

const variable = "KEZEK_TEST_CLUSTER";
const template = "kezek_template";
/** A run that has just begun may not own its cluster yet. */
const tooYoungMs = 600_000;

/** Logic does not need the disk to have it; what is measured does, so benchmarks start a cluster of their own. */
const settings = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
  autovacuum: "off",
  // Of the tests' small tables no query is worth being compiled, or shared out to other processes.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  // Whoever is in the middle of signing in holds up the dropping of every database for so long.
  authentication_timeout: "15s",
};

/**
 * The global setup of a test run: one PostgreSQL for all its processes, with a database to copy from.
 * @returns the teardown
 */
export default async function startTestCluster(): Promise<() => Promise<void>> {
  // Another project of this run has it already.
  if (process.env[variable] !== undefined) return async () => {};
  await sweep();
  const folder = await mkdtemp(join(tmpdir(), "kezek-test-"));
  const cluster = await startEmbedded(folder, settings);
  await admin(cluster.url, `create database ${template}`);
  const pool = await openPool(at(cluster.url, template));
  await migrate(pool);
  const client = await pool.connect();
  await loadCatalogue(client, demoCatalogue(), localDateAt("Asia/Aqtau", Date.now()));
  client.release();
  // Databases are copied with what the planner knows of them.
  await pool.query("vacuum analyze");
  await pool.end();
  process.env[variable] = cluster.url;
  return async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Stops and removes what runs that were killed have left. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => /^kezek-(test|start|own)-/.test(name));
  for (const folder of names.map((name) => join(tmpdir(), name))) {
    const isYoung = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs < tooYoungMs,
      () => true,
    );
    if (!isYoung && (await isLeft(folder))) await rm(folder, { recursive: true, force: true });
  }
}

/** A cluster in use is refused to us; one that cannot even be started is of no use to anybody. */
async function isLeft(folder: string): Promise<boolean> {
  try {
    await (await startEmbedded(folder)).stop();
    return true;
  } catch (error) {
    return !(error instanceof StartupError);
  }
}

/** Makes a database of one's own, migrated and with the demo catalogue; answers its URL. */
export async function createTestDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await admin(clusterUrl(), `create database ${name} template ${template}`);
  return at(clusterUrl(), name);
}

export async function dropTestDatabase(url: string): Promise<void> {
  await admin(clusterUrl(), `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

function clusterUrl(): string {
  const url = process.env[variable];
  if (url === undefined)
    throw new Error("The test cluster is not running: tests/support/cluster.ts is a global setup.");
  return url;
}

function at(url: string, database: string): string {
  const copy = new URL(url);
  copy.pathname = `/${database}`;
  return copy.href;
}

async function admin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
