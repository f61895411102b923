import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Located } from "../../src/browser/location.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";
import type { FirmCard } from "../../domain/entities.ts";
import { barber, cities, redApple } from "../support/salon-fixture.ts";

const search = "/rest/clients-app/v1/firms/search";
/** 1.1 km from the first salon, 4.5 from the second. */
const nearby = { latitude: 43.63, longitude: 51.16 };
const almaty = { latitude: 43.24, longitude: 76.9 };

function service() {
  const asked: Record<string, string>[] = [];
  const optionsAsked: Record<string, string>[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const given = Object.fromEntries(searchParams);
    if (pathname === search) {
      asked.push(given);
      const firms = [redApple, barber].map((firm) => ({ firm, services: [], masters: [], times: [] }));
      return Response.json({ total: 2, isNearly: false, firms });
    }
    if (pathname === `${search}/filterOptions`) {
      optionsAsked.push(given);
      const counts = { discountCount: 0, instalmentsCount: 0, openNowCount: 0, currency: "KZT" };
      const none = { tabs: [], categories: [], prices: [], ratings: [], districts: [], without: [] };
      return Response.json({ ...counts, ...none, distances: [{ distanceTo: 3000, count: 1 }] });
    }
    if (pathname === `${search}/sortOptions`) return Response.json([{ key: "relevance", name: "Сначала подходящие" }]);
    return fixtureApi(request);
  };
  return { fetch, asked, last: () => asked.at(-1), optionsAsked };
}

const locates = (located: Located) => {
  let times = 0;
  return { locate: async () => (times++, located), times: () => times };
};
const firstTile = async () => within((await screen.findAllByRole("article"))[0] ?? document.body);

test("without knowing where the client is, distances are from the middle of the city, and nobody asks", async () => {
  const { fetch, last } = service();
  const browser = locates(nearby);
  await renderApp("/search?sort=distance", { fetch, locate: browser.locate });
  expect(await screen.findByText("Расстояния — от центра города.")).toBeTruthy();
  expect((await firstTile()).getByText(/^1,1\s+км от центра$/)).toBeTruthy();
  expect(last()).toEqual({ city: "1", sort: "distance", offset: "0" });
  expect(browser.times()).toBe(0);
});

test("a press tells the service where the client is, and how far each salon is from there", async () => {
  const { fetch, last, optionsAsked } = service();
  const place = { latitude: "43.63", longitude: "51.16" };
  await renderApp("/search?sort=distance", { fetch, locate: locates(nearby).locate });
  await userEvent.click(await screen.findByRole("button", { name: "Показать, что рядом со мной" }));
  await waitFor(() => expect(last()).toEqual({ city: "1", sort: "distance", offset: "0", ...place }));
  expect((await firstTile()).getByText(/^1,1\s+км от вас$/)).toBeTruthy();
  expect(screen.getByText(/^4,7\s+км от вас$/)).toBeTruthy();
  expect(screen.getByText("Расстояния — от того места, где вы сейчас.")).toBeTruthy();
  expect(optionsAsked.at(-1)).toMatchObject(place);
});

test("a search that distance is nothing to does not tell the service where the client is", async () => {
  const { fetch, last } = service();
  await renderApp("/search", {
    fetch,
    prepareStored: ({ userLocation }) => userLocation.write({ ...nearby, time: Date.now() }),
  });
  expect((await firstTile()).getByText(/км от вас$/)).toBeTruthy();
  expect(last()).toEqual({ city: "1", offset: "0" });
});

test.each([
  ["refused", "Браузер не сообщает, где вы: доступ к местоположению запрещён. Расстояния — от центра города."],
  ["unknown", "Не удалось узнать, где вы. Расстояния — от центра города."],
] as const)(
  "where the place is %s the page says so, and goes on from the middle of the city",
  async (located, words) => {
    const { fetch } = service();
    await renderApp("/search?sort=distance", { fetch, locate: locates(located).locate });
    await userEvent.click(await screen.findByRole("button", { name: "Показать, что рядом со мной" }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await firstTile()).getByText(/км от центра$/)).toBeTruthy();
  },
);

