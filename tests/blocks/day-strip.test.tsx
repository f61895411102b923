import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Day } from "../../domain/entities.ts";
import { addDays } from "../../domain/time.ts";
import { DayStrip } from "../../src/blocks/DayStrip.tsx";
import { renderText } from "../support/render-text.tsx";

const today = "2026-11-22";
const days: Day[] = Array.from({ length: 12 }, (_, index) => ({
  date: addDays(today, index),
  state: "free",
  freeShare: 40,
}));

async function show(isBesideTimes: boolean) {
  const picked: string[] = [];
  const onPick = (date: string) => void picked.push(date);
  const shown = { days, today, chosen: today, onPick, awaited: 0, note: "Актау", isBesideTimes };
  await renderText(<DayStrip {...shown} />);
  return picked;
}

const calendar = () => screen.queryByRole("button", { name: "Календарь" });
/** The column of a calendar's week in which its first day stands. */
const firstColumn = () => screen.getByRole("group").style.getPropertyValue("--weekday");

test("the days are a calendar when asked, its first day under its weekday, until a day is picked", async () => {
  const picked = await show(false);
  expect(firstColumn()).toBe("7");
  expect(calendar()?.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(calendar() ?? document.body);
  expect(calendar()?.getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(within(screen.getByRole("group")).getByRole("button", { name: /^вторник, 1\sдекабря/ }));
  expect(picked).toEqual(["2026-12-01"]);
  expect(calendar()?.getAttribute("aria-pressed")).toBe("false");
});

test("beside the times, where there is room for both, they always are one", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  await show(true);
  expect(calendar()).toBeNull();
  cleanup();
  await show(false);
  expect(calendar()).not.toBeNull();
});
