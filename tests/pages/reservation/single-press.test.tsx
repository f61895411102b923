// @vitest-environment jsdom
import "../../support/dom.ts";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SinglePress } from "../../../src/pages/reservation/panel/SinglePress.tsx";

afterEach(cleanup);

/** A button in whose place the next step's is, once it is pressed. */
function Steps() {
  const [step, setStep] = useState(1);
  return (
    <SinglePress className={undefined}>
      <button key={step} type="button" onClick={() => setStep(step + 1)}>
        {step}
      </button>
    </SinglePress>
  );
}

test("a double click goes on by one step", async () => {
  render(<Steps />);
  await userEvent.dblClick(screen.getByRole("button"));
  expect(screen.getByRole("button").textContent).toBe("2");
});

test("presses one by one, and those of the keyboard, go on by a step each", async () => {
  render(<Steps />);
  screen.getByRole("button").click();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button").textContent).toBe("3");
});
