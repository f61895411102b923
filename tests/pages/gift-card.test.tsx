// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { GiftCard } from "../../domain/entities.ts";
import { begun, payBox, read, savedCard } from "../../machines/card-payment/examples.ts";
import { ordered } from "../../machines/gift-card/examples.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { preparePages } from "../support/page-environment.ts";
import { renderApp } from "../support/render-app.tsx";

preparePages();

const { id, secret, card } = ordered;
const due = { due: card.amount, payableForSeconds: 3600, ways: [savedCard, payBox], refunds: [] };
const nothing = { due: { ...card.amount, amount: 0 }, ways: [], refunds: [] };
const link = "https://kezek.test/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f";
const awaited: GiftCard = { ...card, paying: due };
const sent: GiftCard = {
  ...card,
  status: "sent",
  balance: card.amount,
  link,
  validUntil: "2027-11-20",
  paying: nothing,
};

/** The page of the order over a service that says how it stands. */
async function open(giftCard: GiftCard, { as = "buyer", at = `/gift-cards/${id}` } = {}) {
  const asked: { path: string; body: unknown; secret: string | null }[] = [];
  const fetch = async (request: Request) => {
    const { pathname: path } = new URL(request.url);
    if (!path.includes(id)) return fixtureApi(request);
    if (request.method === "GET") return Response.json(giftCard);
    asked.push({ path, body: await request.json(), secret: request.headers.get("gift_card_secret") });
    return Response.json(begun, { status: 201 });
  };
  const app = await renderApp(at, {
    fetch,
    prepareStored: ({ orderedGiftCards }) => {
      if (as === "buyer") orderedGiftCards.write({ [id]: { secret, userId: null } });
    },
  });
  return { ...app, asked };
}

describe("The page of an order", () => {
  test("is paid by the saved card at the amount that was shown, with the buyer's key", async () => {
    const { asked } = await open(awaited);
    await userEvent.click(await screen.findByRole("button", { name: /^Оплатить 15\s000/ }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const cardId = savedCard.type === "savedCard" && savedCard.cardId;
    expect(asked[0]).toMatchObject({ body: { way: "savedCard", cardId, expected: card.amount }, secret });
  });

  test("says of a declined card that nothing was taken, and nothing of a time that is held", async () => {
    const { payment } = read.declined.prepayment;
    await open({ ...awaited, paying: { ...due, ...(payment && { payment }) } });
    expect((await screen.findByRole("alert")).textContent).toMatch(/На карте не хватило денег/);
    expect(screen.queryByText(/время/)).toBe(null);
  });

  test("shows the link of a paid card to who hands it over", async () => {
    await open({ ...sent, delivery: { type: "link" } });
    await screen.findByRole("heading", { level: 1, name: "Карта готова" });
    expect(screen.getByRole("button", { name: "Скопировать ссылку" })).not.toBe(null);
  });

  test.each([
    [{ ...sent, status: "scheduled" }, "Ждёт своего дня", /\+7 707 765 43 21: 01\.12\.2026/],
    [sent, "Карта отправлена", /\+7 707 765 43 21/],
    [{ ...sent, status: "opened" }, "Карту открыли", /Получатель её увидел/],
    [{ ...sent, status: "used" }, "Карта истрачена", /ничего не осталось/],
    [{ ...sent, status: "cancelled" }, "Карта отменена", /возвращаются/],
  ] as const)("says what has become of a card: %#", async (giftCard, title, text) => {
    await open(giftCard);
    await screen.findByRole("heading", { level: 1, name: title });
    expect(screen.getByText(text)).not.toBe(null);
  });

  test("says that the time to pay is over, and leads to another order", async () => {
    await open({ ...card, status: "unpaid", paying: nothing });
    expect((await screen.findByRole("link", { name: "Заказать снова" })).getAttribute("href")).toBe("/gift-cards/new");
  });

  test("is closed to who has no key, and says how to get in", async () => {
    const { asked } = await open(awaited, { as: "nobody" });
    screen.getByRole("heading", { name: "Карту видит только тот, кто её купил" });
    expect(asked).toEqual([]);
  });

  test("is where a bank sends its buyer back to", async () => {
    const { router } = await open(awaited, { at: `/cb?giftCardId=${id}` });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/gift-cards/${id}`));
  });
});
