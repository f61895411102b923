import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { platform, userInfo } from "node:os";
import { promisify } from "node:util";
import { StartupError } from "../../core/startup-error.ts";

const run = promisify(execFile);

/** The system account that PostgreSQL runs as, when it is not our own. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root. For root this is the owner of the folder when there is one, else the system
 * account "postgres", made when missing; for anybody else it is undefined: PostgreSQL runs as we do.
 * @throws StartupError when root has no such account and cannot make one
 */
export async function databaseAccount(folder: string): Promise<Account | undefined> {
  if (platform() === "win32" || userInfo().uid !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount()) ?? (await makeAccount());
}

async function findAccount(): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run("id", ["-u", "postgres"]), run("id", ["-g", "postgres"])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function makeAccount(): Promise<Account> {
  const made = await run("useradd", ["--system", "--user-group", "--shell", "/usr/sbin/nologin", "postgres"]).then(
    () => findAccount(),
    () => undefined,
  );
  if (made !== undefined) return made;
  throw new StartupError(
    'PostgreSQL does not run as root and the user "postgres" could not be made: start as another user, or set DATABASE_URL.',
  );
}
