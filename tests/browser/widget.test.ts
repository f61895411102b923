// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createTrack } from "../../src/app/analytics.ts";

afterEach(() => vi.restoreAllMocks());

test("the page around a widget is told that a visit stands, and nothing else of what the client does", async () => {
  vi.spyOn(window, "top", "get").mockReturnValue(null);
  const said = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  const track = createTrack({ key: "key", url: "https://analytics.test" });
  track("open_firm", { firmId: 7 });
  track("created_reservation_successfully", { firmId: 7 });
  await expect.poll(() => said).toHaveBeenCalled();
  expect(said.mock.calls).toEqual([[{ source: "kezek", type: "booked", firmId: 7 }, "*"]]);
});
