import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PlantedBug } from "./bug.ts";
import { plantedIn } from "./list.ts";

/** A copy of the working tree, to be spoiled. */
export type Copy = {
  folder: string;
  /** Has a bug in the copy while something is done. */
  withBug<Done>(bug: PlantedBug, act: () => Done): Done;
  remove(): void;
};

/** Copies all that is not ignored, and what was built; packages are linked. */
export function copyOfTree(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "kezek-planted-"));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split("\0").filter((name) => name !== "" && existsSync(name)))
    cpSync(file, path.join(folder, file));
  if (existsSync("dist")) cpSync("dist", path.join(folder, "dist"), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  return {
    folder,
    withBug(bug, act) {
      const place = path.join(folder, bug.file);
      const source = readFileSync(place, "utf8");
      writeFileSync(place, plantedIn(bug, source));
      try {
        return act();
      } finally {
        writeFileSync(place, source);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
