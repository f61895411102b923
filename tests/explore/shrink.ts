import type { Step } from "./step.ts";

/**
 * The shortest list of steps found that still fails: ever smaller parts are left out (Zeller's ddmin), until no single step can be.
 * @param stillFails whether the same goes wrong with these steps
 */
export async function shrink(
  steps: readonly Step[],
  stillFails: (fewer: readonly Step[]) => Promise<boolean>,
): Promise<readonly Step[]> {
  let shortest = steps;
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length;) {
      const fewer = [...shortest.slice(0, at), ...shortest.slice(at + size)];
      if (fewer.length > 0 && (await stillFails(fewer))) shortest = fewer;
      else at += size;
    }
  }
  return shortest;
}
