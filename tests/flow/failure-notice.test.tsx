import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FailureNotice } from "../../src/flow/FailureNotice.tsx";

const waitText = (seconds: number) => `in ${seconds}`;

test("what may be tried again is not offered before the wait is over", () => {
  vi.useFakeTimers();
  const onRetry = vi.fn<() => void>();
  render(
    <FailureNotice title="Too many" waitSeconds={2} waitText={waitText} retry={{ label: "Again", onRetry }}>
      Wait a little.
    </FailureNotice>,
  );
  expect(screen.getByRole("button").textContent).toBe("in 2");
  screen.getByRole("button").click();
  expect(onRetry).not.toHaveBeenCalled();
});

test("a failure that asks for no wait can be tried again at once", () => {
  const onRetry = vi.fn<() => void>();
  render(
    <FailureNotice title="No answer" waitText={waitText} retry={{ label: "Again", onRetry }}>
      Try again.
    </FailureNotice>,
  );
  screen.getByRole("button", { name: "Again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
