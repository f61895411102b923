import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Cashbacks } from "../../domain/entities.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const url = "/my/bonuses";
const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const visit = { reservationId: "3f2c5a52", firmName: "Red Apple", startTime: "2026-11-18T13:00:00+05:00" };
const entry = (id: string, type: Cashbacks["entries"][number]["type"], amount: number) => ({
  id,
  type,
  amount: tenge(amount),
  createdAt: "2026-11-18T14:00:00+05:00",
  visit,
});
const nothing: Cashbacks = { balances: [], promised: [], entries: [] };

/** The page over a service that gives these pages; the next one is named by its number. */
async function open(pages: Cashbacks[], more: { isDown?: boolean } = {}) {
  const state = { isDown: more.isDown ?? false };
  await renderApp(url, {
    user,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.endsWith("/my/cashbacks")) return fixtureApi(request);
      if (state.isDown) return problem(503, "unavailable");
      return Response.json(pages[Number(searchParams.get("after") ?? 0)]);
    },
  });
  return state;
}

const region = async (name: string) => await screen.findByRole("region", { name });
const textOf = (element: HTMLElement) => (element.textContent ?? "").replaceAll(/\s/g, " ");

describe("The bonuses of an account", () => {
  test("are a balance, what comes after visits, and each thing that happened with its visit", async () => {
    const promised = [
      { amount: tenge(250), visit: { ...visit, reservationId: "next" }, dueAt: "2026-11-23T14:00:00+05:00" },
    ];
    const entries = [
      entry("4", "returned", 30),
      entry("3", "takenBack", 40),
      entry("2", "spent", 100),
      entry("1", "earned", 250),
    ];
    await open([{ balances: [tenge(140)], promised, entries }]);
    expect(textOf(await region("У вас"))).toContain("140 ₸");
    expect(textOf(await region("Придут после визита"))).toMatch(/Придут 23.11.2026, 14:00.*250 ₸/);
    const history = await region("Что с ними было");
    const items = within(history).getAllByRole("listitem");
    expect(items.map((item) => textOf(item).match(/[+−]\d+ ₸/)?.[0])).toEqual(["+30 ₸", "−40 ₸", "−100 ₸", "+250 ₸"]);
    const [link] = within(history).getAllByRole("link");
    expect(link?.getAttribute("href")).toBe("/my/reservation/3f2c5a52/success");
  });

  test("that are none say how one earns them, and lead to the salons", async () => {
    await open([nothing]);
    expect(await screen.findByRole("heading", { name: "Бонусов пока не было" })).toBeTruthy();
    expect(textOf(await region("У вас"))).toContain("0 ₸");
    expect(screen.getByRole("link", { name: "Найти салон" }).getAttribute("href")).toBe("/");
  });

  test("are read page by page", async () => {
    await open([
      { ...nothing, entries: [entry("2", "spent", 100)], next: "1" },
      { ...nothing, entries: [entry("1", "earned", 250)] },
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Показать ещё" }));
    const history = await region("Что с ними было");
    await within(history).findByText(/250/);
    const items = within(history).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(items[1]));
    expect(screen.queryByRole("button", { name: "Показать ещё" })).toBeNull();
  });

  test("that can't be read are asked for again", async () => {
    const state = await open([nothing], { isDown: true });
    const retry = await screen.findByRole("button", { name: "Повторить" });
    state.isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "Бонусов пока не было" })).toBeTruthy();
  });

  test("are nobody's who is not signed in", async () => {
    await renderApp(url);
    const main = within(await screen.findByRole("main"));
    const back = main.getByRole("link", { name: "Войти" }).getAttribute("href");
    expect(back).toBe(`/auth/password?return=${encodeURIComponent(url)}`);
  });
});
