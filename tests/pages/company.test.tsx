// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import * as fixture from "../support/salon-fixture.ts";
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
  const track = vi.fn<Track>();
  const { router } = await renderApp(salon, { track });
  const haircut = await screen.findByRole("button", { name: "Выбрать: Женская стрижка" });
  await userEvent.click(haircut);
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Маникюр с покрытием" }));
  const bar = within(screen.getByRole("region", { name: "Ваш визит" }));
  expect(bar.getByText("13 500 ₸")).toBeTruthy();
  expect(bar.getByText("2 услуги · 2 ч. 30 мин.")).toBeTruthy();
  expect(bar.getByRole("link", { name: "Выбрать мастера" }).getAttribute("href")).toBe(
    `${salon}/reservation/masters?services=1,4`,
  );
  await userEvent.click(haircut);
  expect(bar.getByText("6 500 ₸")).toBeTruthy();
  expect(router.state.location.search).toBe("?services=4");
  const pressed = () => track.mock.calls.flatMap(([event, of]) => (event === "press_service" ? [of] : []));
  await waitFor(() => expect(pressed()).toHaveLength(2));
  await userEvent.click(haircut);
  await waitFor(() => expect(pressed()).toHaveLength(3));
  expect(pressed()).toEqual([1, 4, 1].map((serviceId) => ({ firmId: 1, serviceId })));
});

test("who chooses an express service sees the times of this hour first, each one press from the contacts", async () => {
  const [nearest] = fixture.reservationTimes.nearest;
  if (nearest === undefined) throw new Error("The fixture has a nearest time");
  const soon = { ...nearest, startTime: "2026-11-20T13:45:00+05:00" };
  const isExpress = ({ id }: { id: number }) => id === 4;
  const services = fixture.firmServices.services.map((one) => ({ ...one, isExpress: isExpress(one) }));
  const express = { timeZone: "Asia/Aqtau", currency: "KZT", services: [{ serviceId: 4, slots: [soon, nearest] }] };
  const fetch: Send = async (request) => {
    if (request.url.endsWith("/firms/1/express/4")) return Response.json(express);
    if (request.url.endsWith("/reservations/firm/1")) return Response.json({ ...fixture.firmServices, services });
    return fixtureApi(request);
  };
  await renderApp(salon, { fetch });
  await screen.findByRole("link", { name: /17:30/ });
  expect(screen.queryByRole("link", { name: /экспресс/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Маникюр с покрытием" }));
  const [first] = await screen.findAllByRole("link", { name: /^Записаться: экспресс/ });
  const [path, query] = (first?.getAttribute("href") ?? "").split("?");
  expect(path).toBe(`${salon}/reservation/contacts`);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    services: "4",
    start: soon.startTime,
    express: "1",
  });
  const links = screen.getAllByRole("link", { name: /^Записаться: / });
  expect(links[0]).toBe(first);
  expect(links.filter((link) => link.getAttribute("href")?.includes("express"))).toEqual([first]);
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
  const link = await masters.findByRole("link", { name: "Выбрать мастера: Айгерим Сапарова" });
  expect(link.getAttribute("href")).toBe(`${salon}?master=1`);
  expect(masters.getByText("запись по телефону")).toBeTruthy();
  expect(masters.queryByRole("link", { name: /^Выбрать мастера: Мария/ })).toBeNull();
});

/** The fixture's salon, where one of the masters does nothing but nails. */
const withNailMaster: Send = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/masters"))
    return Response.json(fixture.masters.map((one) => (one.id === nailMaster ? { ...one, serviceIds: [nails] } : one)));
  if (!pathname.endsWith("/reservations/firm/1")) return fixtureApi(request);
  const services = fixture.firmServices.services.map((one) => (one.id === nails ? one : { ...one, masterIds: [1] }));
  return Response.json({ ...fixture.firmServices, services });
};
const nailMaster = 2;
const nails = 4;
const choices = () => screen.getAllByRole("button", { name: /^Выбрать: / }).map((button) => button.ariaLabel);

