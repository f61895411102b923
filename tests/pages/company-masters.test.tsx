import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import * as fixture from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";

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

test("a link that asks for a master before any service leads to the master's services", async () => {
  const { router } = await renderApp(`${salon}/reservation/services?master=2`, { fetch: withNailMaster });
  await screen.findByRole("button", { name: /^Мастер: Динара/ });
  expect(router.state.location.pathname).toBe(salon);
});
