import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import { render } from "../../src/app/server-entry.tsx";
import { renderApp } from "../support/render-app.tsx";
import { renderRequest } from "../support/render-request.ts";
import { cities } from "../support/salon-fixture.ts";
import { service } from "./search-service.ts";

const filters = async () => within(await screen.findByRole("complementary", { name: "Фильтры" }));

test("a visitor types what they look for, and the address, the service and the results are about it", async () => {
  const api = service();
  const { router } = await renderApp("/search?price=5000&page=2", { fetch: api.fetch });
  await userEvent.type(await screen.findByRole("combobox", { name: "Салон, услуга или мастер" }), " маникюр {Enter}");
  await waitFor(() => expect(api.last()).toEqual({ city: "1", query: "маникюр", priceTo: "500000", offset: "0" }));
  expect(new URLSearchParams(router.state.location.search).get("q")).toBe("маникюр");
  const tile = within(await screen.findByRole("article"));
  expect(tile.getByRole("link", { name: /Маникюр с покрытием/ }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya?services=4",
  );
  const prices = within(tile.getByRole("list", { name: "Подходящие услуги" })).getAllByRole("listitem");
  expect(prices.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
    "Маникюр с покрытием7 000 ₸",
    "Наращивание12 000–\u200b18 000 ₸",
  ]);
  expect(tile.getByRole("link", { name: "Айгерим Сапарова" }).getAttribute("href")).toBe(
    "/red-apple-naberezhnaya/masters/3",
  );
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2, name: "1 место" }));
});

test("a district is one of the filters, stands in the address, and is dropped by a press", async () => {
  const api = service();
  const { router } = await renderApp("/search?price=5000", { fetch: api.fetch });
  await userEvent.click(await (await filters()).findByRole("link", { name: "Старый город: 3 места" }));
  await waitFor(() => expect(api.last()).toEqual({ city: "1", district: "old-town", priceTo: "500000", offset: "0" }));
  expect(router.state.location.search).toBe("?district=old-town&price=5000");
  await userEvent.click(screen.getByRole("link", { name: "Убрать: Старый город" }));
  await waitFor(() => expect(router.state.location.search).toBe("?price=5000"));
});

test("another city is searched without the district of the one before", async () => {
  const { router } = await renderApp("/search?district=old-town&price=5000", { fetch: service().fetch });
  await userEvent.click(await screen.findByRole("button", { name: "Город: Актау" }));
  await userEvent.click(await screen.findByRole("button", { name: "Алматы" }));
  await waitFor(() => expect(router.state.location.search).toBe("?price=5000&city=almaty"));
});

test("one district alone is nothing to choose from", async () => {
  const districts = [{ urlName: "old-town", name: "Старый город", count: 3 }];
  await renderApp("/search", { fetch: service({ options: { districts } }).fetch });
  await (await filters()).findByRole("link", { name: "Ногти: 6 мест" });
  expect((await filters()).queryByText("Старый город")).toBe(null);
});

test("a free time is a link into its reservation", async () => {
  await renderApp("/search?date=2026-11-20&from=18:00", { fetch: service().fetch });
  const time = await screen.findByRole("link", { name: /^Записаться: пятница, 20\sноября, 18:15/ });
  const { pathname, searchParams } = new URL(time.getAttribute("href") ?? "", "https://kezek.test");
  expect(pathname).toBe("/red-apple-naberezhnaya/reservation/contacts");
  expect(searchParams.get("services")).toBe("4");
  expect(searchParams.get("start")).toBe("2026-11-20T18:15:00+05:00");
});