test("a pressed master is asked for: only their services are shown, what is chosen is theirs, and nothing is asked again", async () => {
  const { router } = await renderApp(salon, { fetch: withNailMaster });
  await userEvent.click(await screen.findByRole("link", { name: /^Выбрать мастера: Динара/ }));
  expect(choices()).toEqual(["Выбрать: Маникюр с покрытием"]);
  expect(screen.getByRole("link", { name: /^Не выбирать мастера: Динара/ }).getAttribute("aria-current")).toBe("true");
  expect(document.activeElement?.textContent).toBe("Услуги и цены");
  await userEvent.click(screen.getByRole("button", { name: "Выбрать: Маникюр с покрытием" }));
  expect(router.state.location.search).toBe("?services=4.2&master=2");
  const bar = within(screen.getByRole("region", { name: "Ваш визит" }));
  expect(bar.getByRole("link", { name: "Выбрать время" }).getAttribute("href")).toBe(
    `${salon}/reservation/time?services=4.2`,
  );
});

test("the cross of the chip takes the master away: every service is shown, and anybody does what was chosen", async () => {
  const { router } = await renderApp(`${salon}?services=4.2&master=2`, { fetch: withNailMaster });
  await userEvent.click(await screen.findByRole("button", { name: "Мастер: Динара показать услуги всех мастеров" }));
  expect(router.state.location.search).toBe("?services=4");
  expect(choices()).toHaveLength(4);
  expect(screen.queryByRole("button", { name: /^Мастер: / })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Услуги и цены");
});

test("a master who is asked for late gets what they do of what was chosen before", async () => {
  const { router } = await renderApp(`${salon}?services=1,4`, { fetch: withNailMaster });
  await userEvent.click(await screen.findByRole("link", { name: /^Выбрать мастера: Динара/ }));
  expect(router.state.location.search).toBe("?services=1,4.2&master=2");
});

test("with one master who does it there is no choice to be made before the time", async () => {
  await renderApp(`${salon}?services=1`);
  const bar = within(await screen.findByRole("region", { name: "Ваш визит" }));
  await bar.findByRole("link", { name: "Выбрать мастера" });
  cleanup();
  const onlyOne = fixture.masters.filter(({ id }) => id !== nailMaster);
  await renderApp(`${salon}?services=1`, {
    fetch: async (request) => (request.url.endsWith("/masters") ? Response.json(onlyOne) : fixtureApi(request)),
  });
  const only = within(await screen.findByRole("region", { name: "Ваш визит" }));
  expect((await only.findByRole("link", { name: "Выбрать время" })).getAttribute("href")).toBe(
    `${salon}/reservation/time?services=1`,
  );
});

test("the nearest times are those of the master who is asked for", async () => {
  const wanted: unknown[] = [];
  await renderApp(`${salon}?master=2`, {
    fetch: async (request) => {
      if (request.url.endsWith("reservation-times")) wanted.push(await request.clone().json());
      return withNailMaster(request);
    },
  });
  await waitFor(() =>
    expect(wanted.at(-1)).toMatchObject({
      params: { entries: [{ person: 1, serviceId: nails, masterId: nailMaster }] },
    }),
  );
  expect(await screen.findByRole("heading", { name: /^Ближайшее время «Маникюр.с.покрытием» · Динара$/ })).toBeTruthy();
});

test("whoever comes for a category sees its price, its nearest time and its services first", async () => {
  const card = { ...fixture.redApple, priceFrom: { amount: 650_000, currency: "KZT" }, nearestServiceId: nails };
  const wanted: unknown[] = [];
  await renderApp(`${salon}?category=nails`, {
    fetch: async (request) => {
      if (request.url.endsWith("reservation-times")) wanted.push(await request.clone().json());
      const isOfCategory = request.url.includes("/multi-link/") && request.url.endsWith("?category=nails");
      return isOfCategory ? Response.json({ kind: "firm", name: card.name, firms: [card] }) : fixtureApi(request);
    },
  });
  await screen.findByRole("heading", { name: /^Ближайшее время «Маникюр/ });
  expect(wanted.at(-1)).toMatchObject({ params: { entries: [{ serviceId: nails, masterId: null }] } });
  expect(choices()[0]).toBe("Выбрать: Маникюр с покрытием");
  expect(within(screen.getByRole("region", { name: "Ваш визит" })).getByText("от 6 500 ₸")).toBeTruthy();
});

test("among many services those that are looked for are found, one letter forgiven", async () => {
  const more = Array.from({ length: 12 }, (_, index) => ({
    ...fixture.firmServices.services[1],
    id: 100 + index,
    name: `Уход ${index + 1}`,
  }));
  const offered = { ...fixture.firmServices, services: [...fixture.firmServices.services, ...more] };
  await renderApp(salon, {
    fetch: async (request) =>
      request.url.endsWith("/reservations/firm/1") ? Response.json(offered) : fixtureApi(request),
  });
  const field = await screen.findByRole("searchbox", { name: "Найти услугу" });
  await userEvent.type(field, "стрыжка");
  expect(choices()).toEqual(["Выбрать: Женская стрижка"]);
  await userEvent.clear(field);
  await userEvent.type(field, "пирсинг");
  expect(screen.getByText("По запросу «пирсинг» ничего не нашлось")).toBeTruthy();
});

test("what is looked for can be taken back, also where the asked master does but few services", async () => {
  const more = Array.from({ length: 12 }, (_, index) => ({
    ...fixture.firmServices.services[1],
    id: 100 + index,
    masterIds: [1],
  }));
  const services = [...fixture.firmServices.services, ...more];
  await renderApp(salon, {
    fetch: async (request) =>
      request.url.endsWith("/reservations/firm/1")
        ? Response.json({ ...fixture.firmServices, services })
        : withNailMaster(request),
  });
  await userEvent.type(await screen.findByRole("searchbox", { name: "Найти услугу" }), "стрижка");
  await userEvent.click(screen.getByRole("link", { name: /^Выбрать мастера: Динара/ }));
  await userEvent.clear(screen.getByRole("searchbox", { name: "Найти услугу" }));
  expect(choices()).toEqual(["Выбрать: Маникюр с покрытием"]);
});

test("what only other masters do is said to be theirs, and is looked for at all of them by one press", async () => {
  const more = Array.from({ length: 12 }, (_, index) => ({
    ...fixture.firmServices.services[1],
    id: 100 + index,
    masterIds: [1],
  }));
  const services = [...fixture.firmServices.services, ...more];
  const { router } = await renderApp(`${salon}?master=2`, {
    fetch: async (request) =>
      request.url.endsWith("/reservations/firm/1")
        ? Response.json({ ...fixture.firmServices, services })
        : withNailMaster(request),
  });
  const field = await screen.findByRole("searchbox", { name: "Найти услугу" });
  await screen.findByRole("button", { name: /^Мастер: Динара/ });
  await userEvent.type(field, "пирсинг");
  expect(screen.getByText("По запросу «пирсинг» ничего не нашлось")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Искать у всех мастеров" })).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, "стрижка");
  expect(screen.getByText("По запросу «стрижка» у этого мастера ничего нет, но у других есть.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Искать у всех мастеров" }));
  expect(choices()).toEqual(["Выбрать: Женская стрижка"]);
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Найти услугу" }).value).toBe("стрижка");
  expect(router.state.location.search).toBe("");
});

test("with a master chosen the lowest price is the master's", async () => {
  await renderApp(`${salon}?master=2`, { fetch: withNailMaster });
  const bar = within(await screen.findByRole("region", { name: "Ваш визит" }));
  expect(await bar.findByText("от 6 500 ₸")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Мастер: Динара/ }));
  expect(bar.getByText("от 4 000 ₸")).toBeTruthy();
});

