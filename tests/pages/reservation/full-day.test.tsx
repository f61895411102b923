import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AvailableTimes, BlockedSlot } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import { formatInstant, minuteMs } from "../../../domain/time.ts";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";
import { renderedAt } from "../../support/rendered-at.ts";

const today = "2026-11-20";
const day = "2026-11-23";

/** A salon in which a day is full, and the next one free or full as well; with the masters who were asked for. */
function fullSalon(next: "free" | "full", times: Partial<AvailableTimes> = {}) {
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
    const none = { date: day, timeZone: "Asia/Aqtau", currency: "KZT", state: "full", slots: [], blocked: [] };
    return Response.json({ ...none, ...times });
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
  await waitFor(() => expect(asked.at(-1)).toEqual([null]));
});

test("anybody in the place of the masters is anybody for every service", async () => {
  const { asked, notice } = await openFullDay("1.2,2.1");
  expect(asked.at(-1)).toEqual([2, 1]);
  await userEvent.click(notice().getByRole("button", { name: "Любой мастер" }));
  await waitFor(() => expect(asked.at(-1)).toEqual([null, null]));
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

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const request = {
  id: "0d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
  kind: "day",
  status: "waiting",
  firm: { id: 1, name: "Red Apple на набережной", urlKey: "red-apple-naberezhnaya" },
  from: day,
  until: day,
  partOfDay: "any",
};

/** A salon, at which joining the waitlist is answered as given. */
async function waitAt(salon: ReturnType<typeof fullSalon>, answer: () => Response, signedIn: boolean, services = "1") {
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  const fetch = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (!pathname.includes("/waitlist")) return salon.fetch(call);
    const key = call.headers.get("Idempotency-Key");
    sent.push({ path: pathname, key, body: pathname.endsWith("/waitlist") ? await call.json() : null });
    return pathname.endsWith("/leave") ? Response.json({ ...request, status: "withdrawn" }) : answer();
  };
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=${services}`, {
    fetch,
    ...(signedIn && { user }),
  });
  return sent;
}

const pickFullDay = async () => userEvent.click(await screen.findByRole("button", { name: /23\s+ноября/ }));

async function waitAtFullDay(answer: () => Response, signedIn: boolean, services?: string) {
  const sent = await waitAt(fullSalon("free"), answer, signedIn, services);
  await pickFullDay();
  await screen.findByText("На этот день всё занято");
  return sent;
}

test("who then wants another visit is asked anew whether they wait for it", async () => {
  await waitAtFullDay(() => Response.json(request, { status: 201 }), true, "1,4");
  await userEvent.click(screen.getByRole("button", { name: "Сообщить" }));
  await screen.findByText("Ждём время на этот день");
  await userEvent.click(
    within(screen.getByRole("complementary", { name: "Ваш визит" })).getByRole("button", {
      name: "Удалить из визита: Маникюр с покрытием",
    }),
  );
  await screen.findByRole("button", { name: "Сообщить" });
  expect(screen.queryByText("Ждём время на этот день")).toBeNull();
});

test("who is signed in waits for a full day, and no longer if they like", async () => {
  const sent = await waitAtFullDay(() => Response.json(request, { status: 201 }), true);
  await userEvent.click(screen.getByRole("button", { name: "Сообщить" }));
  await screen.findByText("Ждём время на этот день");
  expect(sent).toEqual([
    {
      path: expect.stringMatching(/\/waitlist$/),
      key: expect.any(String),
      body: { kind: "day", firmId: 1, from: day, until: day, partOfDay: "any", params: expect.anything() },
    },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Больше не ждать" }));
  await screen.findByRole("button", { name: "Сообщить" });
  expect(sent.at(-1)?.path).toMatch(new RegExp(`/waitlist/${request.id}/leave$`));
});

test("who waits for too much already is told so", async () => {
  await waitAtFullDay(() => problem(403, "waitlistFull"), true);
  await userEvent.click(screen.getByRole("button", { name: "Сообщить" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Ждать больше нельзя");
});

const at = (time: string) => `${day}T${time}:00+05:00`;
const grey = (time: string, reason: BlockedSlot["reason"] = "busy"): BlockedSlot => ({ startTime: at(time), reason });
const priced = { price: 700_000, fullPrice: 700_000 };
const entry = { person: 1, serviceId: 1, masterId: 2, startTime: at("13:00"), endTime: at("14:00"), ...priced };
const evening = { startTime: at("18:00"), endTime: at("19:00"), entries: [entry], ...priced };
const noon = { startTime: at("13:00"), endTime: at("14:00"), entries: [entry], ...priced };

test("who is signed in waits for a part of a day that is full, and for no other part", async () => {
  const times: Partial<AvailableTimes> = { state: "free", slots: [noon], blocked: [grey("09:00"), grey("15:00")] };
  const sent = await waitAt(fullSalon("free", times), () => Response.json(request, { status: 201 }), true);
  await pickFullDay();
  const morning = await screen.findByRole("region", { name: "Утро" });
  expect(screen.getAllByRole("button", { name: /^Подождать/ })).toHaveLength(1);
  await userEvent.click(within(morning).getByRole("button", { name: "Подождать время утром" }));
  await userEvent.click(within(morning).getByRole("button", { name: "Сообщить" }));
  await within(morning).findByText("Ждём время на утро этого дня");
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: "day", firmId: 1, from: day, until: day, partOfDay: "morning", params: expect.anything() },
  ]);
});

test("nobody waits for a part of the day in which nothing can come free, nor for the night", async () => {
  const blocked = [grey("01:00"), grey("09:00", "tooSoon"), grey("11:00", "masterAway"), grey("19:00")];
  await waitAt(fullSalon("free", { state: "free", slots: [noon], blocked }), () => Response.json(request), true);
  await pickFullDay();
  await screen.findByRole("region", { name: "Вечер" });
  expect(screen.getAllByRole("button", { name: /^Подождать/ }).map(({ textContent }) => textContent)).toEqual([
    "Подождать время вечером",
  ]);
});

test.each([
  ["just before a time can be offered", -15, 0],
  ["from when a time can be offered", 0, 1],
])("%s, a part of the day is waited for or not: one has to hear of it, and to come", async (_, minutes, count) => {
  const startTime = formatInstant(renderedAt + (limits.waitlistNoticeMinutes + minutes) * minuteMs, 300);
  const times: Partial<AvailableTimes> = { state: "free", slots: [evening], blocked: [{ startTime, reason: "busy" }] };
  await waitAt(fullSalon("free", times), () => Response.json(request), true);
  await pickFullDay();
  await screen.findByRole("button", { name: /^18:00/ });
  expect(screen.queryAllByRole("button", { name: /^Подождать/ })).toHaveLength(count);
});

test("where no day is free, one waits for the first of the full days, or for another", async () => {
  const sent = await waitAt(fullSalon("full"), () => Response.json(request, { status: 201 }), true);
  const days = within(await screen.findByRole("group", { name: "На какой день подождать время?" }));
  const [first, second] = days.getAllByRole("button");
  expect([first, second].map((one) => one?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
  await userEvent.click(screen.getByRole("button", { name: "Сообщить" }));
  await screen.findByText("Ждём время на этот день");
  if (second) await userEvent.click(second);
  await userEvent.click(screen.getByRole("button", { name: "Сообщить" }));
  await screen.findByText("Ждём время на этот день");
  expect(sent.map(({ body }) => body)).toMatchObject([
    { from: day, until: day },
    { from: fullDay.date, until: fullDay.date },
  ]);
});

test("a visitor signs in first, over the page", async () => {
  const sent = await waitAtFullDay(() => problem(401, "signInNeeded"), false);
  const link = screen.getByRole("link", { name: "Войти, чтобы ждать" });
  expect(new URL(link.getAttribute("href") ?? "", "https://kezek.test").pathname).toBe(
    "/red-apple-naberezhnaya/reservation/time",
  );
  expect(sent).toEqual([]);
});

test("of a visit that is to be had again, a full day leads to its weekday first", async () => {
  const { fetch } = fullSalon("free");
  const later = { date: "2026-11-30", state: "free", freeShare: 40, firstTime: "2026-11-30T09:00:00+05:00" };
  const withLater = async (call: Request): Promise<Response> => {
    if (!call.url.includes("/reservation-times")) return fetch(call);
    const { days, ...rest } = await (await fetch(call)).json();
    return Response.json({ ...rest, days: days.length === 0 ? [] : [...days, later] });
  };
  await renderApp(`/red-apple-naberezhnaya/reservation/time?services=1&date=${day}&hour=13:00`, { fetch: withLater });
  expect(await screen.findByRole("button", { name: /^Свободно: пн, 30/ })).toBeTruthy();
});
