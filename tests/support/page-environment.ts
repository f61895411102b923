import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";
import { renderedAt } from "./render-app.tsx";

/** Before each test of a page: the moment of rendering on the clock, and what jsdom lacks of a window; all gone after it. */
export function preparePages(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    const observes = { observe: () => {}, disconnect: () => {} };
    vi.stubGlobal("ResizeObserver", function ResizeObserver() {
      return observes;
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
