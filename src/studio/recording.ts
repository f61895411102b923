import * as v from "valibot";

/** What this studio writes. A file of another version is read if there is a way from it, or refused with the reason. */
const version = 1;

const step = v.variant("kind", [
  v.object({ kind: v.literal("event"), at: v.number(), type: v.string(), content: v.unknown(), ...seenAfter() }),
  v.object({
    kind: v.literal("answer"),
    at: v.number(),
    id: v.string(),
    outcome: v.picklist(["done", "failed", "changed"]),
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
  began: v.object({ state: v.string(), context: v.unknown() }),
  steps: v.array(step),
});

/** What a client did to a process and what the world answered, with what was seen after each: see docs/recordings.md. */
export type Recording = v.InferOutput<typeof recording>;
export type RecordedStep = v.InferOutput<typeof step>;

export const recordingHead = { format: "kezek-recording", version } as const;

/** Reads a recording. @throws Error with what is wrong with it, in words */
export function readRecording(text: string): Recording {
  const file = parse(text);
  if (!isObject(file) || !("format" in file) || file.format !== "kezek-recording") {
    throw new Error("This file is no recording of the studio.");
  }
  const given = "version" in file ? file.version : undefined;
  if (given !== version) {
    throw new Error(
      `This recording is of version ${JSON.stringify(given)}, and ${version} is read here: record it anew.`,
    );
  }
  const read = v.safeParse(recording, file);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`This recording is broken at ${v.getDotPath(issue) ?? "its beginning"}: ${issue.message}`);
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
