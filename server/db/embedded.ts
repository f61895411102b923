import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartupError } from "../core/startup-error.ts";
import {
  type Cluster,
  type Listening,
  listeningOn,
  openCluster,
  startCluster,
  stopCluster,
  superuser,
} from "./embedded/cluster.ts";
import { freePort } from "./embedded/free-port.ts";
import { isDatabaseOutage } from "./failure.ts";
import { advisoryLocks } from "./locks.ts";

const database = "kezek";
const startTimeoutMs = 60_000;
const restartPauseMs = 5000;

/**
 * Starts the PostgreSQL that comes with the packages, on `dataDir`/database, and owns it until `stop`: when it ends before
 * that, it is started again on the same port, however often that takes.
 * Who owns it is told by a lock inside PostgreSQL, held by a connection: it goes with its holder, however that ends.
 * So a PostgreSQL that outlived a killed Kezek is taken over, and one in use is refused.
 * @param settings lines of postgresql.conf for a cluster that is made now
 * @param report told in a sentence that PostgreSQL has ended, why it can't be started again, and that it is back
 * @throws StartupError when the folder is in use or refuses, or PostgreSQL does not start
 */
export async function startEmbedded(
  dataDir: string,
  settings: Record<string, string> = {},
  report: (sentence: string) => void = () => {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const cluster = await openCluster(join(dataDir, "database"), settings);
  const { listening, owner } = await takeOver(cluster, dataDir);
  await createDatabase(owner);
  const keeper = keepRunning(owner, () => takeOverAt(listening, cluster, dataDir), report);
  return {
    url: urlOf(cluster, listening, database),
    async stop() {
      const isOwner = await keeper.stop();
      if (isOwner && (await listeningOn(cluster)) !== undefined) await stopCluster(cluster);
    },
  };
}

/** The `host` of its query goes before the other one: PostgreSQL's own programs and pg both take it so. */
function urlOf({ password }: Cluster, { port, socketFolder }: Listening, name: string): string {
  const bySocket = socketFolder === undefined ? "" : `?host=${socketFolder}`;
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}${bySocket}`;
}

/**
 * Takes PostgreSQL over anew whenever the connection that owns it ends, until it is stopped itself; answers then whether it owns
 * PostgreSQL: somebody else may have taken it meanwhile.
 */
function keepRunning(
  first: pg.Client,
  takeOverAgain: () => Promise<{ owner: pg.Client }>,
  report: (sentence: string) => void,
): { stop(): Promise<boolean> } {
  let isStopped = false;
  let isOwner = true;
  let restarting = Promise.resolve();
  const watch = (owner: pg.Client) => {
    isOwner = true;
    owner.once("end", () => {
      isOwner = false;
      if (!isStopped) restarting = restart();
    });
  };
  async function restart(): Promise<void> {
    report("The embedded PostgreSQL has ended and is being started again.");
    for (; !isStopped; await sleep(restartPauseMs)) {
      try {
        watch((await takeOverAgain()).owner);
        return report("The embedded PostgreSQL is back.");
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
      }
    }
  }
  watch(first);
  return {
    async stop() {
      isStopped = true;
      await restarting;
      return isOwner;
    },
  };
}

/** A connection to PostgreSQL, and where it was had. */
type Reached = { listening: Listening; owner: pg.Client };

/** @param wantedPort where PostgreSQL is to listen when it has to be started; a free one when absent */
async function takeOver(cluster: Cluster, dataDir: string, wantedPort?: number): Promise<Reached> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await sleep(100)) {
    const listening = await listeningOn(cluster);
    if (listening === undefined) {
      await startCluster(cluster, wantedPort ?? (await freePort()));
      continue;
    }
    const reached = await reach(cluster, listening);
    if (reached === undefined) continue;
    const { owner } = reached;
    const { rows } = await owner.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      advisoryLocks.clusterOwner,
    ]);
    if (rows[0]?.taken) return reached;
    const holder = await lockHolder(owner);
    await owner.end();
    throw new StartupError(
      `Kezek already runs on ${dataDir} (${holder}): stop that one, or choose another data folder with KEZEK_DATA.`,
    );
  }
  throw new StartupError(`The PostgreSQL on ${dataDir} does not answer: stop its process, then start again.`);
}

/**
 * Takes it over anew where it is asked already.
 * @throws StartupError where it is at another port, or has no socket any more and was asked through one; it is stopped then
 */
async function takeOverAt({ port, socketFolder }: Listening, cluster: Cluster, dataDir: string): Promise<Reached> {
  const reached = await takeOver(cluster, dataDir, port);
  const isAtPort = reached.listening.port === port;
  if (isAtPort && (socketFolder === undefined || reached.listening.socketFolder === socketFolder)) return reached;
  // Owned until it is stopped, or somebody else could take it before that.
  await stopCluster(cluster).finally(() => reached.owner.end());
  if (!isAtPort) throw new StartupError(`PostgreSQL has come up at another port than ${port}, where it is asked.`);
  throw new StartupError(
    `PostgreSQL has come up without the socket that it is asked through: let it write in ${socketFolder}.`,
  );
}

/** Through the socket, or at the port where the socket is not there any more; undefined while neither answers. */
async function reach(cluster: Cluster, listening: Listening): Promise<Reached | undefined> {
  const atPort = { ...listening, socketFolder: undefined };
  for (const place of listening.socketFolder === undefined ? [atPort] : [listening, atPort]) {
    const owner = await connect(cluster, place);
    if (owner !== undefined) return { listening: place, owner };
  }
  return undefined;
}

/** Undefined while PostgreSQL is on its way up or down. */
async function connect(cluster: Cluster, listening: Listening): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, listening, "postgres"),
    application_name: `process ${process.pid}`,
  });
  // PostgreSQL ends this session when it stops; without a listener that would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (isDatabaseOutage(error)) return undefined;
    throw error;
  }
}

async function lockHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select a.application_name as name from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and l.objid = $1 and l.granted",
    [advisoryLocks.clusterOwner],
  );
  return rows[0]?.name ?? "another process";
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
  if (rowCount === 0) await client.query(`create database ${database}`);
}
