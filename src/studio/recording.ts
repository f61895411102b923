import * as v from "valibot";

/** What this studio writes. A file of another version is read if there is a way from it, or refused with the reason. */
const version = 2;

const step = v.variant("kind", [
  v.object({ kind: v.literal("event"), at: v.number(), type: v.string(), content: v.unknown(), ...seenAfter() }),
  v.object({
    kind: v.literal("answer"),
    at: v.number(),
    id: v.string(),
    outcome: v.picklist(["done", "failed", "changed"]),
    failure: v.optional(v.string()),
    content: v.unknown(),
    ...seenAfter(),
  }),
]);

/** What was seen after a step; facts and calls that are not there are not compared. */
function seenAfter() {
  return { state: v.string(), facts: v.optional(v.array(v.string())), calls: v.optional(v.array(v.string())) };
}

const recording = v.object({
  format: v.literal("kezek-recording"),
  version: v.literal(version),
  madeAt: v.string(),
  machine: v.string(),
  entrance: v.nullable(v.string()),
  subject: v.record(v.string(), v.unknown()),
  began: v.object({ state: v.string(), context: v.unknown() }),
  steps: v.array(step),
});

/** What a client did to a process and what the world answered, with what was seen after each: see docs/recordings.md. */
export type Recording = v.InferOutput<typeof recording>;
export type RecordedStep = v.InferOutput<typeof step>;

export const recordingHead = { format: "kezek-recording", version } as const;

/** The fields of a context that say what a process is of. */
const subjectFields = ["firm", "subject", "reservationId", "giftCardId", "wish", "way"];

/** What a process is of, by what it and those that it is invoked by knew at their beginning, the outermost first; redacted as those. */
export function subjectOf(contexts: readonly unknown[]): Recording["subject"] {
  const fields = contexts.flatMap((context) => (isObject(context) ? Object.entries(context) : []));
  return Object.fromEntries(fields.filter(([name, value]) => subjectFields.includes(name) && value != null));
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
  if (given !== 1 && given !== version) {
    throw new Error(
      `This recording is of version ${JSON.stringify(given)}, and 1 to ${version} are read here: record it anew.`,
    );
  }
  const read = v.safeParse(recording, given === 1 ? ofVersion1(file) : file);
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
    version,
    entrance: null,
    subject: subjectOf([isObject(began) ? field(began, "context") : undefined]),
    steps: Array.isArray(steps) ? steps.map(stepOfVersion1) : steps,
  };
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
