import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { audit } from "../paths/machine/judge.ts";
import { replay } from "../paths/machine/replay.ts";
import { askedMachines } from "../paths/machines.ts";
import { wander } from "../paths/walk/wander.ts";

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });

describe.each(askedMachines)("A client who wanders through $name", (machine) => {
  const { paths, children } = machine;

  it("has their words carried and the facts told, with good keys, and never brings it down", async () => {
    const check = fc.asyncProperty(choices, async (picks) => {
      const steps = wander(paths, picks);
      const { world, snapshot } = await replay(paths, steps, children);
      expect(audit(machine, steps, world)).toEqual([]);
      expect(snapshot.status).not.toBe("error");
    });
    await fc.assert(check, { numRuns: 400 });
  });
});
