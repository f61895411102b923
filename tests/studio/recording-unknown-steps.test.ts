import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { replayRecording } from "../paths/commands/recording.ts";
import { unknownSteps, type UnknownStep } from "../paths/recorded/unknown.ts";
import { machineOfRecording } from "../paths/recorded/follow.ts";
import { filesOfTest, hostile, recordedPath, refusedByPhone, visit } from "./recorded.ts";

const { fileOf } = filesOfTest();

/** What is said of a step that a machine's paths lack, where the recording of one that is refused has that in the place of its refusal. */
async function unknownInPlaceOf(step: object): Promise<UnknownStep[]> {
  const recording = await recordedPath(refusedByPhone);
  const steps = recording.steps.map((one) => ("failure" in one && one.failure ? Object.assign({}, one, step) : one));
  return unknownSteps({ ...recording, steps }, machineOfRecording(recording));
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

test("an event that the machine takes and its paths lack is offered with what it held, struck out", async () => {
  const recording = await visit();
  const { name, paths } = machineOfRecording(recording);
  const events = Object.fromEntries(Object.entries(paths.events).filter(([, { type }]) => type !== "slot.picked"));
  expect(unknownSteps(recording, { name, paths: { ...paths, events } })).toEqual([
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
