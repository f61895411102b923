import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";

const work = (id: number) => ({
  id,
  picture: { url: `/works/${id}-960.avif`, alt: "Маникюр", width: 1440, height: 960, placeholder: "#fff" },
  serviceId: 4,
  serviceName: "Маникюр с покрытием",
  masterId: 2,
  masterName: "Динара",
});

test("works are read by page, narrowed to a master, seen large, and booked from there", async () => {
  const asked: string[] = [];
  const fetch: Send = async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/portfolio")) return fixtureApi(request);
    asked.push(search);
    const masters = [
      { id: 1, name: "Айгерим", count: 12 },
      { id: 2, name: "Динара", count: 1 },
    ];
    const services = [
      { id: 4, name: "Маникюр с покрытием", count: 12 },
      { id: 5, name: "Наращивание", count: 1 },
    ];
    if (searchParams.get("masterId") === "2" || searchParams.get("serviceId") === "5")
      return Response.json({ total: 1, works: [work(13)], services, masters });
    const from = Number(searchParams.get("offset"));
    const works = Array.from({ length: from === 0 ? 12 : 1 }, (_, index) => work(from + index + 1));
    return Response.json({ total: 13, works, services, masters });
  };
  const { router } = await renderApp(salon, { fetch });
  const section = within(await screen.findByRole("region", { name: "Работы" }));
  const pictures = () => section.getAllByRole("button", { name: /: работа \d+ из/ });
  expect(pictures()).toHaveLength(12);
  await userEvent.click(section.getByRole("button", { name: "Показать ещё" }));
  await waitFor(() => expect(pictures()).toHaveLength(13));
  await userEvent.click(section.getByRole("button", { name: "Показать работы: Динара" }));
  await waitFor(() => expect(pictures()).toHaveLength(1));
  expect(asked.slice(-2)).toEqual(["?offset=12", "?offset=0&masterId=2"]);
  expect(router.state.location.search).toBe("?works-master=2");
  await userEvent.click(section.getByRole("button", { name: "Показать работы: Наращивание" }));
  await waitFor(() => expect(asked.at(-1)).toBe("?offset=0&serviceId=5"));
  expect(router.state.location.search).toBe("?works-service=5");
});

/** A service that has 14 works in two pages; the second is refused while `isDown`. */
function twoPages() {
  const state = { isDown: false, asked: 0 };
  const fetch: Send = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/portfolio")) return fixtureApi(request);
    const from = Number(searchParams.get("offset"));
    if (from > 0) state.asked++;
    if (from > 0 && state.isDown) return new Response(null, { status: 400 });
    const works = Array.from({ length: from === 0 ? 12 : 2 }, (_, index) => work(from + index + 1));
    return Response.json({ total: 14, works, services: [], masters: [] });
  };
  return { state, fetch };
}

async function enlarge(name: RegExp) {
  const section = within(await screen.findByRole("region", { name: "Работы" }));
  await userEvent.click(section.getByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name }));
  const press = (button: string) => userEvent.click(dialog.getByRole("button", { name: button }));
  return { ...dialog, press };
}

test("one that is seen large is followed by all works, the next page of them too, and after the last by the first", async () => {
  const { state, fetch } = twoPages();
  await renderApp(salon, { fetch });
  const { press, findByRole } = await enlarge(/работа 1 из 14/);
  await press("Предыдущее фото");
  expect(await findByRole("heading", { name: /работа 1 из 14/ })).toBeTruthy();
  expect(state.asked).toBe(0);
  for (let number = 2; number <= 14; number++) {
    await press("Следующее фото");
    expect(await findByRole("heading", { name: new RegExp(`работа ${number} из 14`) })).toBeTruthy();
    expect(state.asked).toBe(number < 10 ? 0 : 1);
  }
  await press("Следующее фото");
  expect(await findByRole("heading", { name: /работа 1 из 14/ })).toBeTruthy();
});

