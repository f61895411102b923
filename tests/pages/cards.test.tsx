import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PaymentCard } from "../../domain/entities.ts";
import { fixtureApi } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const cardOf = (id: string, lastFour: string, isDefault: boolean): PaymentCard => ({
  id,
  card: { issuer: "Kaspi Bank", brand: "Visa", lastFour },
  expires: "12/28",
  isExpired: false,
  isDefault,
});
const [first, second] = [cardOf("0a51", "4242", true), cardOf("0b62", "5100", false)];

/** The page of two cards over a service that does what is pressed, and whose first answers to that are lost. */
async function open({ lost }: { lost: number }) {
  let [cards, left] = [[first, second], lost];
  const calls: { method: string; key: string | null }[] = [];
  const done = new Set<string>();
  const app = await renderApp("/my/cards", {
    user,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const [, id, isDefault] = /\/payments\/cards(?:\/([^/]+)(\/default)?)?$/.exec(pathname) ?? [];
      if (!pathname.includes("/payments/cards")) return fixtureApi(request);
      if (id !== undefined) {
        const key = request.headers.get("Idempotency-Key") ?? "";
        calls.push({ method: request.method, key });
        if (!done.has(key)) {
          done.add(key);
          cards = isDefault
            ? cards.map((one) => ({ ...one, isDefault: one.id === id }))
            : cards.filter((one) => one.id !== id);
        }
        if (left > 0) {
          left -= 1;
          throw new TypeError("Failed to fetch");
        }
      }
      return Response.json({ cards });
    },
  });
  return { ...app, calls };
}

const cardNamed = (digits: string) => screen.findByRole("article", { name: new RegExp(digits) });

test("a card whose removal had no answer is removed by the same press again, and the client stays where they are", async () => {
  const { calls, router } = await open({ lost: 2 });
  await userEvent.click(within(await cardNamed("5100")).getByRole("button", { name: /^Удалить / }));
  const sheet = within(await screen.findByRole("dialog"));
  await userEvent.click(sheet.getByRole("button", { name: "Удалить карту" }));
  expect((await sheet.findByRole("alert")).textContent).toMatch(/^Не получилось/);
  await userEvent.click(sheet.getByRole("button", { name: "Удалить карту" }));
  await waitFor(() => expect(screen.queryByRole("article", { name: /5100/ })).toBeNull());
  expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(["DELETE"]));
  expect(calls.length).toBeGreaterThan(2);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(router.state.location.pathname).toBe("/my/cards");
});

test("a card that is made the default is shown as it; each press that was answered is an intent of its own", async () => {
  const { calls } = await open({ lost: 0 });
  await userEvent.click(within(await cardNamed("5100")).getByRole("button", { name: "Сделать основной" }));
  expect(await within(await cardNamed("5100")).findByText("Основная")).toBeTruthy();
  await userEvent.click(within(await cardNamed("4242")).getByRole("button", { name: "Сделать основной" }));
  expect(await within(await cardNamed("4242")).findByText("Основная")).toBeTruthy();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
});
