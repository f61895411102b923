import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

/** What became of a picture since it was accepted; `of` is in changed pixels, where sizes are the same. */
export type Change = { kind: "same" } | { kind: "new" } | { kind: "resized" } | { kind: "changed"; of: number };

/** Fewer pixels than that are how letters happen to be smoothed. */
const smoothing = 20;

/**
 * Compares a picture with the one that was accepted, and draws what differs beside it.
 * @param diff where the drawing goes; nothing stands there when there is no difference to draw
 */
export async function changeOf(taken: string, accepted: string, diff: string): Promise<Change> {
  await rm(diff, { force: true });
  const before = await readFile(accepted).catch(() => null);
  if (before === null) return { kind: "new" };
  const after = await readFile(taken);
  if (after.equals(before)) return { kind: "same" };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = other;
  if (one.width !== width || one.height !== height) return { kind: "resized" };
  const drawn = new PNG({ width, height });
  const of = pixelmatch(one.data, other.data, drawn.data, width, height, { threshold: 0.1 });
  if (of <= smoothing) return { kind: "same" };
  await mkdir(dirname(diff), { recursive: true });
  await writeFile(diff, PNG.sync.write(drawn));
  return { kind: "changed", of };
}
