// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixtureApi } from "../../support/fixture-api.ts";
import { renderApp, renderedAt } from "../../support/render-app.tsx";

const today = "2026-11-20";
const day = "2026-11-23";

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A salon in which a day is full, and the next one free or full as well; with the masters who were asked for. */
function fullSalon(next: "free" | "full") {
  const asked: unknown[] = [];
  const soon = [{ date: day, state: "full", freeShare: 0 }, next === "free" ? freeDay : fullDay];
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.includes("/reservation-times")) {
      const { from } = await request.json();
      const days = from === today ? soon : [];
      return Response.json({ timeZone: "Asia/Aqtau", currency: "KZT", days, nearest: [] });
    }
    if (!request.url.includes("/available-times")) return fixtureApi(request);
    const { params } = await request.json();
    asked.push(params.entries.map(({ masterId }: { masterId: unknown }) => masterId));
    return Response.json({ date: day, timeZone: "Asia/Aqtau", currency: "KZT", state: "full", slots: [], blocked: [] });
  };
  return { asked, fetch };
}
const fullDay = { date: "2026-11-24", state: "full", freeShare: 0 };
const freeDay = { date: "2026-11-24", state: "free", freeShare: 40, firstTime: "2026-11-24T09:00:00+05:00" };

async function openFullDay(services: string) {
  const { asked, fetch } = fullSalon("free");
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}`, { fetch });
  await userEvent.click(await screen.findByRole("button", { name: /23\s+ноября/ }));
  const title = await screen.findByText("На этот день всё занято");
  const notice = title.closest<HTMLElement>("[role=status]") ?? document.body;
  return { asked, notice: () => within(notice) };
}

test("a full day of a master offers the nearest free day, and anybody in the place of the master", async () => {
  const { asked, notice } = await openFullDay("1.2");
  expect(
    notice()
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Свободно: вт/), "Любой мастер"]);
  await userEvent.click(notice().getByRole("button", { name: "Любой мастер" }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual([null]));
});

test("anybody in the place of the masters is anybody for every service", async () => {
  const { asked, notice } = await openFullDay("1.2,2.1");
  expect(asked.at(-1)).toEqual([2, 1]);
  await userEvent.click(notice().getByRole("button", { name: "Любой мастер" }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual([null, null]));
});

test("a full day of whoever is free offers a day, and no other master", async () => {
  const { notice } = await openFullDay("1");
  expect(notice().getAllByRole("button")).toHaveLength(1);
  expect(notice().getByText("Посмотрите соседние дни.")).toBeTruthy();
});

test.each([
  ["1.2", "Попробуйте другого мастера или позвоните в салон: иногда время освобождается.", 1],
  ["1", "Позвоните в салон: иногда время освобождается.", 0],
])("where no day is free, another master is offered to who asked for one: %s", async (services, hint, offers) => {
  const { fetch } = fullSalon("full");
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}`, { fetch });
  expect(await screen.findByText(hint)).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Выбрать мастера" })).toHaveLength(offers);
});
