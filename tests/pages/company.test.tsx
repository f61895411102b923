// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp, renderedAt } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";

beforeEach(() => {
  vi.useFakeTimers({ now: renderedAt, toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a company link shows the firm under the title 'Запись в салон'", async () => {
  await renderApp(salon);
  expect(await screen.findByRole("heading", { level: 1, name: "Red Apple на набережной" })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Запись в салон «Red Apple на набережной», Актау"));
});

test("a nearest time is one press from the contacts, with the most popular service in hand", async () => {
  await renderApp(salon);
  const link = await screen.findByRole("link", { name: /Записаться: сегодня, 17:30/ });
  const [path, query] = (link.getAttribute("href") ?? "").split("?");
  expect(path).toBe(`${salon}/reservation/contacts`);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ services: "1", start: "2026-11-20T17:30:00+05:00" });
  expect(within(link).getByText("−15 %")).toBeTruthy();
});

test("services go into the visit and out of it, and the total follows", async () => {
  const { router } = await renderApp(salon);
  const haircut = await screen.findByRole("button", { name: "Выбрать: Женская стрижка" });
  await userEvent.click(haircut);
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Маникюр с покрытием" }));
  const bar = within(screen.getByRole("region", { name: "Ваш визит" }));
  expect(bar.getByText("13 500 ₸")).toBeTruthy();
  expect(bar.getByText("2 услуги · 2 ч. 30 мин.")).toBeTruthy();
  expect(bar.getByRole("link", { name: "Выбрать время" }).getAttribute("href")).toBe(
    `${salon}/reservation/time?services=1,4`,
  );
  await userEvent.click(haircut);
  expect(bar.getByText("6 500 ₸")).toBeTruthy();
  expect(router.state.location.search).toBe("?services=4");
});

test("the nearest times are those of what was chosen", async () => {
  const wanted: unknown[] = [];
  const fetch: Send = async (request) => {
    if (request.url.endsWith("reservation-times")) wanted.push(await request.clone().json());
    return fixtureApi(request);
  };
  await renderApp(`${salon}?services=4,1`, { fetch });
  await screen.findByRole("link", { name: /17:30/ });
  expect(wanted).toEqual([
    {
      firmId: 1,
      from: "2026-11-20",
      days: 14,
      params: {
        entries: [
          { person: 1, serviceId: 1, masterId: null },
          { person: 1, serviceId: 4, masterId: null },
        ],
        peopleCount: 1,
        awaitingTime: 0,
      },
    },
  ]);
});

test("a master who is booked online can be asked for; one who is not, cannot", async () => {
  await renderApp(salon);
  const masters = within(await screen.findByRole("region", { name: "Мастера" }));
  const link = await masters.findByRole("link", { name: /Айгерим Сапарова/ });
  expect(link.getAttribute("href")).toBe(`${salon}/reservation/services?master=1`);
  expect(masters.getByText("запись по телефону")).toBeTruthy();
  expect(masters.queryByRole("link", { name: /Мария/ })).toBeNull();
});

test("the times of another choice can't be pressed while those of the new one are on their way", async () => {
  const asked: (() => void)[] = [];
  const { container } = await renderApp(salon, {
    async fetch(request) {
      if (request.url.endsWith("reservation-times") && asked.length > 0)
        await new Promise<void>((go) => asked.push(go));
      else if (request.url.endsWith("reservation-times")) asked.push(() => {});
      return fixtureApi(request);
    },
  });
  const inert = () => container.querySelectorAll("[aria-labelledby=nearest] ul[inert] a").length;
  await within(await screen.findByRole("region", { name: /Ближайшее время/ })).findAllByRole("link");
  expect(inert()).toBe(0);
  const [, other] = await screen.findAllByRole("button", { name: /^Выбрать: / });
  if (other === undefined) throw new Error("The fixture's salon has two services.");
  await userEvent.click(other);
  await waitFor(() => expect(inert()).toBeGreaterThan(0));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked.at(-1)?.();
  await waitFor(() => expect(inert()).toBe(0));
});

test("a firm without free times for two weeks says so and offers other days", async () => {
  const none = { timeZone: "Asia/Aqtau", currency: "KZT", days: [], nearest: [] };
  await renderApp(salon, {
    fetch: async (request) => (request.url.endsWith("reservation-times") ? Response.json(none) : fixtureApi(request)),
  });
  expect(await screen.findByText(/На две недели вперёд всё занято/)).toBeTruthy();
});

test("a firm whose times cannot be known is shown all the same", async () => {
  const refused = problem(400, "validationFailed");
  await renderApp(salon, {
    fetch: async (request) => (request.url.endsWith("reservation-times") ? refused.clone() : fixtureApi(request)),
  });
  expect(await screen.findByText("Не удалось узнать свободное время.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
});

test("a network shows its branches, the one with the nearest free time first", async () => {
  await renderApp("/red-apple");
  await screen.findByRole("heading", { level: 1, name: "Red Apple" });
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Red Apple на набережной", "Бородач"]);
});

test("a link that stands for nothing sends the client away with its status", async () => {
  const { leftWith } = await renderApp("/nobody");
  await waitFor(() => expect(leftWith).toEqual([404]));
});

test("a picture is shown large, with the way to the next one", async () => {
  await renderApp(salon);
  await userEvent.click(await screen.findByRole("button", { name: "Фото 3 из 3" }));
  const sheet = within(screen.getByRole("dialog"));
  expect(sheet.getByRole("heading", { name: "Фото 3 из 3" })).toBeTruthy();
  await userEvent.click(sheet.getByRole("button", { name: "Следующее фото" }));
  expect(sheet.getByRole("heading", { name: "Фото 1 из 3" })).toBeTruthy();
});
