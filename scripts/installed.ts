import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { env, getuid, platform } from "node:process";

/** The paths that programs of these names have where the shell looks for some. */
export function pathsOf(names: readonly string[]): string[] {
  const folders = (env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** The first of the programs that runs on this machine. */
export function firstThatRuns(candidates: readonly (string | undefined)[]): string | undefined {
  const runs = (path: string) => spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
  return candidates.find((path) => path !== undefined && path !== "" && runs(path));
}

/** Installs the first of the packages that can be: by root, on Debian. */
export function installByApt(packages: readonly string[]): void {
  if (platform !== "linux" || getuid?.() !== 0) return;
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  for (const name of packages) {
    const { status } = spawnSync("apt-get", ["install", "-qq", "--yes", name], {
      stdio: "inherit",
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
    if (status === 0) return;
  }
}
