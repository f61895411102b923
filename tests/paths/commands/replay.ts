import { spawnSync } from "node:child_process";
import { driverOf } from "../browser/drivers.ts";
import { expectedSights } from "../machine/expect.ts";
import { judge } from "../machine/judge.ts";
import { machineNamed } from "../machines.ts";
import { forgetMoves } from "../report/record.ts";
import { movesAlong } from "../walk/along.ts";
import { pathOfNumber } from "./show.ts";

export type Looks = { headed: boolean; slow: boolean };

/** Replays one path on the machine and then, where that can be, in Chromium against the real service. */
export async function replayPath(machine: string, number: number, looks: Looks): Promise<void> {
  const path = pathOfNumber(machine, number);
  const { paths } = machineNamed(machine);
  const { name, steps } = path;
  console.log(
    `${machine} ${number}: ${name}\nby the chart: ${expectedSights(paths, steps)
      .map(({ state }) => state)
      .join(", ")}`,
  );
  const { faults } = await judge(machineNamed(machine), path);
  console.log(faults.length === 0 ? "as charted on the machine" : faults.join("\n"));
  if (faults.length > 0) process.exitCode = 1;
  const obstacles = movesAlong(paths, steps).flatMap((move) => driverOf(machine).obstacle(move) ?? []);
  if (obstacles.length > 0) return console.log(`not in a browser: ${obstacles.join("; ")}`);
  runBrowser(["tests/paths/browser/one-path.spec.ts"], looks, `${machine} ${number}`);
}

/** Replays every transition of a machine in Chromium, and disturbs every state, in as few tours as do it all. */
export function replayTours(machine: string, looks: Looks): void {
  const { name } = machineNamed(machine);
  forgetMoves(name);
  const specs = ["tours", "disturbances"].map((spec) => `tests/paths/browser/${spec}.spec.ts`);
  runBrowser([...specs, "--grep", `${name}, (disturbed )?tour`], looks, "");
}

function runBrowser(tests: string[], { headed, slow }: Looks, path: string): void {
  const cli = ["node_modules/@playwright/test/cli.js", "test", ...tests, ...(headed ? ["--headed"] : [])];
  const env = { ...process.env, KEZEK_PATH: path, ...(slow && { KEZEK_PAUSE_MS: "1500" }) };
  process.exitCode = spawnSync(process.execPath, cli, { stdio: "inherit", env }).status ?? 1;
}
