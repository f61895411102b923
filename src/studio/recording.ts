import * as v from "valibot";
import { countOf, type Faults, faultsSchema } from "./faults/faults.ts";

/** What this studio writes. A file of another version is read if there is a way from it, or refused with the reason. */
const version = 3;

/** What a machine, an event, a fact, a call or a failure is called; lines of code are written with it. */
const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, "it is no name"));
/** A dot path; of a parallel state one for each that it is in. */
const state = v.pipe(v.string(), v.regex(/^[\w.-]+(?: \+ [\w.-]+)*$/, "it is no state"), v.maxLength(300));
/** What is printed: of one line, and of no orders to a terminal. */
const line = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]{0,2000}$/u, "it is no line of text"));

const step = v.variant("kind", [
  v.object({ kind: v.literal("event"), at: v.number(), type: name, content: v.unknown(), ...seenAfter() }),
  v.object({
    kind: v.literal("answer"),
    at: v.number(),
    id: name,
    outcome: v.picklist(["done", "failed", "changed"]),
    failure: v.optional(name),
    content: v.unknown(),
    ...seenAfter(),
  }),
  v.object({ kind: v.literal("faults"), at: v.number(), faults: v.nullable(faultsSchema), state }),
  v.object({ kind: v.literal("went"), at: v.number(), address: line, by: v.number(), state }),
  v.object({ kind: v.literal("reload"), at: v.number(), address: line, state, calls: v.optional(v.array(name)) }),
]);

/** What was seen after a step; facts and calls that are not there are not compared. */
function seenAfter() {
  return { state, facts: v.optional(v.array(name)), calls: v.optional(v.array(name)) };
}

const processEntries = {
  madeAt: line,
  machine: name,
  entrance: v.nullable(line),
  subject: v.record(v.string(), v.unknown()),
  began: v.object({
    state,
    context: v.unknown(),
    faults: v.nullable(faultsSchema),
    calls: v.optional(v.array(name)),
  }),
  steps: v.array(step),
};

const process = v.object(processEntries);

const recording = v.object({
  format: v.literal("kezek-recording"),
  version: v.literal(version),
  ...processEntries,
  children: v.array(process),
});

/** What a client did to a process and what the world did, with what was seen after each: see docs/recordings.md. */
export type Recording = v.InferOutput<typeof recording>;
/** The same of one process, without those that it invoked. */
export type RecordedProcess = v.InferOutput<typeof process>;
export type RecordedStep = v.InferOutput<typeof step>;
/** A step that the machine is told of. */
export type RecordedHappening = Extract<RecordedStep, { kind: "event" | "answer" }>;

export const recordingHead = { format: "kezek-recording", version } as const;

/** The fields of a context that say what a process is of. */
const subjectFields = ["firm", "subject", "reservationId", "giftCardId", "wish", "way"];

/** What a process is of, by what it and those that it is invoked by knew at their beginning, the outermost first; redacted as those. */
export function subjectOf(contexts: readonly unknown[]): Recording["subject"] {
  const fields = contexts.flatMap((context) => (isObject(context) ? Object.entries(context) : []));
  return Object.fromEntries(fields.filter(([name, value]) => subjectFields.includes(name) && value != null));
}

/** What goes wrong on purpose, as a recording has it: null where that is nothing. */
export function faultsOf(faults: Faults): Faults | null {
  return countOf(faults) === 0 ? null : faults;
}

/** Which failure an answer is of, as the machine's paths name it: the code of a refusal, or else its kind. */
export function failureIn(content: unknown): string | undefined {
  const failure = isObject(content) ? field(content, "failure") : undefined;
  if (!isObject(failure)) return undefined;
  const name = field(failure, "code") ?? field(failure, "kind");
  return typeof name === "string" ? name : undefined;
}

/** Reads a recording, also one of an older version. @throws Error with what is wrong with it, in words */
export function readRecording(text: string): Recording {
  const file = parse(text);
  if (!isObject(file) || field(file, "format") !== "kezek-recording") {
    throw new Error("This file is no recording of the studio.");
  }
  const given = field(file, "version");
  if (given !== 1 && given !== 2 && given !== version) {
    throw new Error(
      `This recording is of version ${JSON.stringify(given)}, and 1 to ${version} are read here: record it anew.`,
    );
  }
  const of2 = given === 1 ? ofVersion1(file) : file;
  const read = v.safeParse(recording, given === version ? file : ofVersion2(of2));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`This recording is broken at ${v.getDotPath(issue) ?? "its beginning"}: ${issue.message}`);
}

/** Version 1 did not say where its page stood; what it is of and how its answers failed stands in what it has. */
function ofVersion1(file: object): object {
  const began = field(file, "began");
  const steps = field(file, "steps");
  return {
    ...file,
    entrance: null,
    subject: subjectOf([isObject(began) ? field(began, "context") : undefined]),
    steps: Array.isArray(steps) ? steps.map(stepOfVersion1) : steps,
  };
}

/** Version 2 knew of nothing that was broken on purpose, ended where the page was loaded again, and had no children in it. */
function ofVersion2(file: object): object {
  const began = field(file, "began");
  return { ...file, version, began: isObject(began) ? { ...began, faults: null } : began, children: [] };
}

function stepOfVersion1(one: unknown): unknown {
  if (!isObject(one) || field(one, "kind") !== "answer") return one;
  const failure = failureIn(field(one, "content"));
  return { ...one, ...(failure && { failure }) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("This file is no JSON.");
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function field(value: object, name: string): unknown {
  return Object.entries(value).find(([known]) => known === name)?.[1];
}
