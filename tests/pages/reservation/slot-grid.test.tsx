import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { AvailableTimes, BlockedSlot, Slot } from "../../../domain/entities.ts";
import { SlotGrid } from "../../../src/blocks/SlotGrid.tsx";
import { renderText } from "../../support/render-text.tsx";

const at = (time: string) => `2026-11-23T${time}:00+05:00`;
const entry = { person: 1, serviceId: 1, masterId: 1, startTime: at("09:00"), endTime: at("10:00") };
const slot = (time: string, price = 700_000, priceMax = price): Slot => ({
  startTime: at(time),
  endTime: at(time),
  price,
  fullPrice: 700_000,
  entries: [{ ...entry, price, fullPrice: 700_000, ...(priceMax > price && { priceMax, fullPriceMax: priceMax }) }],
});
const taken: BlockedSlot = { startTime: at("09:45"), reason: "busy" };
const times: AvailableTimes = {
  date: "2026-11-23",
  timeZone: "Asia/Aqtau",
  currency: "KZT",
  state: "free",
  slots: [slot("09:00"), slot("11:15", 595_000), slot("12:00"), slot("18:30", 700_000, 900_000)],
  blocked: [taken],
};

async function grid(chosen: string | null = null, asked?: string) {
  const onPick = vi.fn<(slot: Slot) => void>();
  const onAsk = vi.fn<(blocked: BlockedSlot) => void>();
  await renderText(
    <SlotGrid
      times={times}
      chosen={chosen}
      isHolding={false}
      onPick={onPick}
      asked={asked}
      onAsk={onAsk}
      reason={<button type="button">Причина</button>}
    />,
  );
  return { onPick, onAsk };
}

const focused = () => document.activeElement?.textContent;

test("the times stand by the parts of the day, each with its price", async () => {
  await grid();
  expect(screen.getAllByRole("region").map((part) => part.getAttribute("aria-label"))).toEqual([
    "Утро",
    "День",
    "Вечер",
  ]);
  expect(screen.getByRole("button", { name: "11:15, 5\u202f950\u00a0₸ (вместо 7\u202f000\u00a0₸)" })).toBeTruthy();
});

test("a time whose price is a range says that it costs at least that, and to those who listen the whole range", async () => {
  await grid();
  const ranged = screen.getByRole("button", { name: "18:30, 7\u202f000–\u200b9\u202f000\u00a0₸" });
  expect(ranged.textContent).toBe("18:307\u202f000+");
});

test("the grid is one stop of the Tab key, at the earliest free time", async () => {
  await grid();
  await userEvent.tab();
  expect(focused()).toContain("09:00");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("the grid is entered at the time that is held", async () => {
  await grid(at("12:00"));
  await userEvent.tab();
  expect(focused()).toContain("12:00");
});

test("the arrows walk the times of the whole day, greyed ones too, and stop at its ends", async () => {
  await grid();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(focused()).toContain("09:00");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toContain("09:45");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(focused()).toContain("12:00");
  await userEvent.keyboard("{End}{ArrowRight}");
  expect(focused()).toContain("18:30");
  await userEvent.keyboard("{Home}");
  expect(focused()).toContain("09:00");
});

test("the arrows up and down go to the nearest time of the next row", async () => {
  // Two columns: 09:00 09:45 / 11:15 | 12:00 | 18:30, each part of the day in rows of its own.
  const boxes = new Map([
    ["09:00", { left: 0, top: 0 }],
    ["09:45", { left: 80, top: 0 }],
    ["11:15", { left: 0, top: 60 }],
    ["12:00", { left: 0, top: 160 }],
    ["18:30", { left: 0, top: 260 }],
  ]);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const { left, top } = boxes.get(this.textContent?.slice(0, 5) ?? "") ?? { left: 0, top: 0 };
    return new DOMRect(left, top, 70, 50);
  });
  await grid();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  expect(focused()).toContain("11:15");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focused()).toContain("18:30");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(focused()).toContain("09:00");
});

test("Enter picks a free time and asks a greyed one why", async () => {
  const { onPick, onAsk } = await grid();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
  expect(onPick.mock.calls).toEqual([[times.slots[0]]]);
  expect(onAsk.mock.calls).toEqual([[taken]]);
});

test("the reason opens beside the greyed time that was asked, and is the next stop of the Tab key", async () => {
  await grid(null, taken.startTime);
  const names = screen.getAllByRole("button").map((button) => button.textContent);
  expect(names.slice(1, 4)).toEqual(["09:45занято", "Причина", "11:155\u202f950−15\u00a0%"]);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  await userEvent.tab();
  expect(focused()).toBe("Причина");
});

test("by how much a time is cheaper stands at it, and at no other", async () => {
  await grid();
  expect(screen.getAllByText(/%$/).map((percent) => percent.closest("button")?.textContent)).toEqual([
    "11:155\u202f950−15\u00a0%",
  ]);
});

test("what the green of a time means is said once", async () => {
  await grid();
  expect(screen.getAllByText("Зелёным отмечено время со скидкой")).toHaveLength(1);
});

/** The times of a day of which none is chosen or asked about. */
const show = (shown: typeof times) =>
  renderText(
    <SlotGrid
      times={shown}
      chosen={null}
      isHolding={false}
      onPick={() => {}}
      asked={undefined}
      onAsk={() => {}}
      reason={null}
    />,
  );

test("a day without discounts speaks of none", async () => {
  await show({ ...times, slots: [slot("09:00")] });
  expect(screen.queryByText("Зелёным отмечено время со скидкой")).toBeNull();
});

test("a part of which all is taken is folded and unfolded by one button, which keeps its name and the focus, and says how it stands", async () => {
  await show({ ...times, slots: [slot("12:00")], blocked: [taken] });
  const button = screen.getByRole("button", { name: "Занятое время: Утро", expanded: false });
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("09:45")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Занятое время: Утро", expanded: true })).toBe(button);
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText("09:45")).toBeNull();
  expect(screen.getByRole("button", { name: "Занятое время: Утро", expanded: false })).toBe(button);
  expect(document.activeElement).toBe(button);
});
