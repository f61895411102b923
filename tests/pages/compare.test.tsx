import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Category, ComparedFirm, ComparedFirms, FirmCard } from "../../domain/entities.ts";
import { render } from "../../src/app/server-entry.tsx";
import { memoryStorage } from "../../src/browser/storage.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";
import { renderedAt } from "../support/rendered-at.ts";
import { barber, categories, redApple } from "../support/salon-fixture.ts";

const v1 = "/rest/clients-app/v1";
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const timed: FirmCard = { ...redApple, nearest: { startTime: "2026-11-20T14:15:00+05:00", serviceId: 4 } };
const dear: FirmCard = { ...barber, nearest: { startTime: "2026-11-21T10:00:00+05:00", serviceId: 7 } };
const third: FirmCard = { ...barber, id: 3, name: "Третий", urlKey: "tretiy", averageRating: 0 };
const fourth: FirmCard = { ...barber, id: 4, name: "Четвёртый", urlKey: "chetvyortyy" };
const all = [timed, dear, third, fourth];
const plain = (firm: FirmCard): ComparedFirm => ({ firm, isOffered: true, services: [] });

const haircuts = { id: 11, name: "Стрижки", urlName: "haircuts" };
const shared: Category[] = categories.map((one) => ({ ...one, subCategories: one.id === 1 ? [haircuts] : [] }));

/** What a service says that it compared by, all words of which name services. */
function understood(asked: URLSearchParams): ComparedFirms["by"] {
  if (asked.has("query") || asked.has("subCategory")) return "services";
  return asked.has("category") ? "category" : "everything";
}

/** A service that finds four salons and compares those that it knows. */
function service(compared: readonly ComparedFirm[] = all.map(plain), by?: ComparedFirms["by"]) {
  const asked: Record<string, string>[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === `${v1}/firms/compare`) {
      asked.push(Object.fromEntries(searchParams));
      const ids = (searchParams.get("firms") ?? "").split(",").map(Number);
      const firms = ids.flatMap((id) => compared.find(({ firm }) => firm.id === id) ?? []);
      return Response.json({ firms, by: by ?? understood(searchParams), categories: shared });
    }
    if (pathname === `${v1}/firms/search`) {
      const firms = all.map((firm) => ({ firm, services: [], masters: [], times: [] }));
      return Response.json({ total: all.length, isNearly: false, firms });
    }
    return fixtureApi(request);
  };
  return { fetch, asked };
}

const pinOf = (name: string) => screen.findByRole("button", { name: `Сравнить: ${name}` });
const cellsOf = (row: string) =>
  within(screen.getByRole("rowheader", { name: row }).closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));

test("three salons are pinned out of the search, a fourth gets a sentence and changes nothing, and a reload keeps them", async () => {
  const storage = memoryStorage();
  const { fetch } = service();
  const { unmount } = await renderApp("/search?category=hair", { fetch, storage });
  for (const name of [timed.name, dear.name, third.name]) await userEvent.click(await pinOf(name));
  const way = screen.getByRole("link", { name: "Сравнить: 3 салона" });
  expect(way.getAttribute("href")).toBe("/compare?firms=1,2,3&category=hair");
  await userEvent.click(await pinOf(fourth.name));
  const said = await screen.findByRole("dialog", { name: "В сравнении уже три салона" });
  expect(within(said).getByText(/сможете добавить ещё: Четвёртый/)).toBeTruthy();
  expect(within(said).getByRole("link").getAttribute("href")).toBe("/compare?firms=1,2,3&category=hair");
  await userEvent.click(within(said).getByRole("button", { name: "Закрыть" }));
  expect((await pinOf(fourth.name)).getAttribute("aria-pressed")).toBe("false");
  unmount();
  await renderApp("/search", { fetch, storage });
  expect((await pinOf(third.name)).getAttribute("aria-pressed")).toBe("true");
  await userEvent.click(await pinOf(third.name));
  expect(screen.getByRole("link", { name: "Сравнить: 2 салона" })).toBeTruthy();
});

