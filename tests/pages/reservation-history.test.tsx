import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Reservation, WaitlistRequest } from "../../domain/entities.ts";
import { cancelledVisit, pastVisit, visit } from "../../machines/reservation-change/examples.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderedAt } from "../support/rendered-at.ts";

const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const path = "/my/reservation/history";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
const idOf = (index: number) => `${index}`.repeat(8) + visit.id.slice(8);
/** A visit of so many days before the fixture's today, or after it where the number is negative. */
function visitBefore(index: number, daysAgo: number, more: Partial<Reservation> = {}): Reservation {
  const day = new Date(renderedAt - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const times = { startTime: `${day}T13:00:00+05:00`, endTime: `${day}T14:00:00+05:00` };
  return { ...(daysAgo > 0 ? pastVisit : visit), ...times, id: idOf(index), ...more };
}
const otherFirm = { ...visit.firm, id: 2, name: "Nail Studio", urlKey: "nail-studio" };

type Service = { waiting?: WaitlistRequest[]; future?: Reservation[]; past?: Reservation[]; fails?: boolean };

const earlier: WaitlistRequest = {
  id: idOf(7),
  kind: "earlier",
  status: "waiting",
  firm: { id: 1, name: "Red Apple на набережной", urlKey: "red-apple-naberezhnaya" },
  reservationId: visit.id,
  from: "2026-11-20",
  until: "2026-11-23",
  partOfDay: "evening",
};

/** The page over a service that gives an account's visits two a page. */
async function open(
  url: string,
  { future = [], past = [], waiting = [], ...service }: Service & { kept?: Reservation[]; gone?: string[] },
) {
  const { kept, gone = [] } = service;
  const asked: string[] = [];
  const state: { fails: boolean; gate?: Promise<void> } = { fails: service.fails ?? false };
  const page = (all: Reservation[], params: URLSearchParams) => {
    const from = Number(params.get("after") ?? 0);
    return Response.json({
      reservations: all.slice(from, from + 2),
      ...(all.length > from + 2 && { next: `${from + 2}` }),
    });
  };
  const fetch = async (request: Request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (pathname.endsWith("/my/profiles")) return Response.json({ ...user, phone: 77_011_234_567, version: 1 });
    if (pathname.endsWith("/leave")) {
      waiting.splice(0, 1);
      return Response.json({ ...earlier, status: "withdrawn" });
    }
    if (pathname.endsWith("/waitlist"))
      return state.fails ? problem(503, "unavailable") : Response.json({ requests: waiting });
    if (!/\/reservations(\/|$)/.test(pathname)) return fixtureApi(request);
    asked.push(pathname + search);
    if (state.fails) return problem(503, "unavailable");
    if (pathname.endsWith("/history/firms")) {
      const firms = [...new Map(past.map(({ firm }) => [firm.id, firm])).values()];
      return Response.json({
        firms: firms.map(({ id, name, city }) => ({
          id,
          name,
          city,
          visits: past.filter((one) => one.firm.id === id).length,
        })),
      });
    }
    if (pathname.endsWith("/history")) {
      const firmId = searchParams.get("firmId");
      return page(
        past.filter(({ firm }) => firmId === null || firm.id === Number(firmId)),
        searchParams,
      );
    }
    if (pathname.endsWith("/reservations")) return page(future, searchParams);
    await state.gate;
    const own = kept?.find(({ id }) => pathname.endsWith(id));
    if (own === undefined || request.headers.get("reservation_secret") !== secret)
      return problem(404, "reservationNotFound");
    return Response.json(own);
  };
  const app = await renderApp(url, {
    fetch,
    prepareStored: ({ guestReservations }) => {
      const ids = [...(kept ?? []).map(({ id }) => id), ...gone];
      guestReservations.write(Object.fromEntries(ids.map((id) => [id, { secret, userId: null }])));
    },
    ...(kept === undefined && { user }),
  });
  return { ...app, asked, state };
}

const cards = async () => within(await screen.findByRole("main")).findAllByRole("article");
const named = async () => (await cards()).map((card) => within(card).getByRole("time").getAttribute("datetime"));

const marksOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll("li > [aria-hidden]") ?? [])].map(({ textContent }) => textContent);

