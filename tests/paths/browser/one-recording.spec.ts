import { mkdir, readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { readRecording } from "../../../src/studio/recording.ts";
import { playRecording } from "./play-recording.ts";
import { test } from "./stage/stage.ts";

const { KEZEK_RECORDING: file = "", KEZEK_SPEED: speed = "", KEZEK_STEP: step = "" } = process.env;

if (file !== "")
  test(`the recording ${file}`, async ({ stage, baseURL }) => {
    test.setTimeout(0);
    const recording = readRecording(await readFile(file, "utf8"));
    const folder = join(".data/recordings", basename(file, ".json"));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    let playedUntil = 0;
    const obstacle = await playRecording(stage, recording, {
      url: baseURL,
      again: `npm run paths -- replay ${file} --browser`,
      async before(recorded) {
        const at = recording.steps[recorded - 1]?.at ?? 0;
        if (speed !== "") await setTimeout((at - playedUntil) / Number(speed));
        playedUntil = at;
      },
      async after(recorded, name, state) {
        const picture = join(folder, `${String(recorded).padStart(2, "0")} ${fileName(name)}.png`);
        await stage.page.screenshot({ path: picture });
        console.log(`${recorded}  ${name} → ${state}  ${picture}`);
        if (step !== "") await stage.page.pause();
      },
    });
    const { pathname } = new URL(stage.page.url());
    console.log(`recorded from ${recording.entrance ?? "an unknown address"} on; replayed to ${pathname}`);
    if (obstacle !== null) console.log(`no further in a browser: ${obstacle}`);
  });

function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\d]+/gu, "-");
}
