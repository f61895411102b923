import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findChromium } from "../../scripts/chromium.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-chromium-"));
  vi.stubEnv("CHROMIUM_PATH", undefined);
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

describe("the Chromium of the browser tests", () => {
  it("is the one that was named", async () => {
    const named = await program("mine", 0);
    await program("chromium", 0);
    vi.stubEnv("CHROMIUM_PATH", named);
    expect(findChromium()).toBe(named);
  });

  it("is else an installed one, passing over what does not run", async () => {
    await program("chromium", 127);
    const working = await program("google-chrome", 0);
    expect(findChromium()).toBe(working);
  });
});
