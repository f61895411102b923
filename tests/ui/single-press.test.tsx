import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { SinglePress } from "../../src/ui/SinglePress.tsx";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("the second press of a double press on «Выбрать время» neither opens the visit nor goes further", async () => {
  await renderApp("/red-apple-naberezhnaya/reservation/masters?services=1");
  const toTime = await screen.findByRole("button", { name: "Выбрать время" });
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date", "setTimeout", "clearTimeout"] });
  fireEvent.click(toTime);
  expect(screen.queryByRole("button", { name: "Выбрать время" })).toBeNull();
  const visit = screen.getByRole("button", { expanded: false });
  pass(150);
  fireEvent.click(visit);
  expect(visit.getAttribute("aria-expanded")).toBe("false");
  pass(400);
  fireEvent.click(visit);
  expect(visit.getAttribute("aria-expanded")).toBe("true");
});

/** A button in whose place the next step's is, once it is pressed. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <SinglePress step={String(step)} className={undefined}>
      <button type="button" onClick={() => setStep(step + 1)}>
        {step}
      </button>
    </SinglePress>
  );
}

test.each([
  ["clicks of a mouse", [1, 2]],
  ["taps that each say to be the first", [1, 1]],
  ["presses of a key", [0, 0]],
])("two %s in a row go on by one step, and a later press by another", (_, [first, second]) => {
  vi.useFakeTimers();
  render(<Steps />);
  fireEvent.click(screen.getByRole("button"), { detail: first });
  pass(150);
  fireEvent.click(screen.getByRole("button"), { detail: second });
  expect(screen.getByRole("button").textContent).toBe("2");
  pass(400);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("3");
});

test("what is shown first is pressed at once", () => {
  render(<Steps />);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("2");
});
