import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { Pool, PoolClient } from "pg";
import { servicePaths } from "../domain/addresses.ts";
import { defaultTimeZone } from "../domain/time.ts";
import { localDateAt } from "../domain/zone.ts";
import { inProject } from "../server/core/project-folder.ts";
import { checkpoint } from "../server/db/checkpoint.ts";
import { loadCatalogue } from "../server/db/catalogue/load.ts";
import { advisoryLocks } from "../server/db/locks.ts";
import { demoAddresses, demoCatalogue } from "./catalogue/catalogue.ts";
import { setDemoConfigs } from "./catalogue/configs.ts";
import { announceDemoContest } from "./catalogue/contest.ts";
import { announceDemoRaffle } from "./catalogue/raffle.ts";
import { demoVersion } from "./catalogue/version.ts";
import { loadDemoVisits } from "./catalogue/visits/load.ts";

/**
 * Loads the demo catalogue and its visits into a database that has no firms, or has an older version of that catalogue;
 * where it was loaded before, adds the visits of the days that have come since. Any number of processes may call it at once; one works and the others wait.
 * @param now epoch milliseconds
 * @returns what serves the demo's pictures; nothing when the database has a catalogue of one's own
 */
export async function openDemo(pool: Pool, now: number): Promise<FastifyPluginAsync | undefined> {
  const today = localDateAt(defaultTimeZone, now);
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLocks.demo]);
    const isNew = !(await hasFirms(client));
    if (isNew || (await hasOlderDemo(client))) {
      await loadCatalogue(client, demoCatalogue(), today);
      await client.query("insert into loaded_demo values ($1)", [demoVersion]);
    }
    if (isNew) {
      await setDemoConfigs(client);
      await announceDemoRaffle(client, now);
      await announceDemoContest(client, now);
    }
    if (!(await hasFirms(client, demoAddresses))) return undefined;
    await loadDemoVisits(client, demoCatalogue, today);
    if (isNew) await checkpoint(client);
    return demoPictures;
  } finally {
    // Closing the connection gives the lock back, whatever state it is in.
    client.release(true);
  }
}

/** Serves the files that the demo catalogue names. */
export async function demoPictures(site: FastifyInstance): Promise<void> {
  await site.register(fastifyStatic, {
    root: inProject("demo/pictures"),
    prefix: `${servicePaths.demoPictures}/`,
    index: false,
    maxAge: "1h",
  });
}

async function hasOlderDemo(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query("select from loaded_demo where version <> $1", [demoVersion]);
  return rowCount === 1;
}

/** Whether the database has any firm, or any under these addresses. */
async function hasFirms(client: PoolClient, addresses?: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query("select from firms where $1::text[] is null or url_key = any($1) limit 1", [
    addresses,
  ]);
  return rowCount === 1;
}
