import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { record } from "../explore/record.ts";
import { openStand } from "../explore/stand.ts";
import type { Step } from "../explore/step.ts";

const press = (name: string): Step => ({
  tab: 0,
  do: "press",
  target: { frame: "page", kind: "button", name, nth: 0 },
});

test("of what a walk finds the recording is saved that is replayed, of each tab on which a process has begun", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kezek-explore-"));
  const stand = await openStand();
  onTestFinished(async () => {
    await stand.close();
    await rm(folder, { recursive: true });
  });
  const steps: Step[] = [
    { tab: 1, do: "enter", address: "/offline" },
    { tab: 0, do: "enter", address: "/gift-cards/new" },
    press("15 000 ₸"),
    press("Дальше"),
  ];
  const { recordings, complaints } = await record(stand, steps, join(folder, "walk"));
  expect([recordings, complaints]).toEqual([[join(folder, "walk-tab-1.json")], []]);
  const recording = readRecording(await readFile(recordings[0] ?? "", "utf8"));
  expect(recording.machine).toBe("giftCard");
  expect(recording.steps.flatMap((step) => (step.kind === "event" ? [step.type] : []))).toEqual([
    "gift-card.edited",
    "amount.confirmed",
  ]);
});