test("“today after 18:00” is one press, and another one takes it back", async () => {
  const api = service();
  const { router } = await renderApp("/search", { fetch: api.fetch });
  await userEvent.click(await screen.findByRole("link", { name: "Сегодня после 18:00" }));
  await waitFor(() => expect(api.last()).toMatchObject({ date: "2026-11-20", from: "18:00" }));
  await userEvent.click(screen.getByRole("link", { name: "Утро, до 12:00" }));
  await waitFor(() => expect(api.last()).toEqual({ city: "1", date: "2026-11-20", until: "12:00", offset: "0" }));
  await userEvent.click(screen.getByRole("link", { name: "Любой день" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("today and what is left of it are those of the city: where it is evening of the day before, that day is searched", async () => {
  const honolulu = { ...cities[0], timeZone: "Pacific/Honolulu", currency: "USD" };
  const api = service();
  const fetch = async (request: Request) =>
    new URL(request.url).pathname.endsWith("/home/cities") ? Response.json([honolulu]) : api.fetch(request);
  const url = "/search?date=2026-11-19";
  await render(renderRequest(url, { fetch }));
  await renderApp(url, { fetch });
  await screen.findByRole("article");
  expect(api.asked.map(({ date }) => date)).toEqual(["2026-11-19", "2026-11-19"]);
  const names = screen.getAllByRole("link", { name: /^(Сегодня|Завтра)/ }).map((link) => link.textContent);
  expect(names).toEqual(["Завтра утром", expect.stringMatching(/^Сегодня/), expect.stringMatching(/^Завтра/)]);
  const [tomorrow] = screen.getAllByRole("link", { name: "Завтра утром" });
  expect(tomorrow?.getAttribute("href")).toBe("/search?date=2026-11-20&until=12%3A00");
});

test("a link to a day that has passed finds what is free on any day", async () => {
  const api = service();
  await renderApp("/search?date=2026-11-19&from=18:00", { fetch: api.fetch });
  await screen.findByRole("article");
  expect(api.asked).toEqual([{ city: "1", offset: "0" }]);
});

test("each filter says how many it leaves, is switched on and off by a press, and back goes back", async () => {
  const api = service();
  const { router } = await renderApp("/search?page=2", { fetch: api.fetch });
  await userEvent.click(await (await filters()).findByRole("link", { name: "Ногти: 6 мест" }));
  await waitFor(() => expect(api.last()).toEqual({ city: "1", category: "nails", offset: "0" }));
  const on = await (await filters()).findByRole("link", { name: "Ногти: 6 мест", current: true });
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe("?page=2"));
  await waitFor(() => expect(on.getAttribute("aria-current")).toBe(null));
  await userEvent.click(await (await filters()).findByRole("link", { name: /^до 5\s000\s₸: 2 места$/ }));
  await waitFor(() => expect(api.last()).toMatchObject({ priceTo: "500000" }));
  await userEvent.click(screen.getByRole("link", { name: /^Убрать: до 5\s000\s₸$/ }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("while the numbers of other conditions are on their way, those of before are said to be so", async () => {
  const api = service();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const fetch = async (request: Request) => {
    if (/filterOptions\?.*priceTo/.test(request.url)) await released;
    return api.fetch(request);
  };
  await renderApp("/search", { fetch });
  const aside = await screen.findByRole("complementary", { name: "Фильтры" });
  const isBusy = () => aside.querySelector("[aria-busy]")?.getAttribute("aria-busy");
  const price = await within(aside).findByRole("link", { name: /^до 5/ });
  expect(isBusy()).toBe("false");
  await userEvent.click(price);
  await waitFor(() => expect(isBusy()).toBe("true"));
  release();
  await waitFor(() => expect(isBusy()).toBe("false"));
});

test("analytics is told of a category that is pressed, and of a kind of services within it", async () => {
  const track = vi.fn<Track>();
  const within = { id: 21, name: "Маникюр", urlName: "manicure" };
  const { fetch } = service({ subCategories: [within] });
  const { router } = await renderApp("/search", { fetch, track });
  await userEvent.click(await (await filters()).findByRole("link", { name: "Ногти: 6 мест" }));
  await userEvent.click(await (await filters()).findByRole("link", { name: "Маникюр" }));
  expect(new URLSearchParams(router.state.location.search).get("subcategory")).toBe("manicure");
  await waitFor(() =>
    expect(track.mock.calls).toEqual([
      ["press_category", { categoryId: 2 }],
      ["press_subcategory", { firmId: null, categoryId: 21 }],
    ]),
  );
});

test("where nothing is found the filters to drop are named, the one that helps most first", async () => {
  const api = service({
    firms: { total: 0, firms: [] },
    options: {
      without: [
        { condition: "ratingFrom", count: 8 },
        { condition: "hasDiscount", count: 0 },
      ],
    },
  });
  const { router } = await renderApp("/search?rating=4.8&deal=1", { fetch: api.fetch });
  await userEvent.click(await screen.findByRole("link", { name: /^Без «от 4,8».— 8 мест$/ }));
  expect(screen.queryByRole("link", { name: /Без «Со скидкой»/ })).toBe(null);
  expect(router.state.location.search).toBe("?deal=1");
});

test("where other cities have what the words name, they are a press away, without the conditions of this one", async () => {
  const elsewhere = [{ name: "Алматы", urlName: "almaty", count: 2 }];
  const { fetch } = service({ firms: { total: 0, firms: [] }, options: { elsewhere } });
  const { router } = await renderApp("/search?q=Red+Apple&district=old-town", { fetch });
  await userEvent.click(await screen.findByRole("link", { name: /^Алматы.— 2 места$/ }));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    city: "almaty",
    q: "Red Apple",
  });
});

test("instalments are a filter with its count, where any salon has them, and are dropped like others", async () => {
  const { fetch, last } = service({ options: { instalmentsCount: 2 } });
  const { router } = await renderApp("/search", { fetch });
  await userEvent.click(await screen.findByRole("link", { name: "В рассрочку: 2 места" }));
  await waitFor(() => expect(last()).toMatchObject({ hasInstalments: "true" }));
  const chosen = within(await screen.findByRole("list", { name: "Выбрано" }));
  await userEvent.click(chosen.getByRole("link", { name: "Убрать: В рассрочку" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(screen.queryByRole("list", { name: "Выбрано" })).toBe(null);
});

test("where nothing is found no group of filters stands without a choice", async () => {
  const none = { tabs: [], categories: [], districts: [], prices: [], ratings: [], distances: [] };
  await renderApp("/search?q=ъ", { fetch: service({ options: none, firms: { total: 0, firms: [] } }).fetch });
  await screen.findByRole("link", { name: /^Со скидкой: / });
  const titles = ["Услуга", "Для кого", "Район", "Цена", "Оценка", "Расстояние"];
  expect(titles.filter((name) => screen.queryByRole("region", { name }) !== null)).toEqual([]);
});

test("where no salon has instalments nothing offers them, unless they are asked for", async () => {
  const { unmount } = await renderApp("/search", { fetch: service().fetch });
  await screen.findByRole("link", { name: /^Со скидкой: / });
  expect(screen.queryByRole("link", { name: /^В рассрочку: / })).toBe(null);
  unmount();
  await renderApp("/search?instalments=1", { fetch: service().fetch });
  expect(await screen.findByRole("link", { name: "В рассрочку: 0 мест" })).toBeTruthy();
});

test("the order is chosen, and what fits best is not written into the address", async () => {
  const api = service();
  const { router } = await renderApp("/search", { fetch: api.fetch });
  const order = await screen.findByRole("combobox", { name: "Порядок" });
  await userEvent.selectOptions(order, "Сначала недорогие");
  await waitFor(() => expect(api.last()).toMatchObject({ sort: "price" }));
  await userEvent.selectOptions(order, "Сначала подходящие");
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("of many pages the ways to the next and the one before are shown", async () => {
  const api = service({ firms: { total: 60 } });
  await renderApp("/search?page=2", { fetch: api.fetch });
  const pages = within(await screen.findByRole("navigation", { name: "Страницы" }));
  expect(api.last()).toMatchObject({ offset: "24" });
  expect(pages.getByText("2 из 3")).toBeTruthy();
  expect(pages.getByRole("link", { name: "Предыдущая страница" }).getAttribute("href")).toBe("/search");
  expect(pages.getByRole("link", { name: "Следующая страница" }).getAttribute("href")).toBe("/search?page=3");
});

test("a page past the last one says so, proposes to drop nothing, and leads to the last one", async () => {
  const firms = { firms: [], total: 49 };
  await renderApp("/search?category=nails&page=9", { fetch: service({ firms }).fetch });
  expect(await screen.findByText("Такой страницы нет")).toBeTruthy();
  expect(screen.getByText("Всё, что нашлось, — на 3 страницах.")).toBeTruthy();
  expect(screen.queryByText("Ничего не нашлось")).toBe(null);
  const pages = within(screen.getByRole("navigation", { name: "Страницы" }));
  const ways = pages.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([
    ["Первая страница", "/search?category=nails"],
    ["Последняя страница", "/search?category=nails&page=3"],
  ]);
});

test("where all that was found is one page, what is past it leads there", async () => {
  await renderApp("/search?page=2", { fetch: service({ firms: { firms: [], total: 17 } }).fetch });
  expect(await screen.findByText("Всё, что нашлось, — на 1 странице.")).toBeTruthy();
  const pages = within(screen.getByRole("navigation", { name: "Страницы" }));
  const ways = pages.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(ways).toEqual([["Первая страница", "/search"]]);
});

test("what could not be found for trouble on the way is asked for again by a press", async () => {
  const api = service({ failures: 1 });
  await renderApp("/search", { fetch: api.fetch });
  await userEvent.click(await screen.findByRole("button", { name: "Повторить" }));
  expect(await screen.findByRole("article")).toBeTruthy();
});

test("the server draws what was found", async () => {
  const page = await render({ ...renderRequest("/search?q=маникюр"), fetch: service().fetch });
  expect(page.body).toContain("Маникюр с покрытием");
  expect(page.body).toContain("Ногти");
});

test("what looks like a field on the home page leads into the field of the search; other ways lead to its page, and so does forward", async () => {
  const { router } = await renderApp("/");
  const link = () => screen.findByRole("link", { name: /^Салон, услуга или мастер/ });
  await userEvent.click(await link());
  const field = () => screen.findByRole("combobox", { name: /^Салон, услуга или мастер/ });
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.keyboard("маникюр");
  expect(await screen.findByDisplayValue("маникюр")).toBeTruthy();
  await router.navigate(-1);
  await link();
  await router.navigate(1);
  await field();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
  await router.navigate("/");
  await link();
  await router.navigate("/search");
  await field();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});
