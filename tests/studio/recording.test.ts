import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import { replayRecording, saveRecording } from "../paths/commands/recording.ts";
import { follow } from "../paths/recorded/follow.ts";
import { askedMachines, machineNamed } from "../paths/machines.ts";
import { toursOf } from "../paths/walk/tours.ts";
import { seenOf, messagesFrom } from "./support.ts";
import { recorded, observationsOfVisit, visit, recordedPath, refusedByPhone, filesOfTest } from "./recorded.ts";

const { fileOf, newFolder } = filesOfTest();

test.each(askedMachines)(
  "what $name does is recorded, redacted, and followed on the machine to its end",
  async ({ name, paths }) => {
    for (const tour of toursOf(paths, () => true).slice(0, 8)) {
      const recording = await recorded(name, tour);
      const { difference } = follow(recording);
      expect(difference, JSON.stringify(tour.map(({ step }) => step.name))).toBeNull();
    }
  },
);

test.each(["reservation", "gift-card"])(
  "what %s has invoked is recorded with it, and followed as well",
  async (name) => {
    const tours = toursOf(machineNamed(name).paths, () => true).slice(0, 8);
    const invoked = (await Promise.all(tours.map((tour) => recorded(name, tour)))).flatMap(({ children }) => children);
    expect(new Set(invoked.map(({ machine }) => machine)).size).toBeGreaterThan(1);
    expect(invoked.map((one) => follow(one).difference).filter((one) => one !== null)).toEqual([]);
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

test("what a process called as it began is recorded of it and of what it has invoked, and compared", async () => {
  const recording = await visit();
  const contacts = recording.children.find(({ machine }) => machine === "smsVerification");
  if (contacts === undefined) throw new Error("no code was sent");
  expect(contacts.began.calls).not.toEqual([]);
  const { difference } = follow({ ...contacts, began: { ...contacts.began, calls: ["createReservation"] } });
  expect(difference).toMatchObject({ step: 0, recorded: expect.stringMatching(/, calls createReservation$/) });
  const { calls: _, ...older } = contacts.began;
  expect(follow({ ...contacts, began: older }).difference).toBeNull();
});

test("a recording says where its page stood, what it is of, and which failure an answer was", async () => {
  const { entrance, subject, steps } = await recordedPath(refusedByPhone);
  expect(entrance).toBe("/…");
  expect(subject).toEqual({ firm: { id: 1, name: "Red Apple на набережной", urlKey: "red-apple-naberezhnaya" } });
  const failed = { id: "createReservation", outcome: "failed", failure: "phoneNotProven" };
  expect(steps).toContainEqual(expect.objectContaining(failed));
});

test("of a child it says what those are of that it is invoked by", async () => {
  const { actors, log } = seenOf(...messagesFrom("a", await observationsOfVisit()));
  const { children = [] } = (actors[0] && recordingOf(log, actors[0])) ?? {};
  const child = children.find(({ machine }) => machine === "smsVerification");
  expect(child?.subject).toMatchObject({ firm: { id: 1 }, subject: { purpose: "RESERVATION" } });
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

test("a recording of a machine that is no more is refused by its name", async () => {
  const recording = await visit();
  expect(() => follow({ ...recording, machine: "gone" })).toThrow('There is no machine "gone"');
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

test("what differs in a machine that was invoked fails the command too", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const recording = await visit();
  expect(recording.children.length).toBeGreaterThan(0);
  const children = recording.children.map((child) => ({ ...child, began: { ...child.began, state: "nowhere" } }));
  replayRecording(fileOf({ ...recording, children }));
  expect(lines.join("\n")).toContain("step 0 differs: begins in nowhere");
  expect(lines.join("\n")).not.toContain("as recorded on the machine");
  expect(process.exitCode).toBe(1);
});

test("an event that the machine does not take in a state is followed, and one that it never had is not", async () => {
  const recording = await visit();
  const after = (type: string) =>
    follow({
      ...recording,
      steps: [{ kind: "event", at: 0, type, content: {}, state: recording.began.state, facts: [], calls: [] }],
    }).difference;
  expect(after("masters.confirmed")).toBeNull();
  expect(after("masters.dismissed")).toMatchObject({ step: 1 });
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

test("what is kept in the project is what the command writes, so that what it writes is seen to run", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const name = "gift-card-in-a-tunnel";
  const kept = (ending: string) => readFileSync(`tests/recordings/${name}.${ending}`, "utf8");
  const folder = newFolder();
  saveRecording(`tests/recordings/${name}.json`, "", folder);
  const written = (ending: string) =>
    readFileSync(join(folder, `${name}.${ending}`), "utf8").replaceAll(folder, "tests/recordings");
  for (const ending of ["test.ts", "spec.ts"]) expect(written(ending)).toBe(kept(ending));
  expect(JSON.parse(written("json"))).toEqual(JSON.parse(kept("json")));
});
