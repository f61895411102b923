import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { WalkedMachine } from "../paths/machines.ts";
import { changeOf } from "./changes.ts";
import { acceptedFolder, galleryFolder } from "./folders.ts";
import { looks, pictureOf } from "./looks.ts";
import { galleryPage, type Seen, type SeenMachine } from "./page.ts";
import { sightsOf } from "./sights.ts";

/**
 * Writes the page of the pictures that there are, each beside what changed in it, and of those that were accepted and are no more.
 * @returns how many have changed, or are no more
 */
export async function writeGallery(
  machines: readonly WalkedMachine[],
  folder = galleryFolder,
  accepted = acceptedFolder,
): Promise<number> {
  const shown: SeenMachine[] = [];
  for (const machine of machines) {
    const states = [];
    for (const { state, description } of sightsOf(machine)) {
      const seen: Seen[] = [];
      for (const look of looks) {
        const picture = pictureOf(machine.name, state, look);
        const taken = join(folder, picture);
        if (!existsSync(taken)) continue;
        const change = await changeOf(taken, join(accepted, picture), join(folder, "changes", picture));
        seen.push({ look, picture, change });
      }
      if (seen.length > 0) states.push({ state, description, seen });
    }
    const gone = await goneFrom(join(folder, machine.name), join(accepted, machine.name));
    if (states.length > 0) shown.push({ name: machine.name, states, gone });
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "index.html"), galleryPage(shown, new Date()));
  const all = shown.flatMap(({ states }) => states.flatMap(({ seen }) => seen));
  return all.filter(({ change }) => change.kind !== "same").length + shown.flatMap(({ gone }) => gone).length;
}

/** The pictures of a machine that were accepted and were not taken: their states are come to no more. */
async function goneFrom(taken: string, accepted: string): Promise<string[]> {
  if (!existsSync(accepted)) return [];
  const files = await readdir(accepted, { recursive: true });
  return files.filter((file) => file.endsWith(".png") && !existsSync(join(taken, file))).toSorted();
}
