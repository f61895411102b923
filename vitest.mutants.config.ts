import { BaseSequencer, type TestSpecification } from "vitest/node";
import { defineConfig } from "vitest/config";

/** What takes seconds: it comes last, the slowest at the end, because most mutants die by what comes before. */
const slow = [
  "domain/availability/rooms",
  "machines/reservation/reload",
  "machines/wandering",
  "machines/session/interleaving",
  "paths/golden/documents",
  "paths/replay",
  "machines/refusals",
];

/** The tests of the domain's rules first, then those of the machines, then what takes long. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = slow.findIndex((name) => moduleId.endsWith(`tests/${name}.test.ts`));
      if (place >= 0) return 2 + place;
      return moduleId.includes("/tests/domain/") ? 0 : 1;
    };
    return files.toSorted((left, right) => rank(left) - rank(right));
  }
}

/**
 * The tests of pure rules: those that need no page, no service and no picture of a machine. What is pure leaves nothing
 * to the next file, so all of them share one process: a mutant costs a third of the time.
 */
export default defineConfig({
  test: {
    include: [
      "tests/{domain,machines,routes,queries}/**/*.test.ts",
      "tests/spec/{calls,validation-and-roles}.test.ts",
      "tests/paths/{golden,machine}/**/*.test.ts",
      "tests/paths/replay.test.ts",
    ],
    // It stands in for a module, which the other files would then share.
    exclude: ["tests/domain/time-stale-zones.test.ts"],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 60_000,
  },
});
