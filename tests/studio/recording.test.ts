import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readRecording, type Recording } from "../../src/studio/recording.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Told } from "../../src/studio/wire.ts";
import { visitWithCode } from "../machines/support/visit.ts";
import { replayRecording, saveRecording } from "../paths/commands/recording.ts";
import { follow } from "../paths/recorded/follow.ts";
import { replay } from "../paths/machine/replay.ts";
import { machineNamed, machines } from "../paths/machines.ts";
import { toursOf, type Tour } from "../paths/walk/tours.ts";
import { seenOf, toldBy } from "./support.ts";

/** What the studio exports of the first process that was told of. */
function recordingFrom(told: Told[]): Recording {
  const { actors, log } = seenOf(...toldBy("a", told));
  const recording = actors[0] && recordingOf(log, actors[0]);
  if (recording === undefined) throw new Error("nothing was recorded");
  return readRecording(JSON.stringify(recording));
}

async function recorded(machine: string, tour: Tour): Promise<Recording> {
  const { paths, children } = machineNamed(machine);
  const told: Told[] = [];
  const { hear } = createDescribe(
    (one) => told.push(one),
    () => 0,
  );
  await replay(
    paths,
    tour.map(({ step }) => step),
    children,
    hear,
  );
  return recordingFrom(told);
}

/** A visit of somebody who has the code on its way. */
async function visit(): Promise<Recording> {
  const told: Told[] = [];
  const { hear } = createDescribe(
    (one) => told.push(one),
    () => 0,
  );
  await visitWithCode({ inspect: hear });
  return recordingFrom(told);
}

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function fileOf(recording: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "kezek-recording-"));
  folders.push(folder);
  const file = join(folder, "visit.json");
  writeFileSync(file, JSON.stringify(recording));
  return file;
}

test.each(machines)(
  "what $name does is recorded, redacted, and followed on the machine to its end",
  async ({ name, paths }) => {
    for (const tour of toursOf(paths, () => true).slice(0, 8)) {
      const recording = await recorded(name, tour);
      const { difference } = follow(recording);
      expect(difference, JSON.stringify(tour.map(({ step }) => step.name))).toBeNull();
    }
  },
);

test("a recording says which steps of the paths it stands for", async () => {
  const recording = await visit();
  expect(recording.machine).toBe("reservation");
  expect(follow(recording).steps).toContainEqual(expect.stringMatching(/^slot\.picked/));
  expect(JSON.stringify(recording)).not.toMatch(/Мадина|701/);
});

test("where the machine does otherwise than was recorded, the step is named with both", async () => {
  const recording = await visit();
  const steps = recording.steps.map((step) => (step.kind === "event" ? { ...step, state: "reserved" } : step));
  const { difference } = follow({ ...recording, steps });
  expect(difference?.step).toBe(1);
  expect(difference?.recorded).toContain("slot.picked → reserved");
  expect(difference?.today).toContain("held.holdingTime");
});

test("a fact or a call that was not recorded is a difference too", async () => {
  const recording = await visit();
  const others = recording.steps.map((step) => ({ ...step, facts: ["time.praised"] }));
  expect(follow({ ...recording, steps: others }).difference).toEqual({
    step: 1,
    recorded: "slot.picked → held.holdingTime, tells time.praised",
    today: ["held.holdingTime"],
  });
});

test("the command says on one screen which step differs, and that nothing does", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const recording = await visit();
  replayRecording(fileOf(recording));
  expect(lines.at(-1)).toContain("as recorded on the machine");
  expect(process.exitCode).toBeUndefined();
  replayRecording(fileOf({ ...recording, began: { ...recording.began, state: "nowhere" } }));
  expect(lines.join("\n")).toContain("step 0 differs\n  recorded  begins in nowhere");
  expect(process.exitCode).toBe(1);
});

test("a recording that is kept with the state that should have followed fails until it does", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const file = fileOf(await visit());
  const folder = join(file, "..", "kept");
  saveRecording(file, "held.confirming", folder);
  const kept = readRecording(readFileSync(join(folder, "visit.json"), "utf8"));
  expect(follow(kept).difference).toMatchObject({ step: kept.steps.length });
  expect(readFileSync(join(folder, "visit.test.ts"), "utf8")).toContain("the reservation is in held.confirming");
  saveRecording(file, "", folder);
  expect(follow(readRecording(readFileSync(join(folder, "visit.json"), "utf8"))).difference).toBeNull();
});

test.each([
  ["not JSON", "This file is no JSON."],
  ["{}", "This file is no recording of the studio."],
  ['{"format":"kezek-recording","version":0}', "This recording is of version 0, and 1 is read here: record it anew."],
  ['{"format":"kezek-recording","version":1,"madeAt":1}', "This recording is broken at madeAt"],
])("%s is refused with the reason", (text, reason) => {
  expect(() => readRecording(text)).toThrow(reason);
});

test("a recording of a machine that is no more is refused by its name", () => {
  const recording = {
    format: "kezek-recording",
    version: 1,
    madeAt: "",
    machine: "gone",
    began: { state: "a", context: {} },
    steps: [],
  } as const;
  expect(() => follow({ ...recording, steps: [] })).toThrow('There is no machine "gone"');
});