test("whoever is in another city is told that distances are from the middle of this one", async () => {
  const { fetch, last } = service();
  await renderApp("/search?km=3", {
    fetch,
    prepareStored: ({ userLocation }) => userLocation.write({ ...almaty, time: Date.now() }),
  });
  expect(await screen.findByText("Вы сейчас далеко отсюда. Расстояния — от центра города.")).toBeTruthy();
  expect(last()).toEqual({ city: "1", distanceTo: "3000", offset: "0" });
});

test("a distance is a filter with a count, named among what is chosen", async () => {
  const { fetch, last } = service();
  const { router } = await renderApp("/search", { fetch });
  await userEvent.click(await screen.findByRole("link", { name: /^до 3\s+км: 1 место$/ }));
  await waitFor(() => expect(last()).toMatchObject({ distanceTo: "3000" }));
  expect(router.state.location.search).toBe("?km=3");
  await userEvent.click(await screen.findByRole("link", { name: /^Убрать: до 3\s+км$/ }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("home leads to what is free nearby, asks where that is on the way, and does not ask whoever refused", async () => {
  const browser = locates("refused");
  const { router } = await renderApp("/", { locate: browser.locate });
  await userEvent.click(await screen.findByRole("link", { name: "Свободно рядом" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  expect(router.state.location.search).toBe("?date=2026-11-20&sort=distance");
  await waitFor(() => expect(screen.queryByRole("link", { name: "Свободно рядом" })).toBe(null));
  await router.navigate("/");
  await userEvent.click(await screen.findByRole("link", { name: "Свободно рядом" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/search"));
  expect(browser.times()).toBe(1);
});

const soonAt = (time: string) => `2026-11-20T${time}:00+05:00`;
/** A city whose firms are free soon: the soonest first, or from a place the nearest, as the service has them. */
const freeSoon =
  ({ soonest, nearest = [] }: { soonest: FirmCard[]; nearest?: FirmCard[] }, recommended: FirmCard[] = []) =>
  async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/firms/search/compilations")) return Response.json({ firms: recommended });
    if (!pathname.endsWith("/offered-firms")) return fixtureApi(request);
    const isFromPlace = searchParams.get("latitude") === String(nearby.latitude);
    return Response.json({ firms: isFromPlace ? nearest : soonest });
  };
const atOne = { ...redApple, nearest: { startTime: soonAt("13:00"), serviceId: 1 } };
const atNoon = { ...barber, nearest: { startTime: soonAt("12:15"), serviceId: 1 } };
const namesOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("home shows who is free within two hours in the city, the soonest first, while nobody knows where the client is", async () => {
  await renderApp("/", { fetch: freeSoon({ soonest: [atNoon, atOne] }) });
  const row = await screen.findByRole("region", { name: "Свободно сейчас: Актау" });
  expect(namesOf(row)).toEqual([barber.name, redApple.name]);
  expect(within(row).getByText("Время в ближайшие два часа")).toBeTruthy();
});

test("where nobody is free within two hours home says nothing of it", async () => {
  await renderApp("/", { fetch: freeSoon({ soonest: [] }) });
  await screen.findByRole("region", { name: /^Салоны и мастера/ });
  expect(screen.queryByText("Время в ближайшие два часа")).toBe(null);
});

test("home shows who is free within two hours near a client whose place is known, the nearest first", async () => {
  await renderApp("/", {
    fetch: freeSoon({ soonest: [atNoon, atOne], nearest: [atOne, atNoon] }),
    prepareStored: ({ userLocation }) => userLocation.write({ ...nearby, time: Date.now() }),
  });
  await waitFor(() =>
    expect(namesOf(screen.getByRole("region", { name: "Свободно рядом с вами" }))).toEqual([
      redApple.name,
      barber.name,
    ]),
  );
});

test("home shows nobody near the client who is recommended right above", async () => {
  await renderApp("/", {
    fetch: freeSoon({ soonest: [atNoon, atOne], nearest: [atOne, atNoon] }, [redApple]),
    prepareStored: ({ userLocation }) => userLocation.write({ ...nearby, time: Date.now() }),
  });
  await within(await screen.findByRole("region", { name: "Рекомендуем" })).findByText(redApple.name);
  await waitFor(() => {
    expect(namesOf(screen.getByRole("region", { name: "Свободно рядом с вами" }))).toEqual([barber.name]);
  });
});

test("a press finds the client's city, which is chosen and kept with their place", async () => {
  const browser = locates(almaty);
  const { dependencies, router } = await renderApp("/search?q=маникюр", { fetch: service().fetch, ...browser });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  expect(browser.times()).toBe(0);
  await userEvent.click(await screen.findByRole("button", { name: "Определить мой город" }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get("city")).toBe("almaty"));
  expect(screen.queryByRole("dialog", { name: "Выберите город" })).toBe(null);
  expect(dependencies.service.city.read()).toEqual({ id: 2, countryCode: "KZ" });
  expect(dependencies.browser.stored.userLocation.read()).toMatchObject(almaty);
});

test.each([
  ["refused", "Браузер не сообщает, где вы: доступ к местоположению запрещён. Выберите город из списка."],
  ["unknown", "Не удалось узнать, где вы. Выберите город из списка."],
  [{ latitude: 51.5, longitude: 0 }, "Рядом с вами салонов пока нет. Выберите город из списка."],
] as const)("where the city can't be found (%j) the list says so, and the city stays", async (located, words) => {
  const { dependencies } = await renderApp("/", { locate: locates(located).locate });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  await userEvent.click(await screen.findByRole("button", { name: "Определить мой город" }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(dependencies.service.city.read()).toBe(undefined);
  expect(dependencies.browser.location.isRefused()).toBe(located === "refused");
});

test("whoever refused is asked by nothing but a press of their own", async () => {
  const browser = locates("refused");
  const { router } = await renderApp("/", {
    locate: browser.locate,
    prepareStored: ({ userLocation }) => userLocation.write({ isRefused: true }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  await screen.findByRole("button", { name: "Определить мой город" });
  await router.navigate("/red-apple");
  await screen.findByRole("heading", { level: 1, name: "Red Apple" });
  expect(browser.times()).toBe(0);
});

test("cities of several countries say which each is in, and no country is asked for where there is one", async () => {
  const asked: string[] = [];
  const bishkek = { id: 3, name: "Бишкек", urlName: "bishkek", latitude: 42.87, longitude: 74.59, countryCode: "KG" };
  const countries = [
    { id: 1, isoCode: "KZ", name: "Казахстан", phoneCode: "+7", currency: "KZT" },
    { id: 2, isoCode: "KG", name: "Кыргызстан", phoneCode: "+996", currency: "KGS" },
  ];
  const served = (others: (typeof bishkek)[]) => async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    if (pathname === "/rest/clients-app/v1/screen/home/cities") return Response.json([...cities, ...others]);
    return pathname === "/rest/common/countries" ? Response.json(countries) : fixtureApi(request);
  };
  const openedList = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
    return within(await screen.findByRole("dialog", { name: "Выберите город" }));
  };
  await renderApp("/", { fetch: served([]) });
  const ofOne = await openedList();
  expect(ofOne.getByRole("button", { name: "Алматы" })).toBeTruthy();
  expect(asked).not.toContain("/rest/common/countries");
  cleanup();
  await renderApp("/", { fetch: served([bishkek]) });
  const ofTwo = await openedList();
  expect(await ofTwo.findByRole("button", { name: "Бишкек Кыргызстан" })).toBeTruthy();
  expect(ofTwo.getByRole("button", { name: "Алматы Казахстан" })).toBeTruthy();
});

test("another city is chosen on the search, where its words and conditions stay and its pages begin anew", async () => {
  const { fetch, last } = service();
  const { router } = await renderApp("/search?q=маникюр&km=3&page=2", { fetch });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  await userEvent.click(await screen.findByRole("button", { name: "Алматы" }));
  await waitFor(() => expect(last()).toMatchObject({ city: "2", query: "маникюр", distanceTo: "3000", offset: "0" }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    q: "маникюр",
    km: "3",
    city: "almaty",
  });
});

test("the count of another search is not shown while the own one is on its way", async () => {
  const { fetch } = service();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await renderApp("/search", {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === search && searchParams.get("hasDiscount") === "true") {
        await answered;
        return Response.json({ total: 0, isNearly: false, firms: [] });
      }
      return fetch(request);
    },
  });
  const heading = await screen.findByRole("heading", { name: "2 места" });
  await userEvent.click(screen.getByRole("link", { name: "Со скидкой: 0 мест" }));
  await waitFor(() => expect(heading.textContent).not.toContain("2 места"));
  answer();
  await waitFor(() => expect(heading.textContent).toContain("0 мест"));
});
