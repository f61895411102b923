import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHasPassed } from "../../src/ui/use-has-passed.ts";

const start = Date.parse("2026-11-23T13:00:00+05:00");
beforeEach(() => vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("an instant has passed from its moment on, a later one that takes its place has not, and none never has", () => {
  const initialProps: number | undefined = start + 1000;
  const { result, rerender } = renderHook((at: number | undefined) => useHasPassed(at), { initialProps });
  expect(result.current).toBe(false);
  pass(999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(start + 3000);
  expect(result.current).toBe(false);
  rerender(undefined);
  pass(60_000);
  expect(result.current).toBe(false);
  rerender(start + 3000);
  expect(result.current).toBe(true);
});
