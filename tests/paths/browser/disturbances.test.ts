import { describe, expect, it } from "vitest";
import { askedMachines } from "../machines.ts";
import { undisturbed } from "../report/undisturbed.ts";
import { restorationsOf } from "../restored.ts";
import { explore } from "../walk/explore.ts";

describe.each(askedMachines)("The disturbed tours of $name", (machine) => {
  const { name, paths } = machine;

  it("come back by ways in, and hear steps, that the machine has", () => {
    const known = new Set(explore(paths).map(({ step }) => step.name));
    const named = Object.values(restorationsOf(name).states).flatMap(({ reload, back, double }) => [
      double ?? null,
      ...("as" in reload ? [reload.as, reload.andThen ?? []].flat() : []),
      ...(typeof back === "object" && "by" in back ? [...back.after, back.by, back.again].flat() : []),
      ...(typeof back === "object" && "leavesAfter" in back ? back.leavesAfter : []),
    ]);
    expect(named.filter((step) => step !== null && !known.has(step))).toEqual([]);
  });

  it("disturb every state in every way but those that are said to be impossible", () => {
    expect([...undisturbed(machine)].filter(([, reason]) => reason === "")).toEqual([]);
  });

  it("keep what tells the machine's snapshots apart", () => {
    const [first] = explore(paths);
    const told = Object.keys(first ? paths.distinguish(first.to.snapshot) : {});
    expect(restorationsOf(name).kept.filter((key) => !told.includes(key))).toEqual([]);
  });
});