test("a salon is pinned on its own page, for what somebody comes for", async () => {
  await renderApp("/red-apple-naberezhnaya?category=nails");
  expect(screen.queryByRole("link", { name: /^Сравнить: \d/ })).toBe(null);
  await userEvent.click(await pinOf(redApple.name));
  const way = screen.getByRole("link", { name: "Сравнить: 1 салон" });
  expect(way.getAttribute("href")).toBe("/compare?firms=1&category=nails");
});

test("favourites are pinned where they are kept", async () => {
  const prepareStored = ({ firms }: { firms: { write: (ids: number[]) => void } }) => firms.write([redApple.id]);
  await renderApp("/?favorite=1", { prepareStored });
  await userEvent.click(await pinOf(redApple.name));
  expect(screen.getByRole("link", { name: "Сравнить: 1 салон" })).toBeTruthy();
});

test("side by side stand the price of what is wanted, the nearest time and the rating, and what is best says so", async () => {
  const service4 = { id: 4, name: "Стрижка", price: tenge(3000), priceMax: tenge(4000) };
  const { fetch, asked } = service([
    { ...plain(timed), firm: { ...timed, priceFrom: tenge(3000) }, services: [service4] },
    plain(dear),
    { ...plain(third), isOffered: false },
  ]);
  await renderApp("/compare?firms=2,1,3&category=hair&q=стрижка", { fetch });
  expect(await screen.findByText(`Показаны цены и время: ${categories[0]?.name}, «стрижка»`)).toBeTruthy();
  expect(asked).toEqual([{ firms: "2,1,3", category: "hair", query: "стрижка" }]);
  expect(cellsOf("Цена")).toEqual(["от 5 000 ₸", "от 3 000 ₸Стрижка: 3 000–\u200b4 000 ₸Дешевле всех", "Не делают"]);
  expect(cellsOf("Ближайшее время")).toEqual(["завтра, 10:00", "сегодня, 14:15Раньше всех", "Не делают"]);
  expect(cellsOf("Оценка")[1]).toContain("Оценка выше всех");
  expect(screen.queryByRole("rowheader", { name: "Расстояние" })).toBe(null);
  const time = screen.getByRole("link", { name: /^Записаться: Red Apple на набережной, сегодня, 14:15$/ });
  expect(time.getAttribute("href")).toBe("/red-apple-naberezhnaya/reservation/time?services=4&date=2026-11-20");
});

test("the server draws them side by side, by what is wanted of them", async () => {
  const { body } = await render(renderRequest("/compare?firms=1,2&category=hair", { fetch: service().fetch }));
  for (const text of [timed.name, dear.name, "Показаны цены и время: Волосы"]) expect(body).toContain(text);
});

test("a price and a time say which service they are of, a price once where what is wanted has names", async () => {
  const named = { cheapestServiceName: "Коррекция бровей", nearestServiceName: "Маникюр" };
  const services = [{ id: 4, name: "Коррекция бровей", price: tenge(3000) }];
  const { fetch } = service([
    { ...plain(timed), ...named },
    { ...plain(dear), ...named, services },
    { ...plain(third), ...named, isOffered: false },
  ]);
  await renderApp("/compare?firms=1,2,3", { fetch });
  await screen.findByRole("table");
  expect(cellsOf("Цена")).toEqual([
    "от 4 000 ₸Коррекция бровейДешевле всех",
    "от 5 000 ₸Коррекция бровей: 3 000 ₸",
    "Не делают",
  ]);
  expect(cellsOf("Ближайшее время")).toEqual([
    expect.stringMatching(/^сегодня, 14:15Маникюр/),
    expect.stringMatching(/^завтра, 10:00Маникюр/),
    "Не делают",
  ]);
});

