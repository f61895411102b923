import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runStage } from "../../scripts/project/stage.ts";

let folder: string;
let printed: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kezek-stage-"));
  printed = "";
  const print = (text: unknown): boolean => {
    printed += `${String(text)}\n`;
    return true;
  };
  vi.spyOn(console, "log").mockImplementation(print);
  vi.spyOn(process.stdout, "write").mockImplementation(print);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const count = (reportJson: string) => {
  const results: boolean[] = JSON.parse(reportJson);
  return { passed: results.filter((ok) => ok).length, failed: results.filter((ok) => !ok).length };
};
const writing = (report: string) =>
  `require("fs").writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, '${report}');`;

describe("a stage of npm test", () => {
  it("counts as one and keeps quiet when it passes", async () => {
    const result = await runStage({ name: "types", args: ["-e", "console.log('chatter')"] }, join(folder, "none"));
    expect(result).toEqual({ passed: 1, failed: 0 });
    expect(printed).toMatch(/^✓ types \(\d+\.\d s\)\n$/);
  });

  it("shows what was said when it fails", async () => {
    const result = await runStage(
      { name: "types", args: ["-e", "console.error('why'); process.exit(2)"] },
      join(folder, "none"),
    );
    expect(result).toEqual({ passed: 0, failed: 1 });
    expect(printed).toContain("why\n");
    expect(printed).toContain("✗ types");
  });

  it("fails and says so when something ended it", async () => {
    const killed = { name: "types", args: ["-e", "process.kill(process.pid, 'SIGTERM'); setTimeout(() => {}, 60000)"] };
    expect(await runStage(killed, join(folder, "none"))).toEqual({ passed: 0, failed: 1 });
    expect(printed).toMatch(/✗ types \(\d+\.\d s, ended by SIGTERM\)/);
  });

  it("counts the tests of its report", async () => {
    const args = ["-e", `${writing("[true, true, false]")} process.exit(1)`];
    expect(await runStage({ name: "unit", args, count }, join(folder, "report"))).toEqual({ passed: 2, failed: 1 });
  });

  it("counts one failure when it failed for another reason than a test", async () => {
    const broken = { name: "unit", args: ["-e", `${writing("[true]")} process.exit(1)`], count };
    expect(await runStage(broken, join(folder, "report"))).toEqual({ passed: 1, failed: 1 });
    const silent = { name: "unit", args: ["-e", "process.exit(1)"], count };
    expect(await runStage(silent, join(folder, "none"))).toEqual({ passed: 0, failed: 1 });
  });

  it("fails when it ran no test at all", async () => {
    const empty = { name: "unit", args: ["-e", writing("[]")], count };
    expect(await runStage(empty, join(folder, "report"))).toEqual({ passed: 0, failed: 1 });
  });
});
