import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const lock = {
  packages: {
    "": { version: "1.0.0" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  },
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-install-"));
  await mkdir(join(folder, "node_modules"));
  await writeFile(join(folder, "package-lock.json"), JSON.stringify(lock));
  await writeFile(join(folder, "npm.js"), 'require("fs").writeFileSync("asked", process.argv.slice(2).join(" "))');
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs installMissing() in the folder, with npm stood in for; answers what npm was asked to do. */
async function install(present: object | undefined): Promise<string> {
  if (present) await writeFile(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: present }));
  const module = pathToFileURL("scripts/project/install.mjs").href;
  const code = `import(${JSON.stringify(module)}).then(({ installMissing }) => process.exit(installMissing() ? 0 : 1))`;
  const env = { ...process.env, npm_execpath: join(folder, "npm.js") };
  expect(spawnSync(process.execPath, ["-e", code], { cwd: folder, env }).status).toBe(0);
  return readFile(join(folder, "asked"), "utf8").catch(() => "nothing");
}

describe("installing what is missing", () => {
  it("installs when there is nothing", async () => {
    expect(await install(undefined)).toMatch(/^ci --include=dev/);
  });

  it("installs when a package has another version than the lock file says", async () => {
    expect(await install({ "node_modules/react": { version: "19.3.0" } })).toMatch(/^ci /);
  });

  it("does nothing when all is there, whatever this machine has no use for", async () => {
    expect(await install({ "node_modules/react": { version: "19.3.1" } })).toBe("nothing");
  });
});
