import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { HoldAnnouncements, HoldCountdown } from "../../../src/blocks/HoldCountdown.tsx";
import { renderText } from "../../support/render-text.tsx";

const now = Date.parse("2026-11-20T12:00:00+05:00");

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date", "setTimeout", "clearTimeout"] });
});
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
}

test("the seconds of a hold are counted down to nothing and not below", async () => {
  await renderText(<HoldCountdown until={now + 62_500} />);
  const timer = screen.getByRole("timer");
  expect(timer.textContent).toBe("Время ваше ещё 1:03");
  pass(3);
  expect(timer.textContent).toBe("Время ваше ещё 1:00");
  pass(90);
  expect(timer.textContent).toBe("Время ваше ещё 0:00");
});

test("another hold is counted from the present, though the one before ran out long ago", async () => {
  const { rerender } = await renderText(<HoldCountdown until={now + 1000} />);
  pass(1);
  vi.setSystemTime(now + 600_000);
  rerender(<HoldCountdown until={now + 900_000} />);
  expect(screen.getByRole("timer").textContent).toBe("Время ваше ещё 5:00");
});

test("the seconds are shown to those who look and not read out to those who listen", async () => {
  await renderText(<HoldCountdown until={now + 300_000} />);
  expect(screen.getByRole("timer").getAttribute("aria-live")).toBe("off");
});

test("the end of a hold is said aloud two minutes, one minute and thirty seconds before, and at no other time", async () => {
  await renderText(<HoldAnnouncements until={now + 300_000} isExtendable={false} />);
  const announced: string[] = [];
  for (let second = 0; second < 310; second += 1) {
    pass(1);
    const text = screen.getByRole("status").textContent ?? "";
    if (text !== "" && text !== announced.at(-1)) announced.push(text);
    if (text !== "" && announced.length === 1) expect(second).toBeGreaterThanOrEqual(179);
  }
  expect(announced).toEqual([
    "Время держится за вами ещё две минуты",
    "Время держится за вами ещё одну минуту",
    "Время держится за вами ещё тридцать секунд",
  ]);
});

test("whoever comes back with a minute and a half left is told of the last minute only", async () => {
  await renderText(<HoldAnnouncements until={now + 90_000} isExtendable={false} />);
  pass(10);
  expect(screen.getByRole("status").textContent).toBe("");
  pass(20);
  expect(screen.getByRole("status").textContent).toBe("Время держится за вами ещё одну минуту");
});

test("whoever listens is told with two minutes left that the time can be kept longer", async () => {
  await renderText(<HoldAnnouncements until={now + 121_000} isExtendable />);
  pass(2);
  expect(screen.getByRole("status").textContent).toBe(
    "Время держится за вами ещё две минуты. Можно продлить на пять минут.",
  );
});

test("a hold of which little is left is drawn in another colour", async () => {
  await renderText(<HoldCountdown until={now + 121_000} />);
  const colour = screen.getByRole("timer").className;
  pass(2);
  expect(screen.getByRole("timer").className).not.toBe(colour);
});
