import { afterEach, describe, expect, test, vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import { createEmit } from "../../src/app/emit.ts";
import { pageReactions } from "../../src/app/facts/page-reactions.ts";

afterEach(() => vi.restoreAllMocks());

describe("What follows from what happens on a page", () => {
  test.each([
    ["on", vi.fn<Track>()],
    ["off", undefined],
  ])("follows from any of it, where analytics is %s", (_, track) => {
    const opened = vi.spyOn(pageReactions, "firm.opened").mockImplementation(() => {});
    const keepTab = vi.fn<(key: string) => void>();
    const emit = createEmit({ keepTab }, track);
    emit({ type: "tab.pressed", key: "women" });
    emit({ type: "firm.opened", firmId: 7 });
    expect(keepTab.mock.calls).toEqual([["women"]]);
    expect(opened.mock.calls).toEqual([[{ type: "firm.opened", firmId: 7 }, { keepTab }]]);
  });

  test("is told to analytics too", async () => {
    const track = vi.fn<Track>();
    const emit = createEmit({ keepTab() {} }, track);
    emit({ type: "tab.pressed", key: "women" });
    emit({ type: "firm.opened", firmId: 7 });
    await expect.poll(() => track.mock.calls).toEqual([["open_firm", { firmId: 7 }]]);
  });
});
