import { describe, expect, it } from "vitest";
import type { Wanted } from "../../../src/studio/paths/about.ts";
import { machineNamed, machines } from "../machines.ts";
import { transitionsOf } from "../walk/generate.ts";
import { pathsAbout } from "./find.ts";

const { paths } = machineNamed("reservation");
const namesOf = (wanted: Wanted) => pathsAbout(paths, wanted).map(({ name }) => name);

describe("The paths about something", () => {
  it("are those that begin or end in a state, or in one within it", () => {
    const names = namesOf({ state: "held" });
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => /^held[. ]|→ held(\.|$)/.test(name))).toBe(true);
    const all = transitionsOf(paths).map(({ name }) => name);
    expect(all.filter((name) => /^held[. ]|→ held(\.|$)/.test(name))).toEqual(names);
  });

  it("are those of an event that a client causes", () => {
    const names = namesOf({ event: "slot.picked" });
    expect(names.length).toBeGreaterThan(0);
    expect(names.every((name) => name.includes("—slot.picked"))).toBe(true);
  });

  it("are those in which a call fails, and no others of that name", () => {
    const failed = machines.flatMap((machine) => pathsAbout(machine.paths, { fault: "" }));
    expect(failed.length).toBeGreaterThan(0);
    for (const { steps } of failed) {
      const last = steps.at(-1);
      expect(last?.kind === "answer" && "failed" in last.answer).toBe(true);
    }
    expect(pathsAbout(machineNamed("time-hold").paths, { fault: "slotTaken" }).length).toBeGreaterThan(0);
    expect(pathsAbout(machineNamed("time-hold").paths, { fault: "free" })).toEqual([]);
  });

  it("are those with each word in their name, whatever its letters' size", () => {
    const [some] = transitionsOf(paths);
    expect(namesOf({ words: [some?.name.toUpperCase() ?? ""] })).toContain(some?.name);
    expect(namesOf({ words: ["—", "no such word"] })).toEqual([]);
  });

  it("meet all that is wanted at once, and keep the numbers by which they are replayed", () => {
    const both = pathsAbout(paths, { state: "held", words: ["reload"] });
    expect(both.length).toBeGreaterThan(0);
    expect(both.every(({ name }) => name.includes("held") && name.includes("reload"))).toBe(true);
    const numbers = new Map(transitionsOf(paths).map(({ name, number }) => [name, number]));
    expect(both.map(({ number }) => number)).toEqual(both.map(({ name }) => numbers.get(name)));
  });
});
