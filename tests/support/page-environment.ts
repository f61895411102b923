import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

/** Before each test of a page: what jsdom lacks of a window; all gone after it. */
export function preparePages(): void {
  beforeEach(() => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    const observes = { observe: () => {}, disconnect: () => {} };
    vi.stubGlobal("ResizeObserver", function ResizeObserver() {
      return observes;
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
}
