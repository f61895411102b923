import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { ReceivedGiftCard } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const token = "pYl2Wg3zq1n0bJt5uXc8dE6f";
const money = { amount: 1_500_000, currency: "KZT" };
const card: ReceivedGiftCard = {
  id: "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
  status: "opened",
  amount: money,
  balance: money,
  worksAt: { type: "everyFirm" },
  design: "tulips",
  from: "Мадина",
  to: "Алия",
  words: "С днём рождения!",
  validUntil: "2027-11-23",
  firms: [],
};

/** The page of a link, over a service that knows one card. */
async function openLink(of: string, found = card, query = "", language: Language = "ru") {
  const asked: unknown[] = [];
  const fetch = async (request: Request) => {
    if (!request.url.endsWith("/gift-cards/get-by-token")) return fixtureApi(request);
    const body: unknown = await request.json();
    asked.push(body);
    return JSON.stringify(body).includes(token) ? Response.json(found) : problem(404, "notFound");
  };
  const app = await renderApp(`/gift-cards/open${query}#k=${of}`, { fetch, language });
  return { ...app, asked };
}

test("a gift card is asked for when it is opened, and not by who looks at its link", async () => {
  const { asked } = await openLink(token);
  const open = await screen.findByRole("button", { name: "Открыть" });
  expect(asked).toEqual([]);
  await userEvent.click(open);
  expect(await screen.findByRole("heading", { level: 1, name: /У вас 15.000.₸ на красоту/ })).toBeTruthy();
  expect(asked).toEqual([{ token }]);
  expect(screen.getByRole("article", { name: "Подарочная карта" }).textContent).toContain("С днём рождения!");
  expect(screen.getByText(/Действует до 23\.11\.2027/, { ignore: "[hidden] *" })).toBeTruthy();
});

test("a card says what it pays, and that there is nothing for it where no firm asks for a prepayment", async () => {
  await openLink(token);
  await userEvent.click(await screen.findByRole("button", { name: "Открыть" }));
  expect(await screen.findByText(/Картой вносят предоплату за визит/)).toBeTruthy();
  expect(screen.getByText(/Деньги остаются на ней/)).toBeTruthy();
});

test("a link that opens nothing says so, and leads nobody to /not-found", async () => {
  const { leftWith } = await openLink("wrong");
  await userEvent.click(await screen.findByRole("button", { name: "Открыть" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Эта ссылка ничего не открывает" })).toBeTruthy();
  expect(leftWith).toEqual([]);
});

test("a card is carried to the firm where it is to be booked with", async () => {
  const firm = {
    id: 7,
    urlKey: "red-apple",
    name: "Red Apple",
    cityId: 1,
    cityName: "Актау",
    address: "14-23",
    avatarUrl: "/a.avif",
  };
  const { dependencies } = await openLink(token, { ...card, firms: [firm] });
  await userEvent.click(await screen.findByRole("button", { name: "Открыть" }));
  await userEvent.click(await screen.findByRole("link", { name: /Red Apple/ }));
  expect(dependencies.browser.stored.giftCardInHand.read()).toEqual({ token, firmId: 7 });
});

test("of many salons the first are shown, and the others once they are asked for, where the focus goes", async () => {
  const firms = Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    urlKey: `salon-${index + 1}`,
    name: `Салон ${index + 1}`,
    cityId: 1,
    cityName: "Актау",
    address: "14-23",
    avatarUrl: "/a.avif",
  }));
  await openLink(token, { ...card, firms });
  await userEvent.click(await screen.findByRole("button", { name: "Открыть" }));
  const salons = () => screen.getAllByRole("link", { name: /^Записаться: Салон/ });
  await screen.findByRole("link", { name: "Записаться: Салон 1" });
  expect(salons()).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "Показать все салоны: 7" }));
  expect(salons()).toHaveLength(7);
  expect(document.activeElement?.textContent).toContain("Салон 6");
  expect(screen.queryByRole("button", { name: /Показать все салоны/ })).toBe(null);
});

test("who signs in to keep a card stays with it, in their language, and its token goes into no query", async () => {
  const { router } = await openLink(token, card, "?lang=en", "en");
  await userEvent.click(await screen.findByRole("button", { name: "Open it" }));
  await userEvent.click(await screen.findByRole("link", { name: "Sign in to keep the card" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
  const { pathname, search, hash } = router.state.location;
  expect({ pathname, search, hash }).toEqual({
    pathname: "/gift-cards/open",
    search: "?lang=en&auth=sms",
    hash: `#k=${token}`,
  });
});

test("a gift that could not be asked for says so in the heading of its page", async () => {
  const fetch = async (request: Request) =>
    request.url.endsWith("/gift-cards/get-by-token") ? problem(503, "unavailable") : fixtureApi(request);
  await renderApp(`/gift-cards/open#k=${token}`, { fetch });
  await userEvent.click(await screen.findByRole("button", { name: "Открыть" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Не получилось открыть подарок" })).toBeTruthy();
});
