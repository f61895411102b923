import { mkdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readRecording } from "../../../src/studio/recording.ts";
import { machineOfRecording, follow } from "../recorded/follow.ts";
import { playable } from "../recorded/playable.ts";
import { driverOf } from "./drivers.ts";
import { test } from "./stage/stage.ts";
import { make } from "./walk-tour.ts";

const { KEZEK_RECORDING: file = "", KEZEK_SPEED: speed = "", KEZEK_STEP: step = "" } = process.env;

if (file !== "")
  test(`the recording ${file}`, async ({ stage }) => {
    test.setTimeout(0);
    const recording = readRecording(await readFile(file, "utf8"));
    const { name, paths } = machineOfRecording(recording);
    const driver = driverOf(name);
    const { moves, obstacle } = playable(paths, follow(recording).steps, driver.obstacle);
    const folder = join(".data/recordings", basename(file, ".json"));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let playedUntil = 0;
    for (const [index, { move, recorded }] of moves.entries()) {
      const at = recording.steps[recorded - 1]?.at ?? 0;
      if (speed !== "") await setTimeout((at - playedUntil) / Number(speed));
      playedUntil = at;
      await test.step(move.step.name, async () => {
        await make(stage, driver, move);
        await driver.sees(stage, move.to.state);
        await stage.world.calm();
      });
      const picture = join(folder, `${String(index).padStart(2, "0")} ${fileName(move.step.name)}.png`);
      await stage.page.screenshot({ path: picture });
      console.log(`${index}  ${move.step.name} → ${move.to.state}  ${picture}`);
      if (step !== "") await stage.page.pause();
    }
    const { pathname } = new URL(stage.page.url());
    console.log(`recorded from ${recording.entrance ?? "an unknown address"} on; replayed to ${pathname}`);
    if (obstacle !== null) console.log(`no further in a browser: ${obstacle}`);
  });

function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\d]+/gu, "-");
}
