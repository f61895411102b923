import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { readRecording, type Recording } from "../../src/studio/recording.ts";
import { createDescribe } from "../../src/studio/observer/describe.ts";
import { type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { pageOfAddress, redactedAddress } from "../../src/studio/observer/redacted-address.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { visitWithCode } from "../machines/support/visit.ts";
import { replayRecording, saveRecording } from "../paths/commands/recording.ts";
import { follow, nameOf } from "../paths/recorded/follow.ts";
import { playable } from "../paths/recorded/playable.ts";
import { restorationsOf } from "../paths/restored.ts";
import { unknownSteps, type UnknownStep } from "../paths/recorded/unknown.ts";
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
  return recordingFrom(await observationsOf(machine, tour));
}

/** What is observed of a machine that goes through that. */
async function observationsOf(machine: string, tour: Tour): Promise<Observation[]> {
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
  return observations;
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

test("what is kept in the project is what the command writes, so that what it writes is seen to run", () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const name = "gift-card-in-a-tunnel";
  const kept = (ending: string) => readFileSync(`tests/recordings/${name}.${ending}`, "utf8");
  const folder = mkdtempSync(join(tmpdir(), "kezek-recording-"));
  folders.push(folder);
  saveRecording(`tests/recordings/${name}.json`, "", folder);
  const written = (ending: string) =>
    readFileSync(join(folder, `${name}.${ending}`), "utf8").replaceAll(folder, "tests/recordings");
  for (const ending of ["test.ts", "spec.ts"]) expect(written(ending)).toBe(kept(ending));
  expect(JSON.parse(written("json"))).toEqual(JSON.parse(kept("json")));
});

test("a recording that no browser can play to its end is kept as a test on the machine alone, and why is said", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const recording = await recorded("gift-card", named("a reload with a code on its way", "contacts: somethingNew"));
  const file = fileOf(recording);
  const folder = join(file, "..", "kept");
  saveRecording(file, "", folder);
  expect(lines.at(-1)).toMatch(
    /^not in a browser: step \d+, contacts: somethingNew: the service of today says nothing/,
  );
  expect(readdirSync(folder).toSorted()).toEqual(["visit.json", "visit.test.ts"]);
});

