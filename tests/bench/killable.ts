import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { markOf, startParts } from "../../server/core/start-parts.ts";

/** When the parts of a start were done, in milliseconds from its beginning, and what its own process computed meanwhile. */
export type Start = { doneAt: number[]; cpuMs: number };

const preload = `data:text/javascript,${encodeURIComponent(`
  const names = ${JSON.stringify(startParts.map(markOf))};
  new PerformanceObserver((_, observer) => {
    const doneAt = names.map((name) => performance.getEntriesByName(name).at(0)?.startTime);
    if (doneAt.includes(undefined)) return;
    observer.disconnect();
    const { user, system } = process.cpuUsage();
    process.send({ doneAt, cpuMs: (user + system) / 1000 });
  }).observe({ type: "mark" });
`)}`;

/** `npm start` on a data folder, to be killed without warning with all that it started. */
export class KillableKezek {
  readonly #child: ChildProcess;
  readonly #dataDir: string;

  constructor(dataDir: string, env: Record<string, string>) {
    this.#dataDir = dataDir;
    this.#child = fork("scripts/run.cjs", ["start"], {
      execArgv: ["--import", preload],
      env: { ...process.env, ...env, KEZEK_DATA: dataDir },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
  }

  /** Waits until it listens. */
  async started(): Promise<Start> {
    const [start] = await Promise.race([
      once(this.#child, "message"),
      once(this.#child, "exit").then(() => [undefined]),
    ]);
    if (start === undefined) throw new Error("It ended before it listened.");
    return start;
  }

  /** Kills it, its PostgreSQL and all processes of that, as a lost power supply would. */
  async kill(): Promise<void> {
    const postmaster = Number.parseInt(await readFile(join(this.#dataDir, "database/data/postmaster.pid"), "utf8"), 10);
    const backends = await childrenOf(postmaster);
    this.#child.kill("SIGKILL");
    for (const pid of [postmaster, ...backends]) kill(pid);
    await once(this.#child, "exit");
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself, since its parent had.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir("/proc")).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
  return pids.filter((_, index) => Number(/\) \S (\d+)/.exec(stats[index] ?? "")?.[1]) === parent);
}
