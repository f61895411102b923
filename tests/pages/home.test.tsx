import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "../../domain/draft.ts";
import type { Track } from "../../domain/analytics.ts";
import type { Home } from "../../domain/entities.ts";
import type { Send } from "../../src/api/layer.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { fixtureHome } from "../support/fixture-home.ts";
import { barber, home, redApple } from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
});
const salons = () =>
  within(screen.getByRole("region", { name: /Салоны и мастера/ }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("a visitor sees the salons of the first city, with what one chooses by", async () => {
  await renderApp("/");
  const tile = within((await screen.findAllByRole("article"))[0] ?? document.body);
  expect(tile.getByRole("link", { name: "Red Apple на набережной" }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya",
  );
  expect(tile.getByText("Открыто до 20:00")).toBeTruthy();
  expect(tile.getByText("18 отзывов")).toBeTruthy();
  expect(tile.getByText("от 4 000 ₸")).toBeTruthy();
  expect(tile.getByRole("link", { name: /^Записаться: .*, сегодня, 14:15$/ })).toBeTruthy();
});

test("a discount that is the highest of several says so", async () => {
  await renderApp("/");
  const [badge] = await screen.findAllByTitle("Скидка до 15 % в тихие часы");
  expect(badge?.textContent).toBe("до −15\u00a0%");
});

test("a recommended salon does not stand right below once more: the others come first", async () => {
  await renderApp("/");
  await screen.findByRole("region", { name: "Рекомендуем" });
  await waitFor(() => expect(salons()).toEqual(["Бородач", "Red Apple на набережной"]));
});

test("where nothing is recommended the salons stand as the service has them", async () => {
  await renderApp("/?deal=1");
  await waitFor(() => expect(salons()).toEqual(["Red Apple на набережной"]));
});

test("before the salons are there their places are, and say so", async () => {
  await renderApp("/", { fetch: () => new Promise(() => {}) });
  expect(screen.getByText("Загружаем…").closest("[aria-busy=true]")).toBeTruthy();
});

test("a category leaves the salons that do it, and analytics is told of it", async () => {
  const track = vi.fn<Track>();
  await renderApp("/", { track });
  await userEvent.click(await screen.findByRole("link", { name: "Барбер" }));
  await waitFor(() => expect(salons()).toEqual(["Бородач"]));
  expect(screen.getByRole("status").textContent).toBe("1 место");
  await waitFor(() => expect(track.mock.calls).toEqual([["press_category", { categoryId: 3 }]]));
});

test("with a category the prices, the times and the pages are those of the category", async () => {
  const nails = {
    ...redApple,
    priceFrom: { amount: 650_000, currency: "KZT" },
    nearest: { startTime: "2026-11-21T11:00:00+05:00", serviceId: 1 },
  };
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await renderApp("/", {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith("screen/home") || searchParams.get("category") !== "nails") return fixtureApi(request);
      await answered;
      return Response.json(fixtureHome(request.url, { ...home, firms: [nails] }));
    },
  });
  await userEvent.click(await screen.findByRole("link", { name: "Ногти" }));
  const list = () => screen.getByRole("region", { name: /Салоны и мастера/ });
  await waitFor(() => expect(list().querySelector("[inert]")).toBeTruthy());
  answer();
  await waitFor(() => expect(list().querySelector("[inert]")).toBeNull());
  const tile = within(within(list()).getByRole("article"));
  expect(tile.getByText("от 6 500 ₸")).toBeTruthy();
  expect(tile.getByRole("link", { name: /^Записаться: .*, завтра, 11:00$/ })).toBeTruthy();
  expect(tile.getByRole("link", { name: redApple.name }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya?category=nails",
  );
  await userEvent.click(screen.getByRole("link", { name: "Свободно сегодня" }));
  expect(await screen.findByText("По этим условиям ничего не нашлось")).toBeTruthy();
});

test("what nobody met is not said of the next conditions while their answer is on its way", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await renderApp("/?category=barber&today=1", {
    async fetch(request) {
      if (new URL(request.url).searchParams.has("hasDiscount")) await answered;
      return fixtureApi(request);
    },
  });
  expect(await screen.findByText("По этим условиям ничего не нашлось")).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("0 мест");
  await userEvent.click(screen.getByRole("link", { name: "Со скидкой" }));
  await waitFor(() => expect(screen.queryByText("По этим условиям ничего не нашлось")).toBeNull());
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  answer();
  expect(await screen.findByText("По этим условиям ничего не нашлось")).toBeTruthy();
});

test("conditions that nobody meets say so, and can be taken back: the focus of what did that is on what is found", async () => {
  await renderApp("/?category=barber&today=1");
  expect(await screen.findByText("По этим условиям ничего не нашлось")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Показать все салоны" }));
  await waitFor(() => expect(salons()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: /Салоны и мастера/ })));
});