test.each([
  ["not JSON", "This file is no JSON."],
  ["{}", "This file is no recording of the studio."],
  [
    '{"format":"kezek-recording","version":4}',
    "This recording is of version 4, and 1 to 3 are read here: record it anew.",
  ],
  ['{"format":"kezek-recording","version":3,"madeAt":1}', "This recording is broken at madeAt"],
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

/** What is said of a step that a machine's paths lack, where the recording of one that is refused has that in the place of its refusal. */
async function unknownInPlaceOf(step: object): Promise<UnknownStep[]> {
  const recording = await recordedPath(refusedByPhone);
  const steps = recording.steps.map((one) => ("failure" in one && one.failure ? Object.assign({}, one, step) : one));
  return unknownSteps({ ...recording, steps });
}
const file = "machines/reservation/paths.ts";

test("of a step that is in the paths of its machine nothing is to be added to them", async () => {
  expect(await unknownInPlaceOf({})).toEqual([]);
});

test.each<[string, object, Pick<UnknownStep, "name" | "lines">]>([
  [
    "a refusal with a code of its own",
    { failure: "salonClosed" },
    {
      name: "createReservation failed (salonClosed)",
      lines: ["answers: {", "  createReservation: {", '    salonClosed: refused("salonClosed"),', "  },", "}"],
    },
  ],
  [
    "an answer of a call that has none",
    { id: "praiseSalon", outcome: "done", failure: undefined, content: { id: "1", way: { "a b": null } } },
    {
      name: "praiseSalon done",
      lines: [
        "answers: {",
        "  praiseSalon: {",
        '    "as recorded": { done: () => ({ id: "1", way: { "a b": null } }) },',
        "  },",
        "}",
      ],
    },
  ],
  [
    "what a call tells meanwhile that tells nothing",
    { outcome: "changed", failure: undefined, content: { percent: 5 } },
    {
      name: "createReservation changed",
      lines: [
        "answers: {",
        "  createReservation: {",
        '    "as recorded": { changed: () => ({ percent: 5 }), by: [] },',
        "  },",
        "}",
      ],
    },
  ],
  [
    "an event that the machine does not take",
    { kind: "event", type: "salon.praised", failure: undefined, content: {} },
    { name: "salon.praised", lines: ['// reservation takes no event "salon.praised" any more, or does not yet.'] },
  ],
])("%s is offered to be added to the paths by its name", async (_, step, said) => {
  const unknown = await unknownInPlaceOf(step);
  expect(unknown.map(({ name, lines }) => ({ name, lines }))).toEqual([said]);
  expect(unknown[0]).toMatchObject({ file, step: expect.any(Number) });
});

/** What breaks out of a text, a template, a line and a comment. */
const hostile = '";`${run()}`\n*/run()//';

/** What the lines that are offered are, once they are pasted; they may run nothing. */
function pasted(lines: readonly string[]): unknown {
  const run = () => {
    throw new Error("What was recorded runs.");
  };
  const refused = (failure: string) => ({ failure });
  return runInNewContext(`JSON.stringify({${lines.join("\n")}\n})`, { run, refused });
}

test.each<[string, object, object]>([
  ["an event", { kind: "event", type: hostile, failure: undefined }, {}],
  ["a refusal", { failure: hostile }, { answers: { createReservation: { [hostile]: { failure: hostile } } } }],
  [
    "a call",
    { id: hostile, failure: "salonClosed" },
    { answers: { [hostile]: { salonClosed: { failure: "salonClosed" } } } },
  ],
])("what %s of a recording that nobody has checked is called is offered as a name alone", async (_, step, expected) => {
  const [unknown] = await unknownInPlaceOf(step);
  expect(JSON.parse(String(pasted(unknown?.lines ?? [])))).toEqual(expected);
});

test("what an answer of a recording held is offered as it was, and as data alone", async () => {
  const content = { 'a"b': ': "", c: run(), d: "', [hostile]: [hostile, "a,b: c"] };
  const [unknown] = await unknownInPlaceOf({ id: "praiseSalon", outcome: "done", failure: undefined, content });
  const line = unknown?.lines[2]?.trim().replace(/^"as recorded": \{ done: \(\) => \((.*)\) \},$/, "content: $1") ?? "";
  expect(JSON.parse(String(pasted([line])))).toEqual({ content });
});

test.each([
  ["steps.0.type", { kind: "event", type: hostile }],
  ["steps.0.id", { kind: "answer", id: hostile, outcome: "done" }],
  ["steps.0.failure", { kind: "answer", id: "createReservation", outcome: "failed", failure: hostile }],
  ["steps.0.state", { kind: "event", type: "slot.picked", state: hostile }],
  ["steps.0.facts.0", { kind: "event", type: "slot.picked", facts: [hostile] }],
  ["steps.0.calls.0", { kind: "event", type: "slot.picked", calls: [hostile] }],
  ["steps.0.address", { kind: "reload", address: "/\u001b[2J" }],
  ["steps.0.faults.calls.0.operation", { kind: "faults", faults: { calls: [{ operation: hostile }], storage: null } }],
  ["machine", { machine: hostile }],
  ["began.state", { began: { state: hostile, context: {}, faults: null } }],
  ["madeAt", { madeAt: "\n" }],
  ["entrance", { entrance: "/\n" }],
])("a recording is refused with the reason where %s is what could be no name, or of no line", async (field, wrong) => {
  const { steps, ...process } = await visit();
  const file =
    "kind" in wrong
      ? { ...process, steps: [{ at: 0, content: {}, state: "held", ...wrong }] }
      : { ...process, steps, ...wrong };
  expect(() => readRecording(JSON.stringify(file))).toThrow(`This recording is broken at ${field}: `);
});

test("an event that the machine takes and its paths lack is offered with what it held, struck out", async () => {
  const recording = await visit();
  const { events } = machineNamed("reservation").paths;
  const kept = { ...events };
  for (const [name, { type }] of Object.entries(events))
    if (type === "slot.picked") Reflect.deleteProperty(events, name);
  const unknown = unknownSteps(recording);
  Object.assign(events, kept);
  expect(unknown).toEqual([
    {
      step: 1,
      name: "slot.picked",
      file,
      lines: ["events: {", expect.stringMatching(/^ {2}"slot\.picked": \{ type: "slot\.picked", startTime: "/), "}"],
    },
  ]);
});

test("the command prints what to add, and goes on as it would", async () => {
  const printed: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void printed.push(line));
  const recording = await recordedPath(refusedByPhone);
  const steps = recording.steps.map((one) =>
    "failure" in one && one.failure ? { ...one, failure: "salonClosed" } : one,
  );
  replayRecording(fileOf({ ...recording, steps }));
  expect(printed).toContain('      salonClosed: refused("salonClosed"),');
  expect(printed.join("\n")).toContain(`is in no paths of its machine. In ${file}`);
  expect(printed.at(-1)).toContain("as recorded on the machine");
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

test("one of version 1 is read: its failures and its subject stand in what it has, its address does not", async () => {
  const { entrance: _, subject: __, children: ___, steps, ...rest } = await recordedPath(refusedByPhone);
  const stepsOf1 = steps.map((step) => ({ ...step, failure: undefined }));
  const read = readRecording(JSON.stringify({ ...rest, steps: stepsOf1, version: 1 }));
  expect(read).toMatchObject({ version: 3, entrance: null, subject: { firm: { id: 1 } }, began: { faults: null } });
  expect(read.steps).toContainEqual(expect.objectContaining({ failure: "phoneNotProven" }));
});

test("what of a recording can be made to happen in a browser is played, and why no more is said", async () => {
  const { paths } = machineNamed("reservation");
  const { steps } = follow(await recordedPath(refusedByPhone));
  const { states } = restorationsOf("reservation");
  const all = playable(paths, steps, { obstacle: () => null, states });
  expect(all.obstacle).toBeNull();
  expect(all.moves.map(({ move }) => move.step.name)).toEqual(steps.map(({ name }) => name));
  const some = playable(paths, steps, {
    obstacle: ({ step }) => (step.name.endsWith("phoneNotProven") ? "no phone is doubted" : null),
    states,
  });
  expect(some.moves).toHaveLength(all.moves.length - 1);
  expect(some.obstacle).toContain("createReservation: phoneNotProven: no phone is doubted");
});

const offline: Faults = { ...noFaults, calls: [{ operation: "", method: "", path: "", kind: "offline" }] };
const { paths: giftCard } = machineNamed("gift-card");
const isOver = ({ kind }: Observation) => kind === "ended";
const named = (...names: string[]) =>
  movesAlong(
    giftCard,
    names.map((name) => ({ name })),
  );

/** A gift card whose amount is confirmed in a tunnel, and whose page is loaded again, out of it, where that leads to a way in. */
async function loadedAgain(wayIn: string): Promise<Recording> {
  const before = await observationsOf(
    "gift-card",
    named("somebody who wants to give", "gift-card.edited: an amount", "amount.confirmed"),
  );
  const again = await observationsOf("gift-card", named(wayIn, "step.revisited: amount"));
  const { actors, log } = seenOf(
    ...messagesFrom("a", [
      ...before.filter((one) => !isOver(one)),
      { kind: "went", address: "/gift-cards/new?step=design", by: 0 },
      { kind: "broken", faults: offline },
      { kind: "left" },
    ]),
    ...messagesFrom("b", [
      { kind: "opened", after: "a" },
      ...again.slice(0, 1),
      { kind: "went", address: "/gift-cards/new", by: -1 },
      ...again.slice(1),
    ]),
  );
  const last = actors.findLast(({ machine }) => machine === "giftCard");
  const recording = last && recordingOf(log, last);
  if (recording === undefined) throw new Error("nothing was recorded");
  return readRecording(JSON.stringify(recording));
}

test("what was broken, where the page went and that it was loaded again are steps, and are followed on the machine", async () => {
  const recording = await loadedAgain("an amount, at the design");
  expect(recording.began).toMatchObject({ state: "choosingAmount", faults: null });
  expect(recording.steps.map((step) => [nameOf(step), step.state])).toEqual([
    ["gift-card.edited", "choosingAmount"],
    ["amount.confirmed", "choosingDesign"],
    ["the page goes to /gift-cards/new?step=design", "choosingDesign"],
    ["broken: every call does not leave the device", "choosingDesign"],
    ["nothing is broken any more", "choosingDesign"],
    ["the page is loaded again, at /…", "choosingDesign"],
    ["the page goes back to /gift-cards/new", "choosingDesign"],
    ["step.revisited", "choosingAmount"],
  ]);
  const { steps, difference } = follow(recording);
  expect(difference).toBeNull();
  expect(steps.slice(3)).toEqual([
    { name: "an amount, at the design", recorded: 6, isReload: true },
    { name: "step.revisited: amount", recorded: 8 },
  ]);
});

test("a load of the page that leads to where no way in does is a difference, with all that it leads to today", async () => {
  const recording = await loadedAgain("an amount, at the design");
  const steps = recording.steps.map((step) => (step.kind === "reload" ? { ...step, state: "ordered" } : step));
  expect(follow({ ...recording, steps }).difference).toMatchObject({
    step: 6,
    recorded: "the page is loaded again, at /… → ordered",
    today: expect.arrayContaining(["choosingDesign", "choosingAmount"]),
  });
});

/** The way in to which a load of the page is followed from a state, and that which the machine's table has. */
function waysInAfterReload({ name, paths }: (typeof machines)[number]): [string | undefined, string][] {
  const { states } = restorationsOf(name);
  const moves = transitionsOf(paths).flatMap(({ steps }) => (steps.length === 1 ? movesAlong(paths, steps) : []));
  return moves.flatMap(({ to: { state } }): [string | undefined, string][] => {
    const landing = states[state]?.reload;
    if (landing === undefined || !("shows" in landing) || landing.andThen !== undefined) return [];
    const process = { machine: paths.machine.id, madeAt: "", entrance: null, subject: {} };
    const reload = { kind: "reload", at: 0, address: "/", state: landing.shows } as const;
    const { steps } = follow({ ...process, began: { state, context: {}, faults: null }, steps: [reload] });
    return [[steps.at(-1)?.name, landing.as]];
  });
}

test("a load of the page is followed to the way in that the table of its machine has", () => {
  const ways = machines.flatMap(waysInAfterReload);
  expect(ways.length).toBeGreaterThan(30);
  expect(ways.filter(([followed, known]) => followed !== known)).toEqual([]);
});

test("in a browser a load of the page is played where it leads to the way in that the machine's table has", async () => {
  const known = { obstacle: () => null, states: restorationsOf("gift-card").states };
  const { steps } = follow(await loadedAgain("an amount, at the design"));
  const { moves, obstacle } = playable(giftCard, steps, known);
  expect(obstacle).toBeNull();
  expect(moves.map(({ reloadedAt }) => reloadedAt?.state ?? null)).toEqual([null, null, null, "choosingDesign", null]);
  const elsewhere = {
    ...known,
    states: {
      ...known.states,
      choosingDesign: { reload: { as: "a link to a later step", shows: "choosingAmount" }, back: "leaves" },
    },
  } as const;
  expect(playable(giftCard, steps, elsewhere).obstacle).toContain(
    'a reload there leads into it as "a link to a later step"',
  );
});

test("a process that was over when its page was loaded again is another one than that which begins there", async () => {
  const observations = await observationsOf(
    "gift-card",
    named("somebody who wants to give", "gift-card.edited: an amount"),
  );
  const { actors, log } = seenOf(
    ...messagesFrom("a", [...observations, { kind: "left" }]),
    ...messagesFrom("b", [{ kind: "opened", after: "a" }, ...observations]),
  );
  const last = actors.at(-1);
  expect(observations.some(isOver)).toBe(true);
  expect(last && recordingOf(log, last)?.steps.map(({ kind }) => kind)).toEqual(["event"]);
});

test("what was broken before a process began stands in its beginning, and where its page went after it was over does not", async () => {
  const observations = await observationsOf(
    "gift-card",
    named("somebody who wants to give", "gift-card.edited: an amount", "purchase.abandoned"),
  );
  const recording = recordingFrom([
    { kind: "broken", faults: offline },
    ...observations,
    { kind: "went", address: "/gift-cards", by: 0 },
    { kind: "went", address: "/", by: -1 },
    { kind: "went", address: "/search", by: 0 },
  ]);
  expect(recording.began.faults).toEqual(offline);
  expect(recording.steps.at(-1)).toMatchObject({ kind: "went", address: "/gift-cards" });
});

test("one of version 2 is read: nothing was broken in it, and it has no children", async () => {
  const { children: _, began, ...rest } = await recordedPath(refusedByPhone);
  const { faults: __, ...beganOf2 } = began;
  const read = readRecording(JSON.stringify({ ...rest, began: beganOf2, version: 2 }));
  expect(read).toMatchObject({ version: 3, children: [], began: { faults: null }, entrance: "/…" });
});

test.each([
  ["/red-apple/reservation/time?services=102", "/:company/reservation/time"],
  ["/gift-cards/new?step=design&x=1", "/gift-cards/new?step=design"],
  ["https://kezek.test/gift-cards/6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f", "/gift-cards/:giftCardId"],
  ["/gift-cards/…", "/gift-cards/:giftCardId"],
  ["/auth/sms?return=…", "/auth/sms"],
  ["/nobody/knows/this/page", "/nobody/knows/this/page"],
])("the address %s is one of the page %s", (address, page) => {
  expect(pageOfAddress(address)).toBe(page);
});

test.each([
  [
    "/red-apple/reservation/time?services=102&start=2026-11-23T13%3A00%3A00%2B05%3A00#k=secret",
    "/red-apple/reservation/time?services=102&start=2026-11-23T13:00:00+05:00",
  ],
  [
    "/red-apple-17/reservation/masters?services=102,7.4_7&master=4&date=2026-11-23&express=1&wait=30&manner=together&auth=sign-up",
    "/red-apple-17/reservation/masters?services=102,7.4_7&master=4&date=2026-11-23&express=1&wait=30&manner=together&auth=sign-up",
  ],
  ["/?category=brows-and-lashes&page=2", "/?category=brows-and-lashes&page=2"],
  ["/red-apple/masters/41", "/red-apple/masters/41"],
  ["/raffleprize/red_apple", "/raffleprize/red_apple"],
  ["/gift-cards/new?step=design", "/gift-cards/new?step=design"],
  ["/personalization?step=review", "/personalization?step=review"],
  ["/my/reservation/6f0d6c5e-6a52-4d5b-9a3c-1a2b3c4d5e6f/success", "/my/reservation/…/success"],
  ["/sl/Ab3xK9", "/sl/…"],
  ["/auth/sms?return=%2Fmy%2Fprofile", "/auth/sms?return=…"],
  ["/", "/"],
  ["/nobody/knows/this/page", "/…/…/…/…"],
  ["/8c2f0e6b9d5a", "/…"],
  ["/b7b8f4e2c1d0/reservation/77011234567", "/…/reservation/…"],
  ["/red-apple/masters/77011234567", "/red-apple/masters/…"],
  ["/auth/77011234567", "/auth/…"],
  ["/raffleprize/%D0%9C%D0%B0%D0%B4%D0%B8%D0%BD%D0%B0", "/raffleprize/…"],
  ["/?77011234567", "/?…=…"],
  ["/?token=Ab3xK9&category=Ab3xK9", "/?token=…&category=…"],
  ...Object.entries({
    auth: "Ab3xK9",
    category: "77011234567",
    date: "2026-02-30",
    express: "secret",
    manner: "Madina",
    master: "77011234567",
    page: "77011234567",
    services: "77011234567",
    start: "13:00",
    step: "8c2f0e6b9d5a",
    wait: "77011234567",
  }).map(([key, value]) => [`/red-apple?${key}=${value}`, `/red-apple?${key}=…`]),
])("of the address %s is told %s", (address, expected) => {
  expect(redactedAddress(new URL(address, "https://kezek.test"))).toBe(expected);
});
