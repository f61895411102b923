import type { FromPage, Observation } from "../wire.ts";

/**
 * How often a call was made by then, for each entry that begins one, of a process or of the page: one more than before where the last
 * of that name failed, 1 otherwise.
 */
export function attemptsOf(log: readonly FromPage[]): Map<FromPage, number> {
  const attempts = new Map<FromPage, number>();
  /** The attempts that failed one after another, by whose call it is. */
  const failed = new Map<string, number>();
  for (const entry of log) {
    const { observation } = entry;
    const key = keyOf(entry);
    if (key === undefined) continue;
    if (observation.kind === "asked" || observation.kind === "called") attempts.set(entry, (failed.get(key) ?? 0) + 1);
    else if (isFailure(observation)) failed.set(key, (failed.get(key) ?? 0) + 1);
    else failed.delete(key);
  }
  return attempts;
}

function keyOf({ page, observation }: FromPage): string | undefined {
  switch (observation.kind) {
    case "asked":
    case "got":
      return `${page} ${observation.method} ${observation.path}`;
    case "called":
    case "answered":
      return `${page} ${observation.actor} ${observation.effect}`;
    default:
      return undefined;
  }
}

/** Whether a call is made once more after this: no answer, a failure of the service, or a token that has to be refreshed. */
function isFailure(observation: Observation): boolean {
  if (observation.kind === "answered") return observation.outcome === "failed";
  return (
    observation.kind === "got" && (observation.status === 0 || observation.status === 401 || observation.status >= 500)
  );
}