test("the first page of very many salons leads to all that meet the same conditions", async () => {
  const fetch: Send = async (request) =>
    new URL(request.url).pathname.endsWith("screen/home")
      ? Response.json({ ...fixtureHome(request.url), total: 1840 })
      : fixtureApi(request);
  await renderApp("/?city=aktau&tab=women&today=1&deal=1", { fetch });
  const all = await screen.findByRole("link", { name: /^Все салоны и мастера: 1.?840$/ });
  expect(all.getAttribute("href")).toBe("/search?city=aktau&tab=women&deal=1&date=2026-11-20");
  expect(screen.getByRole("status").textContent).toMatch(/^1.?840 мест$/);
});

test("of those that a client keeps the service is asked by name", async () => {
  await renderApp("/?favorite=1", { prepareStored: ({ firms }) => firms.write([barber.id]) });
  await waitFor(() => expect(salons()).toEqual(["Бородач"]));
});

test("when the last of those that a client keeps is gone, the focus of their chip is on the one that follows", async () => {
  const { dependencies } = await renderApp("/", { prepareStored: ({ firms }) => firms.write([barber.id]) });
  const chip = await screen.findByRole("link", { name: "Избранное" });
  act(() => chip.focus());
  act(() => dependencies.account.favorites.keep([]));
  expect(chip.isConnected).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("link", { name: "Свободно рядом" })));
});

test("who keeps none, and asks for all again, goes on from the chip that follows", async () => {
  await renderApp("/?favorite=1");
  const chip = await screen.findByRole("link", { name: "Избранное" });
  await userEvent.click(chip);
  await waitFor(() => expect(chip.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Свободно рядом" }));
});

test("a choice of city sticks, and is asked for", async () => {
  const asked: (string | null)[] = [];
  const fetch: Send = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("screen/home")) asked.push(searchParams.get("city"));
    return fixtureApi(request);
  };
  const { dependencies, router } = await renderApp("/", { fetch });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  await userEvent.click(await screen.findByRole("button", { name: "Алматы" }));
  expect(dependencies.service.city.read()).toEqual({ id: 2, countryCode: "KZ" });
  expect(router.state.location.search).toBe("?city=almaty");
  await waitFor(() => expect(asked).toEqual(["1", "2"]));
});

test("a page that could not be loaded is loaded by pressing once more", async () => {
  let isDown = true;
  await renderApp("/", { fetch: (request) => (isDown ? Promise.reject(new TypeError("down")) : fixtureApi(request)) });
  const retry = await screen.findByRole("button", { name: "Повторить" });
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(salons()).toHaveLength(2));
  expect(document.activeElement?.id).toBe("all-firms");
});

test("whoever began a reservation finds the way back into it", async () => {
  const firm = { id: 1, urlKey: "red-apple-naberezhnaya", name: "Red Apple" };
  await renderApp("/", {
    prepareStored: (stored) => savedValues(stored).savedReservation.write({ ...emptyDraft(firm), services: [1, 4] }),
  });
  expect(await screen.findByText("Red Apple · 2 услуги")).toBeTruthy();
  const link = screen.getByRole("link", { name: "Продолжить запись" });
  expect(link.getAttribute("href")).toBe("/red-apple-naberezhnaya/reservation/time");
});

test("a reservation that was marked as deleted is not offered to go on with", async () => {
  const firm = { id: 1, urlKey: "red-apple-naberezhnaya", name: "Red Apple" };
  const draft = { ...emptyDraft(firm), services: [1, 4] };
  for (const isDeleted of [true, false]) {
    await renderApp("/", {
      prepareStored: (stored) => savedValues(stored).savedReservation.write({ ...draft, isDeleted }),
    });
    await waitFor(() => expect(salons()).toHaveLength(2));
    if (isDeleted) expect(screen.queryByText("Red Apple · 2 услуги")).toBeNull();
    else expect(await screen.findByText("Red Apple · 2 услуги")).toBeTruthy();
    cleanup();
  }
});

test("a reservation that was begun says for when, as DD.MM.YYYY, HH:mm", async () => {
  const draft = { ...emptyDraft({ id: 1, urlKey: "red-apple-naberezhnaya", name: "Red Apple" }), services: [1] };
  const startTime = "2026-11-23T09:05:00+05:00";
  await renderApp("/", {
    prepareStored: (stored) => savedValues(stored).savedReservation.write({ ...draft, startTime }),
  });
  expect(await screen.findByText("Red Apple · 1 услуга · 23.11.2026, 09:05")).toBeTruthy();
});

