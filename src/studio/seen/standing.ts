import type { Change } from "../redaction/redact.ts";
import type { FromPage } from "../wire.ts";
import type { SeenActor } from "./seen.ts";

/** Where an actor stood at a moment of the log. */
export type Standing = {
  state: string;
  /** The declared transitions of the step that led there. */
  transitions: readonly string[];
  context: unknown;
  changes: readonly Change[];
};

/** Where an actor stood after the entries that are given; undefined before it began. It looks, and does nothing. */
export function standingAfter(
  log: readonly FromPage[],
  { page, actor }: Pick<SeenActor, "page" | "actor">,
): Standing | undefined {
  let standing: Standing | undefined;
  for (const one of log) {
    const { observation } = one;
    if (one.page !== page || !("actor" in observation) || observation.actor !== actor) continue;
    if (observation.kind === "began")
      standing = { state: observation.state, transitions: [], context: observation.context, changes: [] };
    if (observation.kind !== "moved" || standing === undefined) continue;
    const { state, transitions, changes } = observation;
    standing = { state, transitions, changes, context: changes.reduce(changed, standing.context) };
  }
  return standing;
}

/** Where an actor stands, by the last step that it took: what it was sent since and did not take is passed over. */
export function lastStanding(log: readonly FromPage[], actor: Pick<SeenActor, "page" | "actor">): Standing | undefined {
  return standingAfter(
    log.filter(({ observation }) => observation.kind !== "moved" || observation.transitions.length > 0),
    actor,
  );
}

function changed(context: unknown, { path, is }: Change): unknown {
  return withValue(context, path.split("."), is);
}

function withValue(holder: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  const known: Readonly<Record<string, unknown>> = isRecord(holder) ? holder : {};
  return { ...known, [name]: withValue(known[name], rest, value) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
