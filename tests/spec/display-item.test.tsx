// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { AvailableTimes, Day } from "../../domain/entities.ts";
import { DayStrip } from "../../src/blocks/DayStrip.tsx";
import { SlotGrid } from "../../src/blocks/SlotGrid.tsx";
import { renderText } from "../support/render-text.tsx";

const at = (time: string) => `2026-11-23T${time}:00+05:00`;
const nothing = () => {};

test("Spec §3: Reservation date/time display item: date, fWeek, fMonth, fDate, isSelected.", async () => {
  const days: Day[] = ["2026-11-23", "2026-11-24"].map((date) => ({ date, state: "free", freeShare: 40 }));
  const shown = { days, today: "2026-11-20", chosen: "2026-11-24", onPick: nothing, awaited: 0, note: "Актау" };
  await renderText(<DayStrip {...shown} />);
  expect(screen.getByText("Ноябрь")).toBeTruthy();
  const items = within(screen.getByRole("group")).getAllByRole("button");
  expect(items.map(({ textContent }) => textContent)).toEqual(["пн23", "вт24"]);
  expect(items.map((item) => item.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect(items[0]?.getAttribute("aria-label")).toMatch(/^понедельник, 23\sноября: /);
});

test("Spec §3: Reservation date/time display item: fTime, priceStr, isSelected, isDisabled.", async () => {
  const entry = { person: 1, serviceId: 1, masterId: 1, price: 700_000, fullPrice: 700_000 };
  const slot = (from: string, to: string) => {
    const time = { startTime: at(from), endTime: at(to) };
    return { ...time, price: 700_000, fullPrice: 700_000, entries: [{ ...entry, ...time }] };
  };
  const times: AvailableTimes = {
    date: "2026-11-23",
    timeZone: "Asia/Aqtau",
    currency: "KZT",
    state: "free",
    slots: [slot("09:00", "10:00"), slot("10:00", "11:00")],
    blocked: [{ startTime: at("10:15"), reason: "busy" }],
  };
  const asked = { isHolding: false, onPick: nothing, asked: undefined, onAsk: nothing, reason: null };
  await renderText(<SlotGrid times={times} chosen={at("10:00")} {...asked} />);
  const [first, chosen, disabled] = screen.getAllByRole("button");
  expect([first, chosen].map((item) => item?.textContent?.replaceAll(/\s/g, " "))).toEqual([
    "09:007 000",
    "10:007 000",
  ]);
  expect([first, chosen].map((item) => item?.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect([disabled?.getAttribute("aria-pressed"), disabled?.textContent]).toEqual([null, "10:15занято"]);
});
