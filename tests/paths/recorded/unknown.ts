import { failureIn, type RecordedHappening, type RecordedProcess } from "../../../src/studio/recording.ts";
import type { Answer } from "../../../machines/kit/paths.ts";
import type { AnyPaths } from "../walk/steps.ts";
import type { WalkedMachine } from "../machines.ts";
import { nameOf } from "./follow.ts";

/** A step that the machine's paths do not have: its number, its name, and what to write where, so that they do. */
export type UnknownStep = { step: number; name: string; file: string; lines: string[] };

type RecordedEvent = Extract<RecordedHappening, { kind: "event" }>;
type RecordedAnswer = Extract<RecordedHappening, { kind: "answer" }>;

/** The steps of a recording that are in no paths of its machine, by their type, outcome or failure: each once. */
export function unknownSteps(
  { steps }: RecordedProcess,
  { name, paths }: Pick<WalkedMachine, "name" | "paths">,
): UnknownStep[] {
  const file = `machines/${name}/paths.ts`;
  const found = steps.flatMap((step, index): UnknownStep[] => {
    if (step.kind !== "event" && step.kind !== "answer") return [];
    const lines = step.kind === "event" ? linesOfEvent(paths, step) : linesOfAnswer(paths, step);
    return lines.length === 0 ? [] : [{ step: index + 1, name: nameOf(step), file, lines }];
  });
  return [...new Map(found.toReversed().map((one) => [one.lines.join("\n"), one])).values()].toReversed();
}

function linesOfEvent({ machine, events }: AnyPaths, { type, content }: RecordedEvent): string[] {
  if (!machine.events.includes(type))
    return [`// ${machine.id} takes no event ${JSON.stringify(type)} any more, or does not yet.`];
  const isKnown = Object.values(events).some((event) => event.type === type);
  if (isKnown) return [];
  const given = { type, ...(typeof content === "object" ? content : {}) };
  return ["events: {", `  ${JSON.stringify(type)}: ${literal(given)},`, "}"];
}

function linesOfAnswer({ answers }: AnyPaths, step: RecordedAnswer): string[] {
  const known = Object.values(answers[step.id] ?? {}).filter((answer) => step.outcome in answer);
  const isKnown =
    step.failure === undefined || step.outcome !== "failed"
      ? known.length > 0
      : known.some((answer) => failureOf(answer) === step.failure);
  if (isKnown) return [];
  return ["answers: {", `  ${key(step.id)}: {`, `    ${lineOfAnswer(step)}`, "  },", "}"];
}

function failureOf(answer: Answer<never>): string | undefined {
  return "failed" in answer ? failureIn({ failure: answer.failed }) : undefined;
}

function lineOfAnswer({ outcome, failure, content }: RecordedAnswer): string {
  if (outcome === "changed") return `"as recorded": { changed: () => (${literal(content)}), by: [] },`;
  if (outcome === "done") return `"as recorded": { done: () => (${literal(content)}) },`;
  if (failure === "unreachable" || failure === undefined || failure === "broken") return `${failure ?? "broken"},`;
  return `${key(failure)}: refused(${JSON.stringify(failure)}),`;
}

/** JSON as code is written; what a recording holds of names and texts stays one. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const fields = Object.entries(value).map(([name, held]) => `${key(name)}: ${literal(held)}`);
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

function key(name: string): string {
  return /^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name);
}
