import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { WaitlistRequest } from "../../domain/entities.ts";
import { cancelledVisit, pastVisit, visit } from "../../machines/reservation-change/examples.ts";
import { cards, earlier, idOf, marksOf, named, open, otherFirm, path, visitBefore } from "./history-page.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});

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
test.each(["/", "/my/profile"])("%s leads to all visits", async (url) => {
  const { container } = await open(url, { future: [visit] });
  await waitFor(() => expect(container.querySelector(`a[href="${path}"]`)).not.toBeNull());
});

test("the page of a visit leads to all visits", async () => {
  await open(`/my/reservation/${visit.id}/success`, { kept: [visit] });
  expect((await screen.findByRole("link", { name: "Все записи" })).getAttribute("href")).toBe(path);
});