test("a language that is chosen is spoken, and the conditions stay", async () => {
  const { router } = await renderApp("/?category=barber");
  await userEvent.click(await screen.findByRole("button", { name: /Язык/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Қазақша" }));
  expect(await screen.findByText("Кезегіңіз — кезексіз")).toBeTruthy();
  expect(router.state.location.search).toBe("?category=barber");
});

test("the tab of the menu that was pressed last is kept", async () => {
  const { dependencies } = await renderApp("/");
  const { menuTab } = dependencies.browser.stored;
  const tabs = within(await screen.findByRole("navigation", { name: "Для кого" }));
  expect(menuTab.read()).toBeUndefined();
  await userEvent.click(tabs.getByRole("link", { name: "Женщинам" }));
  await waitFor(() => expect(menuTab.read()).toBe("women"));
  await userEvent.click(tabs.getByRole("link", { name: "Все" }));
  await waitFor(() => expect(menuTab.read()).toBe("all"));
});

test.each([
  ["/", "women", "?tab=women"],
  ["/?city=aktau", "women", "?city=aktau&tab=women"],
  ["/", "all", ""],
  ["/", "nobodys", ""],
  ["/?category=barber", "women", "?category=barber"],
])("who comes to %s with %s pressed last begins at %s", async (url, pressed, search) => {
  const { router } = await renderApp(url, { prepareStored: ({ menuTab }) => menuTab.write(pressed) });
  await screen.findByRole("region", { name: /Салоны и мастера/ });
  expect(router.state.location.search).toBe(search);
});

test("who has begun with a tab goes to the first one by a press, and stays there", async () => {
  const { router } = await renderApp("/", { prepareStored: ({ menuTab }) => menuTab.write("women") });
  await waitFor(() => expect(router.state.location.search).toBe("?tab=women"));
  await userEvent.click(screen.getByRole("link", { name: "Все" }));
  await waitFor(() => expect(screen.getByRole("link", { name: "Все" }).getAttribute("aria-current")).toBeTruthy());
  expect(router.state.location.search).toBe("");
});

test("whoever does not mind is asked what they like, and whoever does is not asked again", async () => {
  const { dependencies } = await renderApp("/");
  const entry = within(await screen.findByRole("region", { name: /^Пять вопросов/ }));
  expect(entry.getByRole("link", { name: "Ответить" }).getAttribute("href")).toBe("/personalization");
  await userEvent.click(entry.getByRole("button", { name: "Не предлагать" }));
  expect(document.activeElement?.textContent).toBe("Хорошо, больше не предложим.");
  expect(dependencies.account.survey.read()).toBe("dismissed");
});

test("salons that stand in an order of one's own say by what, and how it is changed", async () => {
  const personalization = { interests: ["hair"], budget: ["low"] };
  await renderApp("/", {
    fetch: async (request) =>
      new URL(request.url).pathname.endsWith("screen/home")
        ? Response.json({ ...home, personalization })
        : fixtureApi(request),
  });
  const row = within(await screen.findByRole("region", { name: "Для вас" }));
  await waitFor(() => expect(row.getByText(/^По вашим ответам: Волосы/)).toBeTruthy());
  expect(row.getByRole("link", { name: "Изменить" }).getAttribute("href")).toBe("/personalization?step=review");
  expect(screen.queryByRole("region", { name: /^Пять вопросов/ })).toBeNull();
});

/** The home page of a city with firms that have these. */
const withOffers = (offers: Pick<Home, "takesGiftCards" | "hasInstalments">): Send => {
  return async (request) =>
    new URL(request.url).pathname.endsWith("/screen/home")
      ? Response.json({ ...home, ...offers })
      : fixtureApi(request);
};

test("gift cards and instalments are found from here where a salon has them", async () => {
  await renderApp("/", { fetch: withOffers({ takesGiftCards: true, hasInstalments: true }) });
  const gifts = within(await screen.findByRole("region", { name: /Подарите кому.то час для себя/ }));
  expect(gifts.getByRole("link", { name: "Подарочные карты" }).getAttribute("href")).toBe("/gift-cards");
  expect(gifts.getByRole("link", { name: "Рассрочка" }).getAttribute("href")).toBe("/bnpl");
});

test("instalments that no salon has are not led to, and no more are gift cards", async () => {
  const { unmount } = await renderApp("/", { fetch: withOffers({ takesGiftCards: true, hasInstalments: false }) });
  const gifts = within(await screen.findByRole("region", { name: /Подарите кому.то час для себя/ }));
  expect(gifts.queryByRole("link", { name: "Рассрочка" })).toBe(null);
  unmount();
  await renderApp("/", { fetch: withOffers({ takesGiftCards: false, hasInstalments: false }) });
  await screen.findByRole("region", { name: /Салоны и мастера/ });
  expect(within(screen.getByRole("main")).queryByRole("link", { name: "Подарочные карты" })).toBe(null);
});
