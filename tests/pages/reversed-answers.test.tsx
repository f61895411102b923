import { notifyManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { fixtureApi } from "../support/fixture-api.ts";
import { home } from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

/** A page is loaded with its parts while other tests run. */
const timeout = 20_000;

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
/** Answers that come when a test says so, by what was asked. */
function held() {
  const waiting = new Map<string, (answer: Response) => void>();
  return {
    asked: () => [...waiting.keys()],
    wait: (name: string) => new Promise<Response>((resolve) => waiting.set(name, resolve)),
    /** Brings the answer; it is read, and the page told, whatever becomes of it. */
    bring: (name: string, answer: unknown) =>
      act(async () => {
        const resolve = waiting.get(name);
        if (resolve === undefined) throw new Error(`Nobody has asked for ${name}.`);
        const reading = vi.spyOn(Response.prototype, "text");
        resolve(Response.json(answer));
        await vi.waitFor(() => expect(reading).toHaveResolved());
        reading.mockRestore();
        await new Promise<void>((told) => notifyManager.schedule(told));
      }),
  };
}

const days = ["2026-11-23", "2026-11-24", "2026-11-25"];
const hours = ["09:00", "12:00", "15:00"];

/** What is free on a day: one time, at an hour of its own. */
function timesOf(date: string, masterId: number | null = 1) {
  const hour = masterId === 2 ? "18:00" : hours[days.indexOf(date)];
  const [startTime, endTime] = [`${date}T${hour}:00+05:00`, `${date}T${hour?.slice(0, 2)}:45:00+05:00`];
  const entry = {
    person: 1,
    serviceId: 1,
    masterId: masterId ?? 1,
    startTime,
    endTime,
    price: 700_000,
    fullPrice: 700_000,
  };
  const slot = { startTime, endTime, price: 700_000, fullPrice: 700_000, entries: [entry] };
  return { date, timeZone: "Asia/Aqtau", currency: "KZT", state: "free", slots: [slot], blocked: [] };
}

const shownTimes = () =>
  screen.queryAllByRole("button", { name: /^\d\d:\d\d, / }).map(({ textContent }) => textContent);
const freeDays = days.map((date, index) => ({
  date,
  state: "free",
  freeShare: 40,
  firstTime: `${date}T${hours[index]}:00+05:00`,
}));

/** The step of the time of a salon with three free days, whose times come when the test says so. */
async function openTimes(services: string) {
  const answers = held();
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}`, {
    fetch: async (request) => {
      if (request.url.includes("/reservation-times")) {
        const { from } = await request.json();
        const shown = from === "2026-11-20" ? freeDays : [];
        return Response.json({ timeZone: "Asia/Aqtau", currency: "KZT", days: shown, nearest: [] });
      }
      if (!request.url.includes("/available-times")) return fixtureApi(request);
      const { date, params } = await request.json();
      return answers.wait(`${date} ${params.entries[0].masterId}`);
    },
  });
  return answers;
}

const pressDay = async (day: number) =>
  userEvent.click(await screen.findByRole("button", { name: new RegExp(`${day}\\s+ноября`) }, { timeout }));

test("days pressed one after the other show the times of the last one, whichever answer comes last", async () => {
  const answers = await openTimes("1.1");
  for (const day of [23, 24, 25]) await pressDay(day);
  await waitFor(() => expect(answers.asked()).toEqual(expect.arrayContaining(days.map((date) => `${date} 1`))));
  await answers.bring("2026-11-25 1", timesOf("2026-11-25"));
  await waitFor(() => expect(shownTimes()).toEqual([expect.stringContaining("15:00")]));
  await answers.bring("2026-11-24 1", timesOf("2026-11-24"));
  await answers.bring("2026-11-23 1", timesOf("2026-11-23"));
  expect(shownTimes()).toEqual([expect.stringContaining("15:00")]);
});

test("a search of home shows what was asked last, whichever answer comes last", async () => {
  const answers = held();
  const { router } = await renderApp("/", {
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const category = searchParams.get("category");
      return pathname.endsWith("/screen/home") && category !== null ? answers.wait(category) : fixtureApi(request);
    },
  });
  const [first, second] = home.firms;
  const names = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  for (const category of ["barber", "nails"]) {
    await act(() => router.navigate(`/?category=${category}`));
    await waitFor(() => expect(answers.asked().at(-1)).toBe(category));
  }
  await answers.bring("nails", { ...home, recommended: [], firms: [first] });
  await waitFor(() => expect(names()).toEqual([first?.name]));
  await answers.bring("barber", { ...home, recommended: [], firms: [second] });
  expect(names()).toEqual([first?.name]);
});
