import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import * as fixture from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";

test("a company link shows the firm under the title 'Запись в салон'", async () => {
  await renderApp(salon);
  expect(await screen.findByRole("heading", { level: 1, name: "Red Apple на набережной" })).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Запись в салон: Red Apple на набережной, Актау"));
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

test("analytics is told that the salon was opened, and which kind of its services was pressed", async () => {
  const track = vi.fn<Track>();
  await renderApp(salon, { track });
  await waitFor(() => expect(track).toHaveBeenLastCalledWith("open_firm", { firmId: 1 }));
  await userEvent.click(await screen.findByRole("link", { name: "Ногти · 1" }));
  await waitFor(() => expect(track).toHaveBeenLastCalledWith("press_subcategory", { firmId: 1, categoryId: 2 }));
});

const choices = () => screen.getAllByRole("button", { name: /^Выбрать: / }).map((button) => button.ariaLabel);

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

test("a review of another year says of which, one of this year does not", async () => {
  const [own, other] = fixture.reviews.reviews;
  const old = { ...other, date: "2025-10-28T12:00:00+05:00" };
  const fetch: Send = (request) =>
    request.url.includes("/reviews")
      ? Promise.resolve(Response.json({ ...fixture.reviews, reviews: [own, old] }))
      : fixtureApi(request);
  await renderApp(salon, { fetch });
  expect(await screen.findByText("28\u00a0октября 2025", { normalizer: (text) => text })).toBeTruthy();
  expect(screen.getByText("2\u00a0ноября", { normalizer: (text) => text })).toBeTruthy();
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

test("the branch that is nearest to a client whose place is known stands first, each with its nearest time to book", async () => {
  const { networkLink, redApple, barber } = fixture;
  const firms = networkLink.firms.map(({ nearest, ...firm }) => ({
    ...firm,
    ...(nearest && { nearest: { ...nearest, serviceId: 4 } }),
  }));
  await renderApp("/red-apple", {
    fetch: async (request) =>
      request.url.includes("multi-link") ? Response.json({ ...networkLink, firms }) : fixtureApi(request),
    prepareStored: ({ userLocation }) => userLocation.write({ latitude: 43.68, longitude: 51.14, time: Date.now() }),
  });
  await screen.findByRole("heading", { level: 1, name: "Red Apple" });
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual([barber.name, redApple.name]);
  expect(screen.getAllByRole("link", { name: /^Записаться: / })).toHaveLength(2);
});

test("the city in which a client is comes first, and the branches elsewhere go by their nearest free time", async () => {
  const { networkLink, redApple } = fixture;
  const almaty = { ...redApple, id: 3, name: "Red Apple Алматы", cityId: 2, cityName: "Алматы" };
  const firms = [...networkLink.firms, { ...almaty, latitude: 43.24, longitude: 76.9, nearest: undefined }];
  await renderApp("/red-apple", {
    fetch: async (request) =>
      request.url.includes("multi-link") ? Response.json({ ...networkLink, firms }) : fixtureApi(request),
    prepareStored: ({ userLocation }) => userLocation.write({ latitude: 43.25, longitude: 76.9, time: Date.now() }),
  });
  await screen.findByRole("heading", { level: 1, name: "Red Apple" });
  const names = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Red Apple Алматы", "Red Apple на набережной", "Бородач"]);
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
    "Пн–пт09:00–\u206020:00",
    "Сб10:00–\u206020:00",
    "Всвыходной",
    "20 ноябрядо 18:00",
    "21 ноябрявыходной",
    "22 ноября12:00–\u206002:00",
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
  // The number is never broken.
  expect(call.closest("li")?.textContent).toContain("Запись по телефону: +7\u00a0729\u00a0212\u00a034\u00a056");
  expect(screen.queryByRole("button", { name: "Выбрать: Женская стрижка" })).toBeNull();
  expect(within(screen.getByRole("region", { name: "Ваш визит" })).getByText("6 500 ₸")).toBeTruthy();
});

test("a salon that takes gift cards leads to a card of its own, and one with instalments to what these are", async () => {
  const { salonLink } = fixture;
  const own = { ...fixture.redApple, takesGiftCards: true, instalments: [3, 6] } as const;
  const { unmount } = await renderApp(salon, {
    fetch: async (request) =>
      request.url.includes("/multi-link/") ? Response.json({ ...salonLink, firms: [own] }) : fixtureApi(request),
  });
  const gift = await screen.findByRole("link", { name: /Подарить карту этого салона/ });
  expect(gift.getAttribute("href")).toBe(`/gift-cards/new?firm=${own.id}`);
  const instalments = screen.getByRole("link", { name: /Можно платить частями/ });
  expect(instalments.getAttribute("href")).toBe("/bnpl");
  expect(instalments.textContent).toMatch(/: 3, 6$/);
  unmount();
  await renderApp(salon);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("link", { name: /Подарить карту|платить частями/ })).toBe(null);
});
