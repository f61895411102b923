import { expect, test, vi } from "vitest";
import { savesData } from "../../src/browser/connection.ts";

test.each([
  ["4g", {}, false],
  ["3g", {}, true],
  ["2g", {}, true],
  ["slow-2g", {}, true],
  ["4g", { saveData: true }, true],
])("on a network as fast as %s, with %j, data are saved: %s", (effectiveType, more, isSaved) => {
  vi.stubGlobal("navigator", { connection: { effectiveType, ...more } });
  expect(savesData()).toBe(isSaved);
});

test("where the browser says nothing of its network no data are saved", () => {
  vi.stubGlobal("navigator", {});
  expect(savesData()).toBe(false);
});
