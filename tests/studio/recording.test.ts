import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readRecording, type Recording } from "../../src/studio/recording.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { redactedAddress } from "../../src/studio/observer/redacted-address.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { visitWithCode } from "../machines/support/visit.ts";
import { replayRecording, saveRecording } from "../paths/commands/recording.ts";
import { follow } from "../paths/recorded/follow.ts";
import { playable } from "../paths/recorded/playable.ts";
import { movesAlong } from "../paths/walk/along.ts";
import { transitionsOf } from "../paths/walk/generate.ts";
import { replay } from "../paths/machine/replay.ts";
import { machineNamed, machines } from "../paths/machines.ts";
import { toursOf, type Tour } from "../paths/walk/tours.ts";
import { seenOf, messagesFrom } from "./support.ts";

/** What the studio exports of the first process that was observed. */
function recordingFrom(observations: Observation[]): Recording {
  const { actors, log } = seenOf(...messagesFrom("a", observations));
  const recording = actors[0] && recordingOf(log, actors[0]);
  if (recording === undefined) throw new Error("nothing was recorded");
  return readRecording(JSON.stringify(recording));
}

async function recorded(machine: string, tour: Tour): Promise<Recording> {
  const { paths, children } = machineNamed(machine);
  const observations: Observation[] = [];
  const { inspect } = createDescribe(
    (one) => observations.push(one),
    () => 0,
    () => "/…",
  );
  await replay(
    paths,
    tour.map(({ step }) => step),
    children,
    inspect,
  );
  return recordingFrom(observations);
}

/** What is observed of a visit of somebody who has the code on its way. */
async function observationsOfVisit(): Promise<Observation[]> {
  const observations: Observation[] = [];
  const { inspect } = createDescribe(
    (one) => observations.push(one),
    () => 0,
    () => "/…",
  );
  await visitWithCode({ inspect });
  return observations;
}

async function visit(): Promise<Recording> {
  return recordingFrom(await observationsOfVisit());
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
  const name: unknown = expect.stringMatching(/^slot\.picked/);
  expect(follow(recording).steps).toContainEqual({ name, recorded: 1 });
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
  [
    '{"format":"kezek-recording","version":3}',
    "This recording is of version 3, and 1 to 2 are read here: record it anew.",
  ],
  ['{"format":"kezek-recording","version":2,"madeAt":1}', "This recording is broken at madeAt"],
  ['{"format":"kezek-recording","version":1,"madeAt":1}', "This recording is broken at madeAt"],
])("%s is refused with the reason", (text, reason) => {
  expect(() => readRecording(text)).toThrow(reason);
});

test("a recording of a machine that is no more is refused by its name", async () => {
  const recording = await visit();
  expect(() => follow({ ...recording, machine: "gone" })).toThrow('There is no machine "gone"');
});

/** What the reservation's path of that name is recorded as. */
async function recordedPath(name: string): Promise<Recording> {
  const { paths } = machineNamed("reservation");
  const path = transitionsOf(paths).find((one) => one.name === name);
  if (path === undefined) throw new Error(`There is no path "${name}".`);
  return recorded("reservation", movesAlong(paths, path.steps));
}
const refusedByPhone = "creatingReservation —createReservation: phoneNotProven→ held.enteringContacts";

test("a recording says where its page stood, what it is of, and which failure an answer was", async () => {
  const { entrance, subject, steps } = await recordedPath(refusedByPhone);
  expect(entrance).toBe("/…");
  expect(subject).toEqual({ firm: { id: 1, name: "Red Apple на набережной", urlKey: "red-apple-naberezhnaya" } });
  const failed = { id: "createReservation", outcome: "failed", failure: "phoneNotProven" };
  expect(steps).toContainEqual(expect.objectContaining(failed));
});

test("of a child it says what those are of that it is invoked by", async () => {
  const { actors, log } = seenOf(...messagesFrom("a", await observationsOfVisit()));
  const child = actors.find(({ machine }) => machine === "smsVerification");
  expect(child && recordingOf(log, child)?.subject).toMatchObject({
    firm: { id: 1 },
    subject: { purpose: "RESERVATION" },
  });
});

test("failures that lead to the same are told apart where they are played again", async () => {
  const names = [refusedByPhone, refusedByPhone.replace("phoneNotProven", "validationFailed")];
  for (const name of names) {
    const followed = follow(await recordedPath(name)).steps.at(-1);
    expect(name).toContain(`—${followed?.name}→`);
  }
});

test("a failure that no step of the paths has is followed as one that leads to the same", async () => {
  const recording = await recordedPath(refusedByPhone);
  const steps = recording.steps.map((step) =>
    step.kind === "answer" && step.failure ? { ...step, failure: "new" } : step,
  );
  expect(follow({ ...recording, steps }).difference).toBeNull();
});

test("one of version 1 is read: its failures and its subject stand in what it has, its address does not", async () => {
  const { entrance: _, subject: __, steps, ...rest } = await recordedPath(refusedByPhone);
  const stepsOf1 = steps.map((step) => ({ ...step, failure: undefined }));
  const read = readRecording(JSON.stringify({ ...rest, steps: stepsOf1, version: 1 }));
  expect(read).toMatchObject({ version: 2, entrance: null, subject: { firm: { id: 1 } } });
  expect(read.steps).toContainEqual(expect.objectContaining({ failure: "phoneNotProven" }));
});

test("what of a recording can be made to happen in a browser is played, and why no more is said", async () => {
  const { paths } = machineNamed("reservation");
  const { steps } = follow(await recordedPath(refusedByPhone));
  const all = playable(paths, steps, () => null);
  expect(all.obstacle).toBeNull();
  expect(all.moves.map(({ move }) => move.step.name)).toEqual(steps.map(({ name }) => name));
  const some = playable(paths, steps, ({ step }) =>
    step.name.endsWith("phoneNotProven") ? "no phone is doubted" : null,
  );
  expect(some.moves).toHaveLength(all.moves.length - 1);
  expect(some.obstacle).toContain("createReservation: phoneNotProven: no phone is doubted");
});

test.each([
  [
    "/red-apple/reservation/time?services=102&start=2026-11-23T13%3A00%2B05%3A00#k=secret",
    "/red-apple/reservation/time?services=102&start=2026-11-23T13:00+05:00",
  ],
  ["/my/reservation/6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f/success", "/my/reservation/…/success"],
  ["/sl/Ab3xK9", "/sl/…"],
  ["/auth/sms?return=%2Fmy%2Fprofile", "/auth/sms?return=…"],
  ["/", "/"],
  ["/nobody/knows/this/page", "/…/…/…/…"],
])("of the address %s is told %s", (address, expected) => {
  expect(redactedAddress(new URL(address, "https://kezek.test"))).toBe(expected);
});
