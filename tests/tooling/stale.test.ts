import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";

const run = promisify(execFile);
const stale = resolve("scripts/project/stale.mjs");

let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "kezek-stale-"));
  for (const name of await readdir(".")) if (name !== "demo") await symlink(resolve(name), join(project, name));
});

afterEach(() => rm(project, { recursive: true }));

async function hashOf(part: "client" | "service"): Promise<string> {
  const script = `import(${JSON.stringify(stale)}).then(({ hashOf }) => console.log(hashOf("${part}")))`;
  const { stdout } = await run(process.execPath, ["--eval", script], { cwd: project });
  return stdout.trim();
}

it("tells what the service is made from without the demo too, as production has it", async () => {
  const without = await hashOf("service");
  expect(without).toMatch(/^[0-9a-f]{64}$/);
  await mkdir(join(project, "demo"));
  for (const name of ["catalogue", "demo.ts"]) await symlink(resolve("demo", name), join(project, "demo", name));
  expect(await hashOf("service")).not.toBe(without);
});

it("tells what the client is made from without the demo", async () => {
  expect(await hashOf("client")).toMatch(/^[0-9a-f]{64}$/);
});
