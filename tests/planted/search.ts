import { spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { PlantedBug } from "./bug.ts";
import type { Copy } from "./copy.ts";

/** By what a bug was found, and what was said of it. */
export type Find = { by: "paths" | "tours" | "explore"; said: string };

type Asked = { steps: number; seed: number };
type Attempt = {
  by: Find["by"];
  args: string[];
  env?: Record<string, string>;
  said: RegExp;
  /** The same for what complained alone, where that is quicker. */
  only?(said: string): string[];
};

const minute = 60_000;
const touring = ["tests/paths/browser/tours.spec.ts", "--max-failures", "1", "--reporter", "line"];

/** Looks for a bug that is in the copy: on the machines, then in Chromium, then by wandering; undefined where none finds it. */
export function search(copy: Copy, bug: PlantedBug, asked: Asked): Find | undefined {
  for (const attempt of attemptsAt(bug, asked)) {
    const said = copy.withBug(bug, () => complaintOf(copy.folder, attempt));
    if (said === undefined) continue;
    requireSound(copy.folder, { ...attempt, args: attempt.only?.(said) ?? attempt.args });
    return { by: attempt.by, said };
  }
  return undefined;
}

const sound = new Set<string>();

/** What complains of a tree without a bug finds none. @throws Error where it does */
function requireSound(folder: string, attempt: Attempt): void {
  const key = JSON.stringify([attempt.args, attempt.env]);
  if (sound.has(key)) return;
  const said = complaintOf(folder, attempt);
  if (said !== undefined) throw new Error(`Without a bug the ${attempt.by} say so too: ${said}`);
  sound.add(key);
}

function complaintOf(folder: string, { args, env, said }: Attempt): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
    timeout: 30 * minute,
  });
  if (error !== undefined) throw error;
  if (status === 0) return undefined;
  const text = stripVTControlCharacters(`${stdout}\n${stderr}`);
  const complaint = said.exec(text)?.[1]?.trim();
  if (complaint === undefined) console.error(`It broke down, which finds nothing:\n${text.slice(-2000)}`);
  return complaint;
}

/** What is no part of a machine is not walked through without a browser. Drawings are left out: they differ with any change. */
function attemptsAt({ file, machines }: PlantedBug, { steps, seed }: Asked): Attempt[] {
  const walked = ["tests/paths/replay.test.ts", "tests/machines/wandering.test.ts", "tests/machines/liveness.test.ts"];
  const onMachines: Attempt = {
    by: "paths",
    args: ["node_modules/vitest/vitest.mjs", "run", "--project", "rules", "--bail", "1", ...walked],
    env: { MACHINES: machines.join(",") },
    said: /^ *FAIL +(.*)$/m,
  };
  const tour = (title: string) => ["node_modules/@playwright/test/cli.js", "test", ...touring, "--grep", title];
  const tours: Attempt = {
    by: "tours",
    args: tour(`(^| )(${machines.join("|")}), tour`),
    said: /^ *1\) .*?:\d+:\d+ › (.*?)(?: ›.*| *─*)$/m,
    only: (title) => tour(title.replaceAll(/[^\p{L}\d ]/gu, ".")),
  };
  const explore: Attempt = {
    by: "explore",
    args: ["--import", "tsx", "tests/explore/cli.ts", "--steps", `${steps}`, "--seed", `${seed}`],
    said: /^(.*: .*)\nFound by/m,
  };
  return [...(/^(machines|domain)\//.test(file) ? [onMachines] : []), tours, explore];
}
