import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Sheet } from "../../src/ui/Sheet.tsx";

beforeEach(() => void vi.useFakeTimers());
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

test("a press in a sheet that gives way to something smaller does not close it by its second press beside it", () => {
  render(sheet(true));
  act(() => void vi.advanceTimersByTime(400));
  fireEvent.pointerDown(screen.getByText("Текст"));
  expect(closedBy()).toBe("closerequest");
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.pointerDown(screen.getByText("Текст"));
  act(() => void vi.advanceTimersByTime(300));
  expect(closedBy()).toBe("closerequest");
  act(() => void vi.advanceTimersByTime(100));
  expect(closedBy()).toBe("any");
});

const stepped = (step: string, content: ReactNode) => (
  <Sheet isOpen onClose={() => {}} title={`Шаг ${step}`} step={step} closeLabel="Закрыть">
    {content}
  </Sheet>
);

test("at each step of a sheet its title has the focus, or what is marked to have it", () => {
  const { rerender } = render(stepped("1", "Время"));
  expect(document.activeElement).toBe(document.body);
  rerender(stepped("2", "Цена"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Шаг 2", hidden: true }));
  rerender(
    stepped(
      "3",
      <button type="button" data-first>
        Оставить
      </button>,
    ),
  );
  expect(document.activeElement?.textContent).toBe("Оставить");
  screen.getByRole("button", { name: "Закрыть" }).focus();
  rerender(stepped("3", "Другое"));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Закрыть" }));
});

test.each([
  ["where what opened a sheet is gone, the page's heading has the focus once it is closed", true, "Вы записаны!"],
  ["where somebody has the focus already, they keep it", false, "Перенести"],
])("%s", (_, isGone, name) => {
  const page = (isOpen: boolean, isMovable: boolean) => (
    <>
      <h1 tabIndex={-1}>Вы записаны!</h1>
      {isMovable && <button type="button">Перенести</button>}
      {sheet(isOpen)}
    </>
  );
  const { rerender } = render(page(false, true));
  screen.getByText("Перенести").focus();
  rerender(page(true, true));
  rerender(page(true, !isGone));
  rerender(page(false, !isGone));
  expect(document.activeElement?.textContent).toBe(name);
});
