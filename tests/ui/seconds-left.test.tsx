import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test, vi } from "vitest";
import { useSecondsLeft } from "../../src/ui/use-seconds-left.ts";

function Left({ at }: { at: number }) {
  return <p>{useSecondsLeft(at)}</p>;
}

/** The device sleeps once what stands before it has been drawn and has read the clock, and before its timers start. */
function Sleep({ until }: { until: number }) {
  useLayoutEffect(() => void vi.setSystemTime(until), [until]);
  return null;
}

test("seconds are counted down to nothing, one by one", async () => {
  vi.useFakeTimers();
  const { container } = render(<Left at={Date.now() + 2500} />);
  const shown = [container.textContent];
  for (const _ of [1, 2, 3]) {
    await act(() => vi.advanceTimersToNextTimerAsync());
    shown.push(container.textContent);
  }
  expect(shown).toEqual(["3", "2", "1", "0"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a device that slept past the end before the count began does not wait for ever", async () => {
  vi.useFakeTimers();
  const at = Date.now() + 60_000;
  const { container } = render(
    <>
      <Left at={at} />
      <Sleep until={at + 3000} />
    </>,
  );
  await act(() => vi.runAllTimersAsync());
  expect(container.textContent).toBe("0");
});
