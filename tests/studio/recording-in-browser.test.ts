import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readRecording, type Recording } from "../../src/studio/recording.ts";
import { type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { recordingOf } from "../../src/studio/seen/record.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { saveRecording } from "../paths/commands/recording.ts";
import { follow, nameOf } from "../paths/recorded/follow.ts";
import { playable } from "../paths/recorded/playable.ts";
import { restorationsOf } from "../paths/restored.ts";
import { movesAlong } from "../paths/walk/along.ts";
import { transitionsOf } from "../paths/walk/generate.ts";
import { machineNamed, machines } from "../paths/machines.ts";
import { seenOf, messagesFrom } from "./support.ts";
import {
  recordingFrom,
  recorded,
  observationsOf,
  recordedPath,
  refusedByPhone,
  filesOfTest,
  giftCard,
  giftCardTour,
} from "./recorded.ts";

const { fileOf } = filesOfTest();

const offline: Faults = { ...noFaults, calls: [{ operation: "", method: "", path: "", kind: "offline" }] };
const isOver = ({ kind }: Observation) => kind === "ended";

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

test("a recording that no browser can play to its end is kept as a test on the machine alone, and why is said", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  const recording = await recorded(
    "gift-card",
    giftCardTour("a reload with a code on its way", "contacts: somethingNew"),
  );
  const file = fileOf(recording);
  const folder = join(file, "..", "kept");
  saveRecording(file, "", folder);
  expect(lines.at(-1)).toMatch(
    /^not in a browser: step \d+, contacts: somethingNew: the service of today says nothing/,
  );
  expect(readdirSync(folder).toSorted()).toEqual(["visit.json", "visit.test.ts"]);
});

/** A gift card whose amount is confirmed in a tunnel, and whose page is loaded again, out of it, where that leads to a way in. */
async function loadedAgain(wayIn: string): Promise<Recording> {
  const before = await observationsOf(
    "gift-card",
    giftCardTour("somebody who wants to give", "gift-card.edited: an amount", "amount.confirmed"),
  );
  const again = await observationsOf("gift-card", giftCardTour(wayIn, "step.revisited: amount"));
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
    ["broken: Every call does not leave the device", "choosingDesign"],
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
    giftCardTour("somebody who wants to give", "gift-card.edited: an amount"),
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
    giftCardTour("somebody who wants to give", "gift-card.edited: an amount", "purchase.abandoned"),
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
