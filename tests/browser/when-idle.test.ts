import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../src/browser/page.ts";

afterEach(() => vi.unstubAllGlobals());

test("what waits for an idle browser does not wait for ever: one that is always busy does it all the same", () => {
  const asked = vi.fn<typeof requestIdleCallback>(() => 1);
  vi.stubGlobal("window", Object.assign(globalThis.window ?? {}, { requestIdleCallback: asked }));
  const act = vi.fn<() => void>();
  whenIdle(act);
  expect(asked).toHaveBeenCalledWith(act, { timeout: 10_000 });
});