describe("The history of an account", () => {
  test("lists what is waited for, which can be given up", async () => {
    const { reservationId, ...rest } = earlier;
    const day: WaitlistRequest = { ...rest, id: idOf(8), kind: "day", status: "offered", partOfDay: "any" };
    expect(reservationId).toBe(visit.id);
    await open(path, { future: [visit], waiting: [earlier, day] });
    const list = within(await screen.findByRole("region", { name: "Чего вы ждёте" }));
    const texts = list.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    expect(texts).toEqual([
      expect.stringContaining("Время раньше вашей записи, вечером"),
      expect.stringMatching(/Время на 20\s+ноября.*Время нашлось/),
    ]);
    await userEvent.click(list.getAllByRole("button", { name: "Больше не ждать" })[0] ?? document.body);
    await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
  });

  test("says nothing of waiting among past visits", async () => {
    await open(`${path}?past=1`, { past: [pastVisit], waiting: [earlier] });
    await cards();
    expect(screen.queryByRole("region", { name: "Чего вы ждёте" })).toBeNull();
  });

  test("shows the visits to come first, each with its salon, services, masters, time, price and how it stands", async () => {
    const total = { amount: 650_000, currency: "KZT" };
    await open(path, { future: [{ ...visit, total }], past: [pastVisit] });
    const [card, ...others] = await cards();
    expect(others).toEqual([]);
    const text = card?.textContent ?? "";
    for (const part of [
      "Red Apple на набережной",
      "Понедельник, 23",
      "13:00",
      "Вы записаны",
      "Женская стрижка",
      "Динара",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/6\s500\s₸/);
    expect(screen.getByRole("link", { name: "Открыть запись" }).getAttribute("href")).toBe(
      `/my/reservation/${visit.id}/success`,
    );
    expect(screen.queryByRole("link", { name: "Записаться снова" })).toBeNull();
    expect(screen.getByRole("link", { name: "Предстоящие" }).getAttribute("aria-current")).toBe("page");
  });

  test("has an address of its own for those that are not to come, and leads from them to the same once more", async () => {
    const { router } = await open(path, { future: [visit], past: [cancelledVisit] });
    await cards();
    await userEvent.click(screen.getByRole("link", { name: "Прошедшие" }));
    await screen.findByText("Вы отменили");
    expect(router.state.location).toMatchObject({ pathname: path, search: "?past=1" });
    const again = screen.getByRole("link", { name: "Записаться снова" });
    expect(again.getAttribute("href")).toMatch(
      /^\/red-apple-naberezhnaya\/reservation\/time\?services=1\.2&date=2026-11-23&hour=13%3A00&wait=0&manner=togetherIfPossible$/,
    );
    expect(screen.getByRole("link", { name: "Подробнее" }).getAttribute("href")).toBe(
      `/my/reservation/${visit.id}/success`,
    );
  });

  test("asks for a review of what was, and leads to the one that was written", async () => {
    await open(`${path}?past=1`, { past: [visitBefore(1, 2), visitBefore(2, 60, { isReviewed: true })] });
    const [unwritten, written] = await cards();
    const links = (card: Element | undefined) =>
      [...(card?.querySelectorAll("a") ?? [])]
        .filter((link) => link.getAttribute("href")?.endsWith("/review"))
        .map(({ textContent }) => textContent);
    expect([links(unwritten), links(written)]).toEqual([["Отзыв"], ["Ваш отзыв"]]);
  });

  test("says whose each service is where two come", async () => {
    const [own = expect.unreachable()] = visit.entries;
    await open(path, { future: [{ ...visit, entries: [own, { ...own, person: 2 }] }] });
    const [card] = await cards();
    const notes = [...(card?.querySelectorAll("li small") ?? [])].map(({ textContent }) => textContent);
    expect(notes).toEqual(["Динара", "Для 2‑го человека · Динара"]);
    expect(marksOf(card)).toEqual(["1", "2"]);
  });

  test("marks nobody where one comes", async () => {
    await open(path, { future: [visit] });
    expect(marksOf((await cards())[0])).toEqual([]);
  });

  test("says the year where it is another one", async () => {
    await open(`${path}?past=1`, { past: [visitBefore(1, 400)] });
    expect((await cards())[0]?.textContent).toContain("Четверг, 16\u00a0октября 2025, 13:00");
  });

  test("offers no visit at a salon that is not here any more", async () => {
    const { urlKey: _, ...firm } = visit.firm;
    await open(`${path}?past=1`, { past: [{ ...pastVisit, firm }] });
    await cards();
    expect(screen.queryByRole("link", { name: "Записаться снова" })).toBeNull();
  });

  test("shows more when asked, goes on at the first new one, and asks for nothing twice", async () => {
    const past = [1, 2, 3, 4, 5].map((index) => visitBefore(index, index));
    const { asked } = await open(`${path}?past=1`, { past });
    expect(await cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Показать ещё" }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole("article")[2]?.closest("li")));
    await userEvent.click(screen.getByRole("button", { name: "Показать ещё" }));
    await waitFor(async () => expect(await cards()).toHaveLength(5));
    expect(screen.queryByRole("button", { name: "Показать ещё" })).toBeNull();
    expect(await named()).toEqual(past.map(({ startTime }) => startTime));
    const pages = asked.filter((one) => one.includes("/history") && !one.endsWith("/firms"));
    expect(new Set(pages).size).toBe(pages.length);
  });

  test("is narrowed to one salon by a link with how many visits there are, and back to all", async () => {
    const past = [visitBefore(1, 1), visitBefore(2, 2, { firm: otherFirm }), visitBefore(3, 3)];
    const { router } = await open(`${path}?past=1`, { past });
    await userEvent.click(await screen.findByRole("link", { name: "Nail Studio · 1" }));
    await waitFor(async () => expect(await named()).toEqual([past[1]?.startTime]));
    expect(router.state.location.search).toBe("?past=1&firm=2");
    await userEvent.click(screen.getByRole("link", { name: "Все салоны" }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
  });

  test("has nothing to choose from where all visits were at one salon", async () => {
    await open(`${path}?past=1`, { past: [visitBefore(1, 1), visitBefore(2, 2)] });
    await cards();
    expect(screen.queryByRole("navigation", { name: "Салоны, в которых вы были" })).toBeNull();
  });

  test.each([
    ["", "Предстоящих записей нет", "/"],
    ["?past=1", "Прошедших записей нет", "/"],
    ["?past=1&firm=7", "Прошедших записей нет", `${path}?past=1`],
  ])("says that there is none, and where to go on: at %s", async (search, title, way) => {
    await open(path + search, {});
    await screen.findByRole("heading", { name: title });
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(way);
  });

  test("says that it could not be read, and reads it once it can be", async () => {
    const { state } = await open(path, { future: [visit], fails: true });
    await screen.findByText("Не удалось загрузить записи");
    state.fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Повторить" }));
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText("Не удалось загрузить записи")).toBeNull();
  });
});

describe("The history of a guest", () => {
  test("has the visits whose keys this browser keeps, and leads to signing in for the others", async () => {
    const { asked } = await open(path, { kept: [visitBefore(1, 5), visitBefore(2, -3), visitBefore(3, -1)] });
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(await named()).toEqual([3, 2].map((index) => expect.stringContaining(index === 3 ? "-21T" : "-23T")));
    const link = within(screen.getByRole("main")).getByRole("link", { name: "Войти" });
    expect(link.getAttribute("href")).toBe(`/auth/sms?return=${encodeURIComponent(path)}`);
    expect(asked.every((one) => one.includes("/v2/reservations/"))).toBe(true);
    await userEvent.click(screen.getByRole("link", { name: "Прошедшие" }));
    await waitFor(async () => expect(await named()).toEqual([expect.stringContaining("-15T")]));
  });

  test("leaves out a visit that is gone, and takes nobody away", async () => {
    const { leftWith } = await open(path, { kept: [visitBefore(1, -1)], gone: [idOf(9)] });
    expect(await cards()).toHaveLength(1);
    expect(screen.queryByText("Не удалось загрузить записи")).toBeNull();
    expect(leftWith).toEqual([]);
  });

  test("reads ten visits, the last made first, and the others when asked", async () => {
    const kept = Array.from({ length: 12 }, (_, index) =>
      visitBefore(1, 12 - index, { id: `${10 + index}`.repeat(4) + visit.id.slice(8) }),
    );
    const { asked } = await open(`${path}?past=1`, { kept });
    await waitFor(async () => expect(await cards()).toHaveLength(10));
    expect(new Set(asked).size).toBe(10);
    await userEvent.click(screen.getByRole("button", { name: "Показать ещё" }));
    await waitFor(async () => expect(await cards()).toHaveLength(12));
    expect(await named()).toEqual(kept.map(({ startTime }) => startTime).toReversed());
  });

  test.each(["?past=1", ""])("keeps what is there while the others are on their way: at %s", async (search) => {
    const isPast = search !== "";
    const kept = Array.from({ length: 12 }, (_, index) =>
      visitBefore(1, isPast ? 12 - index : index < 2 ? -1 - index : 12 - index, {
        id: `${10 + index}`.repeat(4) + visit.id.slice(8),
      }),
    );
    const { state } = await open(path + search, { kept });
    const more = await screen.findByRole("button", { name: "Показать ещё" });
    const shown = () => within(screen.getByRole("main")).queryAllByRole("article").length;
    const before = isPast ? 10 : 0;
    expect(shown()).toBe(before);
    let release = () => {};
    state.gate = new Promise((resolve) => (release = resolve));
    await userEvent.click(more);
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
    expect(shown()).toBe(before);
    expect(screen.queryByText("Загружаем записи…")).toBeNull();
    expect(screen.queryByRole("heading", { name: "Предстоящих записей нет" })).toBeNull();
    release();
    await waitFor(() => expect(shown()).toBe(before + 2));
    expect(screen.queryByRole("button", { name: "Показать ещё" })).toBeNull();
  });

  test("is narrowed to one salon, too", async () => {
    await open(`${path}?past=1&firm=2`, { kept: [visitBefore(1, 1), visitBefore(2, 2, { firm: otherFirm })] });
    expect(await cards()).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Nail Studio · 1" }).getAttribute("aria-current")).toBe("true");
  });

  test("says that there is none yet, without asking for anything", async () => {
    const { asked } = await open(path, { kept: [] });
    await screen.findByRole("heading", { name: "Предстоящих записей нет" });
    expect(asked).toEqual([]);
  });
});

test.each(["/", "/my/profile"])("%s leads to all visits", async (url) => {
  const { container } = await open(url, { future: [visit] });
  await waitFor(() => expect(container.querySelector(`a[href="${path}"]`)).not.toBeNull());
});

test("the page of a visit leads to all visits", async () => {
  await open(`/my/reservation/${visit.id}/success`, { kept: [visit] });
  expect((await screen.findByRole("link", { name: "Все записи" })).getAttribute("href")).toBe(path);
});