test("works that do not come say so at the last that is there, and are asked for again", async () => {
  const { state, fetch } = twoPages();
  state.isDown = true;
  await renderApp(salon, { fetch });
  const { press, findByRole, findByText, queryByText } = await enlarge(/работа 12 из 14/);
  expect(await findByText("Не удалось загрузить работы. Попробуйте ещё раз.")).toBeTruthy();
  state.isDown = false;
  await press("Следующее фото");
  await waitFor(() => expect(queryByText("Не удалось загрузить работы. Попробуйте ещё раз.")).toBe(null));
  await press("Следующее фото");
  expect(await findByRole("heading", { name: /работа 13 из 14/ })).toBeTruthy();
});

test("grades and masters narrow the reviews, and the same press takes it back", async () => {
  const asked: string[] = [];
  const fetch: Send = (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.endsWith("/reviews")) asked.push(search);
    return fixtureApi(request);
  };
  const { router } = await renderApp(`${salon}?reviews=1`, { fetch });
  const section = within(await screen.findByRole("region", { name: "Отзывы" }));
  const best = await section.findByRole("button", { name: /^Отлично/ });
  await userEvent.click(best);
  await waitFor(() => expect(asked.at(-1)).toBe("?grade=EXCELLENT"));
  expect(router.state.location.search).toBe("?grade=excellent&reviews=1");
  await userEvent.click(best);
  await userEvent.click(section.getByRole("button", { name: "Айгерим" }));
  await waitFor(() => expect(asked.at(-1)).toBe("?masterId=1"));
  expect(router.state.location.search).toBe("?reviews-master=1&reviews=1");
});

test("what works and reviews were narrowed to is still so after a reload", async () => {
  const asked: string[] = [];
  const fetch: Send = (request) => {
    const { pathname, search } = new URL(request.url);
    if (/\/(reviews|portfolio)$/.test(pathname)) asked.push(search);
    return fixtureApi(request);
  };
  await renderApp(`${salon}?works-service=4&reviews-master=1&grade=good&reviews=1`, { fetch });
  const section = within(await screen.findByRole("region", { name: "Отзывы" }));
  expect((await section.findByRole("button", { name: /^Хорошо/ })).getAttribute("aria-pressed")).toBe("true");
  expect(asked).toContain("?offset=0&serviceId=4");
  expect(new Set(asked.filter((search) => !search.includes("offset")))).toEqual(new Set(["?masterId=1&grade=GOOD"]));
});

test("hours of lower prices are said by weekday, those that are alike as one", async () => {
  const at = { startsAt: "11:00", endsAt: "12:00", percent: 15 };
  const discounts = [1, 2, 3, 5].map((weekday, id) => ({ id, weekday, ...at }));
  const fetch: Send = async (request) =>
    request.url.endsWith("/discounts") ? Response.json({ discounts }) : fixtureApi(request);
  await renderApp(salon, { fetch });
  const section = await screen.findByRole("region", { name: "Когда дешевле" });
  const items = within(section).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent.replaceAll(/\s/g, " "))).toEqual([
    "−15 % Пн–ср, пт 11:00–\u206012:00",
  ]);
});

test.each([
  ["?services=1.2", "time?services=1.2&date=2026-11-20"],
  ["", "services?date=2026-11-20"],
])("hours of lower prices lead into the reservation on their next day, with what is chosen: %s", async (query, to) => {
  const discounts = [
    { id: 1, weekday: 4, startsAt: "11:00", endsAt: "12:00", percent: 15 },
    { id: 2, weekday: 5, startsAt: "10:00", endsAt: "12:15", percent: 10 },
  ];
  const fetch: Send = async (request) =>
    request.url.endsWith("/discounts") ? Response.json({ discounts }) : fixtureApi(request);
  await renderApp(salon + query, { fetch });
  const section = within(await screen.findByRole("region", { name: "Когда дешевле" }));
  await waitFor(() =>
    expect(section.getByRole("link", { name: /^−10/ }).getAttribute("href")).toBe(`${salon}/reservation/${to}`),
  );
  expect(section.getByRole("link", { name: /^−15/ }).getAttribute("href")).toContain("date=2026-11-26");
});
