import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { rememberStyles } from "./computed-style.ts";
import { renderedAt } from "./rendered-at.ts";

// A machine that is busy with other tests is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom lacks of a window and the client uses. `<dialog>` it knows as an element without methods; what listens is told later. */
if (typeof window !== "undefined") {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    },
  });
  window.scrollTo = () => {};
  rememberStyles();
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** It is that moment in each test of the client, and where its module is read, whatever day the tests are run on. */
const stopClock = () => void vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
stopClock();
beforeEach(stopClock);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a page still loads would fail without this file's window, for every later file too. */
afterAll(() => vi.dynamicImportSettled());
afterAll(() => {
  if (typeof window === "undefined") return;
  document.body.replaceChildren();
  document.head.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
