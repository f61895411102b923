import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { GiftCard } from "../../domain/entities.ts";
import { newGiftCardDraft } from "../../domain/gift-card-draft.ts";
import { ordered, withAmount } from "../../machines/gift-card/examples.ts";
import { savedValues } from "../../src/browser/saved-values.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

test("the area of gift cards is a tab with an address, and shows a dozen designs", async () => {
  await renderApp("/gift-cards");
  expect(await screen.findByRole("heading", { level: 1, name: "Подарите кому‑то час для себя" })).toBeTruthy();
  const tab = screen.getByRole("link", { name: "Подарочные карты" });
  expect(tab.getAttribute("aria-current")).toBe("page");
  expect(tab.getAttribute("href")).toBe("/gift-cards");
  const designs = within(screen.getByRole("region", { name: "Двенадцать рисунков" }));
  expect(designs.getAllByRole("img")).toHaveLength(12);
});

const bought: GiftCard = { ...ordered.card, status: "sent", balance: ordered.card.amount, to: "Алия" };

/** The area on a device on which cards were ordered, of each of which the service says how it stands. */
async function openWith(cards: Record<string, GiftCard | number>, storage = memoryStorage()) {
  const asked: Record<string, string | null> = {};
  const app = await renderApp("/gift-cards", {
    storage,
    fetch: async (request) => {
      const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
      const answer = cards[id];
      if (answer === undefined) return fixtureApi(request);
      asked[id] = request.headers.get("gift_card_secret");
      return typeof answer === "number" ? problem(answer, "notFound") : Response.json(answer);
    },
    prepareStored: ({ orderedGiftCards }) =>
      orderedGiftCards.write(
        Object.fromEntries(Object.keys(cards).map((id) => [id, { secret: `key-of-${id}`, userId: null }])),
      ),
  });
  return { ...app, asked };
}

test("who has ordered cards on this device finds the way back to those that are good for something, the last first", async () => {
  const { asked, leftWith } = await openWith({
    first: { ...bought, id: "first" },
    gone: 404,
    cancelled: { ...bought, id: "cancelled", status: "cancelled" },
    second: { ...bought, id: "second", status: "awaitingPayment" },
  });
  const mine = within(await screen.findByRole("region", { name: "Ваши карты" }));
  await waitFor(() => expect(mine.getAllByRole("link")).toHaveLength(2));
  expect(mine.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/gift-cards/second",
    "/gift-cards/first",
  ]);
  expect(mine.getAllByRole("link")[0]?.textContent).toMatch(/15\s000\s₸.*Алия.*Ждёт оплаты/);
  expect(asked).toMatchObject({ first: "key-of-first", gone: "key-of-gone" });
  expect(leftWith).toEqual([]);
});

test("where the cards of this device could not be read they can be asked for again", async () => {
  await openWith({ first: 503 });
  const mine = within(await screen.findByRole("region", { name: "Ваши карты" }));
  expect(mine.getByRole("button", { name: "Повторить" })).toBeTruthy();
});

test("a purchase that was left for later is gone on with from here, or thrown away", async () => {
  const storage = memoryStorage();
  const saved = savedValues(storedValues(storage)).savedGiftCard;
  saved.write({ ...newGiftCardDraft(), ...withAmount, to: "Алия" });
  await openWith({}, storage);
  const go = await screen.findByRole("link", { name: "Продолжить покупку" });
  expect(go.getAttribute("href")).toBe("/gift-cards/new?step=preview");
  expect(screen.getByText(/^15\s000\s₸ · .*Алия$/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Удалить" }));
  expect(saved.read()).toBeUndefined();
  const notice = screen.getByText("Начатая покупка удалена.");
  expect(document.activeElement).toBe(notice);
});

test("a purchase of which nothing was chosen, or that was ordered, is no purchase to go on with", async () => {
  const storage = memoryStorage();
  const { savedGiftCard } = savedValues(storedValues(storage));
  savedGiftCard.write({ ...newGiftCardDraft(), clientName: "Мадина" });
  const first = await openWith({ first: { ...bought, id: "first" } }, storage);
  await screen.findByRole("region", { name: "Ваши карты" });
  expect(screen.queryByRole("link", { name: "Продолжить покупку" })).toBe(null);
  first.unmount();
  const draft = { ...newGiftCardDraft(), ...withAmount };
  savedGiftCard.write(draft);
  await renderApp("/gift-cards", {
    storage,
    prepareStored: ({ orderedGiftCards }) =>
      orderedGiftCards.write({ first: { secret: "key", userId: null, draftId: draft.draftId } }),
    fetch: async (request) =>
      request.url.endsWith("/first") ? Response.json({ ...bought, id: "first" }) : fixtureApi(request),
  });
  await screen.findByRole("region", { name: "Ваши карты" });
  expect(screen.queryByRole("link", { name: "Продолжить покупку" })).toBe(null);
});
