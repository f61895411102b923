import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findChromium } from "../../scripts/chromium.ts";
import { findFirefox } from "../../scripts/firefox.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-chromium-"));
  for (const name of ["CHROMIUM_PATH", "FIREFOX_PATH"]) vi.stubEnv(name, undefined);
  vi.stubEnv("PATH", `${folder}:/usr/bin:/bin`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function program(name: string, code: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\nexit ${code}\n`);
  await chmod(path, 0o755);
  return path;
}

describe.each([
  { browser: "Chromium", variable: "CHROMIUM_PATH", names: ["chromium", "google-chrome"], find: findChromium },
  { browser: "Firefox", variable: "FIREFOX_PATH", names: ["firefox-esr", "firefox"], find: findFirefox },
])("the $browser of the browser tests", ({ variable, names: [first = "", second = ""], find }) => {
  it("is the one that was named", async () => {
    const named = await program("mine", 0);
    await program(first, 0);
    vi.stubEnv(variable, named);
    expect(find()).toBe(named);
  });

  it("is else an installed one, passing over what does not run", async () => {
    await program(first, 127);
    const working = await program(second, 0);
    expect(find()).toBe(working);
  });
});
