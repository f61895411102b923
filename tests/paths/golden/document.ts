import type { WalkedMachine } from "../machines.ts";
import { pathOf, statesOf } from "../../../machines/kit/chart.ts";
import { explore } from "../walk/explore.ts";
import { groupBy } from "../walk/group-by.ts";
import { entrancesOf, stepsAt, type Step } from "../walk/steps.ts";
import { conditionsOf, type Condition } from "./conditions.ts";
import { namesOf } from "./names.ts";
import { outcomeOf, type Outcome } from "./outcome.ts";
import { Text } from "./text.ts";

const head = `Written by "npm run paths -- golden"; a change of the machine is reviewed as the change of this file.
`;

/** What each step leads to in each state of a machine: the next state, the calls, the facts, what changes in the context. */
export function goldenDocument({ name, paths }: Pick<WalkedMachine, "name" | "paths">): string {
  const names = namesOf(name);
  const entrances = entrancesOf(paths).flatMap((step) => rowsOf(step, [outcomeOf(paths, names, null, step)]));
  const places = groupBy(new Set(explore(paths).map(({ to }) => to)), ({ state }) => state);
  const states = statesOf(paths.machine).flatMap((node) => {
    const state = pathOf(node);
    const possible = (places.get(state) ?? []).flatMap((place) =>
      stepsAt(paths, place.snapshot).map((step) => ({ step, place })),
    );
    const rows = [...groupBy(possible, ({ step }) => step.name).values()].flatMap((able) =>
      rowsOf(
        able[0]?.step,
        able.map(({ place, step }) => outcomeOf(paths, names, place, step)),
      ),
    );
    return places.has(state) ? ["", state, ...(rows.length > 0 ? rows : ["  is an end"])] : [];
  });
  const body = [head, "○", ...entrances, ...states].join("\n");
  const text = new Text(names, null);
  const legend = names.usedIn(body).map(([example, value]) => `‹${example}› ${text.unnamed(value)}`);
  return `${[body, ...(legend.length > 0 ? ["", ...legend] : [])].join("\n")}\n`;
}

function rowsOf(step: Step | undefined, outcomes: Outcome[]): string[] {
  if (!step || outcomes.every(({ to }) => to === null)) return [];
  const cases = outcomes.map((outcome) => ({ facts: outcome.distinguished, result: signatureOf(outcome) }));
  const results = [...groupBy(outcomes, signatureOf)].flatMap(([signature, group]) =>
    resultOf(whereOf(conditionsOf(signature, cases)), group),
  );
  return [`  ${step.name}`, ...results];
}

function signatureOf({ to, branch, calls, facts }: Outcome): string {
  return JSON.stringify([to, branch, calls, facts]);
}

function whereOf(conditions: Condition[] | null): string {
  if (conditions === null) return " at times";
  const alternatives = conditions.map((condition) =>
    [...condition].map(([name, values]) => `${name} ${values.join("|")}`).join(", "),
  );
  return alternatives.includes("") ? "" : ` where ${alternatives.join("\n        or ")}`;
}

function resultOf(where: string, group: Outcome[]): string[] {
  const [first] = group;
  if (!first) return [];
  if (first.to === null) return [`    ignored${where}`];
  return [
    `    → ${first.to}${where}`,
    ...first.calls.map((call) => `      calls ${call}`),
    ...first.facts.map((fact) => `      tells ${fact}`),
    ...changesOf(group).map((change) => `      sets ${change}`),
  ];
}

function changesOf(group: Outcome[]): string[] {
  const names = [...new Set(group.flatMap(({ context }) => [...context.keys()]))];
  return names.flatMap((name) => {
    const values = group.map(({ context }) => context.get(name));
    if (values.every((value) => !value?.isChanged)) return [];
    const all = new Set(values.map((value) => value?.text()));
    if (all.size === 1) return [`${name} ${[...all][0]}`];
    const changed = new Set(values.filter((value) => value?.isChanged).map((value) => value?.text()));
    const isKept = values.some((value) => !value?.isChanged && !changed.has(value?.text()));
    return [`${name} ${inLines([...changed, ...(isKept ? ["as before"] : [])])}`];
  });
}

const longest = 100;

/** The one or the other, each in a line of its own where they are long. */
function inLines(values: (string | undefined)[]): string {
  const line = values.join(" | ");
  return line.length > longest ? values.join("\n        | ") : line;
}
