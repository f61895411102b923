// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Sheet } from "../../src/ui/Sheet.tsx";
import "../support/dom.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sheet = (isOpen: boolean, isLocked = false) => (
  <Sheet isOpen={isOpen} isLocked={isLocked} onClose={() => {}} title="Выйти?" closeLabel="Закрыть">
    Текст
  </Sheet>
);
const closedBy = () => screen.getByRole("dialog", { hidden: true }).getAttribute("closedby");

test("the second press of the double press that opened a sheet does not close it; a later one does, each time it is opened", () => {
  const { rerender } = render(sheet(false));
  for (const _ of [1, 2]) {
    rerender(sheet(true));
    expect(closedBy()).toBe("closerequest");
    act(() => void vi.advanceTimersByTime(400));
    expect(closedBy()).toBe("any");
    rerender(sheet(false));
  }
});

test("nothing closes a sheet while what goes on in it has to be waited for", () => {
  render(sheet(true, true));
  act(() => void vi.advanceTimersByTime(400));
  expect(closedBy()).toBe("none");
});
