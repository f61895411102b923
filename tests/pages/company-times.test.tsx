import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Send } from "../../src/api/layer.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import * as fixture from "../support/salon-fixture.ts";
import { renderApp } from "../support/render-app.tsx";

const salon = "/red-apple-naberezhnaya";

test("a nearest time is one press from the contacts, with the most popular service in hand", async () => {
  await renderApp(salon);
  const link = await screen.findByRole("link", { name: /Записаться: сегодня, 17:30/ });
  const [path, query] = (link.getAttribute("href") ?? "").split("?");
  expect(path).toBe(`${salon}/reservation/contacts`);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ services: "1", start: "2026-11-20T17:30:00+05:00" });
  expect(within(link).getByText("−15 %")).toBeTruthy();
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

const nails = 4;

const choices = () => screen.getAllByRole("button", { name: /^Выбрать: / }).map((button) => button.ariaLabel);

test("whoever comes for a category sees its price, its nearest time and its services first", async () => {
  const card = {
    ...fixture.redApple,
    priceFrom: { amount: 650_000, currency: "KZT" },
    nearest: { startTime: "2026-11-20T14:15:00+05:00", serviceId: nails },
  };
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
