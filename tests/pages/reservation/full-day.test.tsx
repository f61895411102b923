import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fixtureApi, problem } from "../../support/fixture-api.ts";
import { renderApp } from "../../support/render-app.tsx";

const today = "2026-11-20";
const day = "2026-11-23";

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

/** A full day, at which joining the waitlist is answered as given. */
async function waitAtFullDay(answer: () => Response, signedIn: boolean) {
  const salon = fullSalon("free");
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  const fetch = async (call: Request): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (!pathname.includes("/waitlist")) return salon.fetch(call);
    const key = call.headers.get("Idempotency-Key");
    sent.push({ path: pathname, key, body: pathname.endsWith("/waitlist") ? await call.json() : null });
    return pathname.endsWith("/leave") ? Response.json({ ...request, status: "withdrawn" }) : answer();
  };
  await renderApp("/red-apple-naberezhnaya/reservation/time?services=1", { fetch, ...(signedIn && { user }) });
  await userEvent.click(await screen.findByRole("button", { name: /23\s+ноября/ }));
  await screen.findByText("На этот день всё занято");
  return sent;
}

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
