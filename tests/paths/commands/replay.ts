import { spawnSync } from "node:child_process";
import { driverOf } from "../browser/drivers.ts";
import { expectedSteps } from "../machine/expect.ts";
import { judge } from "../machine/judge.ts";
import { machineNamed } from "../machines.ts";
import { forgetMoves } from "../report/record.ts";
import { movesAlong } from "../walk/along.ts";
import { pathOfNumber } from "./show.ts";

export type Looks = { headed: boolean; slow: boolean };

/** `speed`: how many times as fast as it was recorded, as fast as it goes where none is given; `step`: each waits for whoever looks. */
export type RecordingLooks = { headed: boolean; speed?: string | undefined; step: boolean };

/** Replays one path on the machine and then, where that can be, in Chromium against the real service. */
export async function replayPath(machine: string, number: number, looks: Looks): Promise<void> {
  const path = pathOfNumber(machine, number);
  const walked = machineNamed(machine);
  const { name: ofMachine, paths } = walked;
  const { name, steps } = path;
  console.log(
    `${ofMachine} ${number}: ${name}\nby the chart: ${expectedSteps(paths, steps)
      .map(({ state }) => state)
      .join(", ")}`,
  );
  const { faults } = await judge(walked, path);
  console.log(faults.length === 0 ? "as charted on the machine" : faults.join("\n"));
  if (faults.length > 0) process.exitCode = 1;
  const obstacles = movesAlong(paths, steps).flatMap((move) => driverOf(ofMachine).obstacle(move) ?? []);
  if (obstacles.length > 0) return console.log(`not in a browser: ${obstacles.join("; ")}`);
  runBrowser(["tests/paths/browser/one-path.spec.ts"], looks, `${ofMachine} ${number}`);
}

/** Replays every transition of a machine in Chromium, and disturbs every state, in as few tours as do it all. */
export function replayTours(machine: string, looks: Looks): void {
  const { name } = machineNamed(machine);
  forgetMoves(name);
  const specs = ["tours", "disturbances"].map((spec) => `tests/paths/browser/${spec}.spec.ts`);
  runBrowser([...specs, "--grep", `${name}, (disturbed )?tour`], looks, "");
}

/** Replays in Chromium, against the real service, what of a recording can be made to happen there, with a picture of each step. */
export function replayInBrowser(file: string, { headed, speed, step }: RecordingLooks): void {
  if (speed !== undefined && !(Number(speed) > 0)) throw new Error(`--speed is a number above 0, and not ${speed}.`);
  runTests(["tests/paths/browser/one-recording.spec.ts", "--retries", "0"], headed || step, {
    KEZEK_RECORDING: file,
    KEZEK_SPEED: speed ?? "",
    KEZEK_STEP: step ? "yes" : "",
  });
}

function runBrowser(tests: string[], { headed, slow }: Looks, path: string): void {
  runTests(tests, headed, { KEZEK_PATH: path, ...(slow && { KEZEK_PAUSE_MS: "1500" }) });
}

function runTests(tests: string[], isHeaded: boolean, env: Record<string, string>): void {
  const cli = ["node_modules/@playwright/test/cli.js", "test", ...tests, ...(isHeaded ? ["--headed"] : [])];
  const { status } = spawnSync(process.execPath, cli, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exitCode = status ?? 1;
}