test("a master's own prices are those of the list, of the visit line by line, of its total and of the lowest price", async () => {
  const own = (price: number) => [
    { masterId: nailMaster, price: { amount: price * 100, currency: "KZT" }, duration: 75 },
  ];
  const prices: Record<number, number> = { 1: 9000, 2: 21_000, 4: 12_500 };
  const services = fixture.firmServices.services.map((one) => ({ ...one, rates: own(prices[one.id] ?? 30_000) }));
  await renderApp(`${salon}?master=2`, {
    fetch: async (request) =>
      request.url.endsWith("/reservations/firm/1")
        ? Response.json({ ...fixture.firmServices, services })
        : fixtureApi(request),
  });
  const bar = within(await screen.findByRole("region", { name: "Ваш визит" }));
  expect(await bar.findByText("от 9 000 ₸")).toBeTruthy();
  const visit = screen.getByRole("heading", { name: "Ваш визит" }).parentElement ?? expect.unreachable();
  const spaced = (element: Element | null) => element?.textContent?.replaceAll(/\s/g, " ");
  const chosen = { "Окрашивание в один тон": "21 000 ₸", "Маникюр с покрытием": "12 500 ₸" };
  for (const [name, price] of Object.entries(chosen)) {
    const choose = screen.getByRole("button", { name: `Выбрать: ${name}` });
    expect(spaced(choose.closest("li"))).toContain(price);
    await userEvent.click(choose);
  }
  const lines = Object.entries(chosen).map(([name, price]) => `${name}Динара${price}`);
  expect([...visit.querySelectorAll("li")].map(spaced)).toEqual(lines);
  expect(spaced(visit.querySelector("ul + p"))).toBe("Итого33 500 ₸");
  expect(bar.getByText("33 500 ₸")).toBeTruthy();
});

