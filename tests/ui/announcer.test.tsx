import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Announcer, useAnnounce } from "../../src/ui/Announcer.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
function Voice() {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce("12 free times")}>
      Say
    </button>
  );
}

const announced = () => screen.getByRole("status").textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test("what was said is not found any more by those who walk through the page later", () => {
  render(
    <Announcer>
      <Voice />
    </Announcer>,
  );
  fireEvent.click(screen.getByRole("button"));
  expect(announced()).toBe("12 free times");
  pass(4000);
  fireEvent.click(screen.getByRole("button"));
  pass(4000);
  expect(announced()).toBe("12 free times");
  pass(1000);
  expect(announced()).toBe("");
});
