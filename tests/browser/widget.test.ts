// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createTrack } from "../../src/app/analytics.ts";
import { createPostToHost } from "../../src/app/post-to-host.ts";

afterEach(() => vi.restoreAllMocks());

test("the page around a widget is told that a visit stands, and analytics of nothing", async () => {
  vi.spyOn(window, "top", "get").mockReturnValue(null);
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  createPostToHost()({ type: "booked", firmId: 7 });
  await expect.poll(() => post.mock.calls).toEqual([[{ source: "kezek", type: "booked", firmId: 7 }, "*"]]);
  expect(createTrack({ key: "key", url: "https://analytics.test" })).toBeUndefined();
});

test("a page that is no widget says nothing to itself", async () => {
  const post = vi.spyOn(window.parent, "postMessage").mockImplementation(() => {});
  createPostToHost()({ type: "booked", firmId: 7 });
  await vi.dynamicImportSettled();
  expect(post).not.toHaveBeenCalled();
});