test("all reviews are read by page, each with its service and its master, and come back with the page", async () => {
  const [first] = fixture.reviews.reviews;
  const page = (from: number, count: number) => ({
    ...fixture.reviews,
    totalReviewsCount: 22,
    reviews: Array.from({ length: count }, (_, index) => ({
      ...first,
      id: from - index,
      serviceName: "Женская стрижка",
      masterName: "Айгерим",
    })),
  });
  const fetch: Send = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/reviews")) return fixtureApi(request);
    return Response.json(searchParams.get("lastId") === "81" ? page(80, 2) : page(100, 20));
  };
  const { router } = await renderApp(`${salon}?services=1`, { fetch });
  const section = within(await screen.findByRole("region", { name: "Отзывы" }));
  await section.findByRole("button", { name: "Все отзывы: 22" });
  expect(section.getAllByText("Женская стрижка · Мастер: Айгерим")).toHaveLength(4);
  await userEvent.click(section.getByRole("button", { name: "Все отзывы: 22" }));
  expect(section.getAllByRole("article")).toHaveLength(20);
  expect(router.state.location.search).toBe("?services=1&reviews=1");
  await userEvent.click(section.getByRole("button", { name: "Показать ещё" }));
  await waitFor(() => expect(section.getAllByRole("article")).toHaveLength(22));
  expect(document.activeElement).toBe(section.getAllByRole("article")[20]?.closest("li"));
  expect(section.queryByRole("button", { name: "Показать ещё" })).toBeNull();
});

test("a review in another language says so, and is read out in it; one in the page's own says nothing", async () => {
  const [own, other] = fixture.reviews.reviews;
  const kazakh = { ...other, language: "kz", text: "Рахмет!", replyText: "Тағы келіңіз!", serviceName: "Маникюр" };
  const fetch: Send = (request) =>
    request.url.includes("/reviews")
      ? Promise.resolve(Response.json({ ...fixture.reviews, reviews: [own, kazakh] }))
      : fixtureApi(request);
  await renderApp(salon, { fetch });
  const section = within(await screen.findByRole("region", { name: "Отзывы" }));
  await section.findByText("Маникюр · На казахском");
  expect(section.getByText("Рахмет!").lang).toBe("kk");
  expect(section.getByText("Тағы келіңіз!").lang).toBe("kk");
  expect(section.getAllByText(/На казахском/)).toHaveLength(1);
  expect(section.queryByText(/На русском/)).toBeNull();
  expect(section.getByText(own?.text ?? "").hasAttribute("lang")).toBe(false);
});

