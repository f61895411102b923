import { spawnSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { showPath } from "./commands/show.ts";

test("a machine is found by the name of its folder, and by that which the studio and its recordings have", () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  showPath("accountDeletion", 3);
  expect(log.mock.calls[0]).toEqual([expect.stringMatching(/^account-deletion 3: /)]);
  expect(() => showPath("accountDeletion", 9999)).toThrow(/^account-deletion has the paths 1 to \d+\.$/);
});

test("what is not there is said to be unknown in one line", () => {
  const args = ["--import", "tsx", "tests/paths/cli.ts", "replay", "time-held", "3"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect(stderr).toMatch(/^There is no machine "time-held": there are [^\n]*\n$/);
  expect(status).toBe(1);
});
