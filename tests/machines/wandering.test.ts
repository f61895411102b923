import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyFaults } from "../paths/machine/keys.ts";
import { replay } from "../paths/machine/replay.ts";
import { machines } from "../paths/machines.ts";
import { wander } from "../paths/walk/wander.ts";

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });

describe.each(machines)("A client who wanders through $name", ({ paths, children }) => {
  it("never makes a key carry two requests, or a request lose its key while its outcome is unknown", async () => {
    const check = fc.asyncProperty(choices, async (picks) => {
      const { world } = await replay(paths, wander(paths, picks), children);
      expect(keyFaults(world.calls)).toEqual([]);
    });
    await fc.assert(check, { numRuns: 150 });
  });

  it("never brings it down", async () => {
    const check = fc.asyncProperty(choices, async (picks) => {
      const { snapshot } = await replay(paths, wander(paths, picks), children);
      expect(snapshot.status).not.toBe("error");
    });
    await fc.assert(check, { numRuns: 150 });
  });
});