test("a link that asks for a master before any service leads to the master's services", async () => {
  const { router } = await renderApp(`${salon}/reservation/services?master=2`, { fetch: withNailMaster });
  await screen.findByRole("button", { name: /^Мастер: Динара/ });
  expect(router.state.location.pathname).toBe(salon);
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
  expect(await screen.findByText(/Свободного времени пока нет/)).toBeTruthy();
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

test("a network's branches stand by city, and those of the client's own city first", async () => {
  const { redApple, networkLink } = fixture;
  const almaty = { ...redApple, id: 3, name: "Red Apple Алматы", cityId: 2, cityName: "Алматы" };
  const link = { ...networkLink, firms: [...networkLink.firms, almaty] };
  const { dependencies } = await renderApp("/red-apple", {
    fetch: async (request) => (request.url.includes("multi-link") ? Response.json(link) : fixtureApi(request)),
  });
  const cities = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(cities()).toEqual(["Актау 2 филиала", "Алматы 1 филиал"]));
  act(() => dependencies.service.chooseCity({ id: 2, countryCode: "KZ" }));
  await waitFor(() => expect(cities()).toEqual(["Алматы 1 филиал", "Актау 2 филиала"]));
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

test("the large picture is turned by arrow key and by swipe, not by two fingers", async () => {
  await renderApp(salon);
  await userEvent.click(await screen.findByRole("button", { name: "Фото 1 из 3" }));
  const dialog = screen.getByRole("dialog");
  const shown = () => within(dialog).getByRole("heading").textContent;
  const at = (clientX: number) => ({ identifier: clientX, target: dialog, clientX });
  const swipe = (from: number[], to: number) => {
    fireEvent.touchStart(dialog, { touches: from.map(at) });
    fireEvent.touchEnd(dialog, { changedTouches: [at(to)] });
  };
  fireEvent.keyDown(dialog, { key: "ArrowLeft" });
  expect(shown()).toBe("Фото 3 из 3");
  fireEvent.keyDown(dialog, { key: "ArrowRight" });
  expect(shown()).toBe("Фото 1 из 3");
  swipe([300], 100);
  expect(shown()).toBe("Фото 2 из 3");
  swipe([100], 300);
  expect(shown()).toBe("Фото 1 из 3");
  swipe([100], 110);
  swipe([100, 200], 300);
  expect(shown()).toBe("Фото 1 из 3");
});

test("the days with hours of their own stand below the week, with what is different about them", async () => {
  const fetch: Send = async (request) => {
    if (!new URL(request.url).pathname.endsWith("/firms/1")) return fixtureApi(request);
    const specialHours = [
      { date: "2026-11-20", opensAt: "09:00", closesAt: "18:00" },
      { date: "2026-11-21" },
      { date: "2026-11-22", opensAt: "12:00", closesAt: "02:00" },
    ];
    return Response.json({ ...fixture.firm, specialHours });
  };
  await renderApp(salon, { fetch });
  const hours = await screen.findByRole("table", { name: "Часы работы" });
  const rows = within(hours).getAllByRole("row");
  expect(rows.map((row) => row.textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Пн–пт09:00–20:00",
    "Сб10:00–20:00",
    "Всвыходной",
    "20 ноябрядо 18:00",
    "21 ноябрявыходной",
    "22 ноября12:00–02:00",
  ]);
  expect(rows.map((row) => row.dataset.today)).toEqual(["false", "false", "false", "true", "false", "false"]);
});

test("a service that is reserved by phone says its number, calls it, and goes into no visit", async () => {
  const [first, ...others] = fixture.firmServices.services;
  const services = [{ ...first, reservationPhone: "+77292123456" }, ...others];
  const fetch: Send = async (request) =>
    new URL(request.url).pathname.endsWith("/reservations/firm/1")
      ? Response.json({ ...fixture.firmServices, services })
      : fixtureApi(request);
  await renderApp(`${salon}?services=1,4`, { fetch });
  const call = await screen.findByRole("link", { name: "Позвонить и записаться: Женская стрижка" });
  expect(call.getAttribute("href")).toBe("tel:+77292123456");
  const row = call.closest("li")?.textContent?.replaceAll("\u00a0", " ");
  expect(row).toContain("Запись по телефону: +7 729 212 34 56");
  expect(screen.queryByRole("button", { name: "Выбрать: Женская стрижка" })).toBeNull();
  expect(within(screen.getByRole("region", { name: "Ваш визит" })).getByText("6 500 ₸")).toBeTruthy();
});