test.each([
  ["everything", "Маникюр", "Маникюр", false, false],
  ["everything", "Маникюр", "Стрижка", false, true],
  ["everything", "Бритьё", "Маникюр", true, false],
  ["category", "Маникюр", "Маникюр", false, true],
  ["services", "Маникюр", "Маникюр", true, true],
] as const)(
  "by %s, beside %s and %s: the lowest price is that of services that are alike, the soonest that of what is wanted, or both of one service",
  async (by, cheapestServiceName, nearestServiceName, isCheapest, isSoonest) => {
    const compared = [
      { ...plain(timed), cheapestServiceName: "Бритьё", nearestServiceName: "Стрижка" },
      { ...plain(dear), cheapestServiceName, nearestServiceName },
    ];
    await renderApp("/compare?firms=1,2&q=red", { fetch: service(compared, by).fetch });
    await screen.findByRole("table");
    expect(screen.queryByText("Дешевле всех") !== null).toBe(isCheapest);
    expect(screen.queryByText("Раньше всех") !== null).toBe(isSoonest);
    expect(screen.queryByText(/^Показаны цены и время/) !== null).toBe(by !== "everything");
  },
);

test("where the client is known to be near, there is the distance", async () => {
  const userLocation = { latitude: 43.63, longitude: 51.16, time: renderedAt };
  await renderApp("/compare?firms=1,2", {
    fetch: service().fetch,
    prepareStored: (stored) => stored.userLocation.write(userLocation),
  });
  await screen.findByRole("table");
  expect(cellsOf("Расстояние")).toEqual(["1,1 кмБлиже всех", "4,7 км"]);
});

test("one is taken out by a press, which back undoes; a link from somebody else leaves one's own pins alone", async () => {
  const { router, dependencies } = await renderApp("/compare?firms=1,2", {
    fetch: service().fetch,
    prepareStored: (stored) => stored.pins.write([4, 2]),
  });
  await userEvent.click(await screen.findByRole("link", { name: `Убрать из сравнения: ${dear.name}` }));
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(1));
  expect(router.state.location.search).toBe("?firms=1");
  expect(dependencies.browser.stored.pins.read()).toEqual([4]);
  await router.navigate(-1);
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(2));
  await userEvent.click(screen.getByRole("link", { name: "Добавить салон" }));
  expect(dependencies.browser.stored.pins.read()).toEqual([1, 2, 4]);
});

test("a salon that is gone is spoken of, and the others are there", async () => {
  await renderApp("/compare?firms=1,77", { fetch: service().fetch });
  expect(await screen.findByText("Одного из салонов больше нет — показаны остальные.")).toBeTruthy();
  expect(screen.getAllByRole("columnheader")).toHaveLength(1);
});

test("an address that names no salon says how salons are pinned", async () => {
  const { asked, fetch } = service();
  await renderApp("/compare?firms=x", { fetch });
  expect(await screen.findByRole("heading", { name: "Пока нечего сравнивать" })).toBeTruthy();
  expect(asked).toEqual([]);
});

test("salons are compared by what they have in common, chosen by links that keep the salons and leave words out", async () => {
  const { fetch, asked } = service();
  await renderApp("/compare?firms=1,2&q=стрижка", { fetch });
  const by = await screen.findByRole("navigation", { name: "Сравнить по услуге" });
  const choose = async (name: string) => userEvent.click(within(by).getByRole("link", { name }));
  const chosen = () => within(by).queryByRole("link", { current: true })?.textContent;
  expect(chosen()).toBe("«стрижка»");
  await choose("Волосы");
  await waitFor(() => expect(asked.at(-1)).toEqual({ firms: "1,2", category: "hair" }));
  expect(chosen()).toBe("Волосы");
  await choose("Стрижки");
  await waitFor(() => expect(asked.at(-1)).toEqual({ firms: "1,2", category: "hair", subCategory: "haircuts" }));
  expect(chosen()).toBe("Стрижки");
  await choose("Все услуги");
  await waitFor(() => expect(asked.at(-1)).toEqual({ firms: "1,2" }));
  expect(chosen()).toBe("Все услуги");
  expect(within(by).queryByRole("link", { name: "Стрижки" })).toBe(null);
  expect(screen.getByRole("table")).toBeTruthy();
});
