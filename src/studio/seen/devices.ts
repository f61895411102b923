import { type Faults, noFaults } from "../faults/faults.ts";
import type { Seen } from "./seen.ts";

/** Another browser that has a page open, and what goes wrong there on purpose, as far as it has said so. */
export type Device = { browser: string; name: string; faults: Faults };

export function devicesOf({ devices, log }: Pick<Seen, "devices" | "log">): Device[] {
  const left = new Set(log.flatMap(({ page, observation }) => (observation.kind === "left" ? [page] : [])));
  const open = Object.entries(devices).filter(([page]) => !left.has(page));
  return [...new Map(open.map(([, { browser, device }]) => [browser, device]))].map(([browser, name]) => ({
    browser,
    name,
    faults: faultsIn(log, (page) => devices[page]?.browser === browser),
  }));
}

/**
 * What the pages of a browser said last: their messages come one page after another, whenever they were posted. One that is opened where
 * something goes wrong says so first, so that nothing does where one begins with anything else.
 */
function faultsIn(log: Seen["log"], isOfBrowser: (page: string) => boolean): Faults {
  const known = log.flatMap(({ page, at, number, observation }) => {
    if (!isOfBrowser(page) || (observation.kind !== "broken" && number > 1)) return [];
    return [{ at, faults: observation.kind === "broken" ? observation.faults : noFaults }];
  });
  return known.toSorted((one, other) => one.at - other.at).at(-1)?.faults ?? noFaults;
}
