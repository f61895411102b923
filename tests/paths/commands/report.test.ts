import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentIn } from "../machine/slips.ts";
import { machineNamed, type WalkedMachine } from "../machines.ts";
import { marksOf } from "../report/marks.ts";
import type { CoveredPath } from "../report/coverage.ts";
import { writeReport } from "./report.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "report-"));
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(async () => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function reportOf(machine: WalkedMachine): Promise<string> {
  await writeReport([machine], folder, () => []);
  return await readFile(join(folder, "index.html"), "utf8");
}

it("The report of a machine that does as it should lists each transition as right, and does not fail", async () => {
  const page = await reportOf(machineNamed("reservation-change"));
  expect(page).toContain("0 faults");
  expect(page).toMatch(/<text class="sign \w+"[^>]*><title>[^<]+, reload: [^<]+<\/title>↻<\/text>/);
  expect(page).toContain("cancellation.confirmed→ cancellingReservation</td><td>✓</td>");
  expect(page).not.toContain("<td>wrong</td>");
  expect(process.exitCode).toBeUndefined();
});

it("The report of a machine that forgets a call says so, marks the transition as wrong, and fails", async () => {
  const page = await reportOf(silentIn("reservation-change", "cancellingReservation"));
  expect(page).toContain("cancelReservation is not called");
  expect(page).toContain("cancellation.confirmed→ cancellingReservation</td><td>wrong</td>");
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("cancelReservation is not called"));
  expect(process.exitCode).toBe(1);
});

it("The report colours a transition by where it was replayed, and a wrong one as never", () => {
  const path = (declared: string, more: Partial<CoveredPath>): CoveredPath => ({
    number: 1,
    name: declared,
    steps: [],
    moves: [`○ —${declared}→ a.b`],
    faults: [],
    declared: [declared],
    browser: "not replayed",
    reason: "",
    ...more,
  });
  const marks = marksOf(
    [
      path("everywhere", { browser: "replayed" }),
      path("half", { browser: "replayed" }),
      path("half", {}),
      path("machine", {}),
      path("wrong", { browser: "replayed", faults: ["wrong"] }),
    ],
    [
      { state: "a.b", disturbance: "reload", name: "a.b, reload", browser: "replayed", reason: "" },
      { state: "a.b", disturbance: "double", name: "a.b, double", browser: "impossible", reason: "there is one press" },
    ],
  );
  const names = ["everywhere", "half", "machine", "wrong", "undeclared"];
  expect(names.map(marks.ofTransition)).toEqual(["browser", "partly", "machine", "never", "never"]);
  expect(["a", "a.b", "c"].map(marks.ofState)).toEqual(["seen", "seen", ""]);
  expect(marks.signsOf("a.b")).toEqual([
    { sign: "↻", title: "a.b, reload: replayed", mark: "browser" },
    { sign: "×2", title: "a.b, double: there is one press", mark: "impossible" },
  ]);
  expect(marks.signsOf("a")).toEqual([]);
});
