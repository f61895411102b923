import { randomBytes } from "node:crypto";
import { access, chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { errorCode, folderError, StartupError } from "../../core/startup-error.ts";
import { databaseAccount, type Account } from "./account.ts";
import { runProgram } from "./program.ts";

/** A PostgreSQL data directory with its password and log beside it. */
export type Cluster = { folder: string; account: Account | undefined; password: string };

export const superuser = "kezek";

/**
 * Opens the cluster in `folder`, made when it is not there.
 * @param settings lines of postgresql.conf for a cluster that is made now
 * @throws StartupError when the folder refuses
 */
export async function openCluster(folder: string, settings: Record<string, string>): Promise<Cluster> {
  const account = await databaseAccount(folder);
  try {
    await sweep(folder);
    if (!(await exists(folder))) await createCluster(folder, account, settings);
    return { folder, account, password: (await readFile(join(folder, "password"), "utf8")).trim() };
  } catch (error) {
    throw folderError(dirname(folder), error);
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === "ENOENT") return false;
      throw error;
    },
  );
}

/** Removes what starts that were killed have left aside; one that is at work on it names itself there. */
async function sweep(folder: string): Promise<void> {
  const home = dirname(folder);
  const names = await readdir(home).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  for (const name of names.filter((each) => each.startsWith(`${basename(folder)}-new-`))) {
    const maker = Number(/-new-(\d+)-/.exec(name)?.[1]);
    if (Number.isInteger(maker) && maker !== process.pid && isRunning(maker)) continue;
    // The initdb of a killed start may still write; whatever cannot be removed is in nobody's way.
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/** Made aside and put in place by one rename: a start that is cut short leaves nothing half made. */
async function createCluster(
  folder: string,
  account: Account | undefined,
  settings: Record<string, string>,
): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const aside = await mkdtemp(`${folder}-new-${process.pid}-`);
  try {
    const password = join(aside, "password");
    await writeFile(password, `${randomBytes(24).toString("base64url")}\n`, { mode: 0o600 });
    for (const path of account ? [aside, password] : []) await chown(path, account?.uid ?? -1, account?.gid ?? -1);
    const data = join(aside, "data");
    const { code, text } = await runProgram(account, aside, "initdb", [
      `--pgdata=${data}`,
      `--username=${superuser}`,
      `--pwfile=${password}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--set=listen_addresses=127.0.0.1",
      // More make a password harder to guess, and nobody guesses this one.
      "--set=scram_iterations=1",
      "--set=unix_socket_directories=",
      ...Object.entries(settings).map(([name, value]) => `--set=${name}=${value}`),
    ]);
    if (code !== 0) throw new StartupError(`Cannot create the database in ${folder}: ${lastLine(text)}.`);
    await rename(aside, folder).catch((error: unknown) => {
      if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Where a PostgreSQL listens on this machine: at a port, and in a folder, where it has a socket there. */
export type Listening = { port: number; socketFolder: string | undefined };

/** Where the PostgreSQL that runs on this cluster listens, if one does; forgets one that was killed. */
export async function listeningOn({ folder }: Cluster): Promise<Listening | undefined> {
  const path = join(folder, "data", "postmaster.pid");
  try {
    const [pid, , , port, socketFolder] = (await readFile(path, "utf8")).split("\n");
    if (await isPostgres(Number(pid))) return { port: Number(port), socketFolder: socketFolder || undefined };
    const socket = socketPath(folder, Number(port));
    await Promise.all([path, socket, `${socket}.lock`].map((left) => rm(left, { force: true })));
    return undefined;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw folderError(dirname(folder), error);
  }
}

function socketPath(folder: string, port: number): string {
  return join(folder, `.s.PGSQL.${port}`);
}

/** Of what systems take as the path of a socket the shortest, that of macOS. */
const longestSocketPath = 103;

/**
 * A socket costs a good part less than a port of this machine. The cluster's own folder has it, where systems take its path
 * as one, and a shell and PostgreSQL's list of folders take it as it stands; where it can't be had there is the port.
 */
function socketOption(folder: string, port: number): string {
  return /^[\w./-]+$/.test(folder) && socketPath(folder, port).length <= longestSocketPath ? `-k ${folder}` : "";
}

/** A number alone proves nothing: after a crash another program may have it. A killed process has no command line. */
async function isPostgres(pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  return command === undefined || command.includes("postgres");
}

/**
 * After a kill PostgreSQL has all of its folder written out before it replays its log: by one call where the system has it,
 * and not file by file, which took longer than all the rest of a start.
 */
const syncAtOnce = platform() === "linux" ? "-c recovery_init_sync_method=syncfs" : "";

/**
 * Starts PostgreSQL on a port of this machine, and with a socket where it can have one, and waits until it answers; answers
 * false when another process was faster, or the remains of a killed one are still in the way.
 * @throws StartupError with the last line of PostgreSQL's log
 */
export async function startCluster(cluster: Cluster, port: number): Promise<boolean> {
  const socket = socketOption(cluster.folder, port);
  const first = await refusalOf(cluster, `-p ${port} ${socket}`);
  const isOfSocket = socket !== "" && /unix-domain|\.s\.PGSQL/i.test(first ?? "");
  const reason = isOfSocket ? await refusalOf(cluster, `-p ${port}`) : first;
  if (reason === undefined) return true;
  if (/lock file .*(already exists|is empty)|shared memory block|could not create any TCP/i.test(reason)) return false;
  throw new StartupError(`The embedded PostgreSQL did not start (${reason}): its log is ${logOf(cluster)}.`);
}

function logOf({ folder }: Cluster): string {
  return join(folder, "log");
}

/** Why PostgreSQL does not start; undefined when it does. */
async function refusalOf(cluster: Cluster, options: string): Promise<string | undefined> {
  const { folder, account } = cluster;
  const { code } = await runProgram(account, folder, "pg_ctl", [
    "start",
    "--silent",
    "--wait",
    `--pgdata=${join(folder, "data")}`,
    `--log=${logOf(cluster)}`,
    `--options=${options} ${syncAtOnce}`,
  ]);
  return code === 0 ? undefined : lastLine(await readFile(logOf(cluster), "utf8").catch(() => "no log was written"));
}

/** Ends the sessions and stops PostgreSQL, with everything written. */
export async function stopCluster({ folder, account }: Cluster): Promise<void> {
  const data = join(folder, "data");
  const { code, text } = await runProgram(account, folder, "pg_ctl", [
    "stop",
    "--silent",
    "--mode",
    "fast",
    "-D",
    data,
  ]);
  if (code !== 0) throw new Error(`The embedded PostgreSQL did not stop: ${lastLine(text)}`);
}

function lastLine(text: string): string {
  const lines = text.trim().split("\n");
  const fatal = lines.findLast((line) => line.includes("FATAL")) ?? lines.at(-1) ?? "";
  return fatal.replace(/^.*?(FATAL|error):\s*/, "").replace(/\.$/, "");
}
