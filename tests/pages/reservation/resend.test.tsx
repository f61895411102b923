import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { CodeNotice } from "../../../src/blocks/code/CodeNotice.tsx";
import { Resend } from "../../../src/blocks/code/Resend.tsx";
import { renderText } from "../../support/render-text.tsx";

const now = Date.parse("2026-11-20T12:00:00+05:00");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date", "setTimeout", "clearTimeout"] });
});
const resend = () => screen.getByRole<HTMLButtonElement>("button");

test("another code is asked for when its wait is over", async () => {
  await renderText(<Resend at={now + 300_000} onResend={() => {}} />);
  expect(resend().textContent).toBe("Новый код через 5:00");
  expect(resend().disabled).toBe(true);
  for (let second = 0; second < 300; second += 1) act(() => void vi.advanceTimersByTime(1000));
  expect(resend().disabled).toBe(false);
});

test.each([
  ["while a code is on its way", (at: number) => <Resend at={at} onResend={() => {}} />],
  [
    "when the last one is spent",
    (at: number) => <CodeNotice failure={{ kind: "codeExpired" }} at={at} onAgain={() => {}} />,
  ],
])("a clock that is set back does not put another code off for hours %s", async (_, piece) => {
  await renderText(piece(now + 60_000));
  expect(resend().disabled).toBe(true);
  vi.setSystemTime(now - 5 * 3_600_000);
  act(() => void vi.advanceTimersByTime(1000));
  expect(resend().disabled).toBe(false);
});
