import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { PaymentRecord } from "../../domain/entities.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const user = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });

const reservationId = "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11";
const firm = {
  id: 1,
  name: "Red Apple",
  urlKey: "red-apple",
  city: "Актау",
  address: "12-й микрорайон, 24",
  phoneNumbers: ["+7 7292 50-00-01"],
};

const paid: PaymentRecord = {
  payment: {
    id: "0f6c1d6c-8b11-4b4a-9d55-3f2c5a526a3e",
    status: "paid",
    amount: tenge(5000),
    refunded: tenge(0),
    way: "card",
    card: { lastFour: "4242", brand: "Visa", issuer: "Kaspi Bank" },
    createdAt: "2026-11-20T12:00:00+05:00",
  },
  subject: {
    type: "reservation",
    reservationId,
    firm,
    startTime: "2026-11-23T13:00:00+05:00",
    services: ["Стрижка", "Укладка"],
  },
  refunds: [],
  receipt: {
    number: "20261120-0F6C1D6C",
    paidAt: "2026-11-20T12:01:00+05:00",
    paid: tenge(5000),
    reference: "1000001",
  },
};
const { receipt: _, ...unpaid } = paid;
const failed: PaymentRecord = { ...unpaid, payment: { ...paid.payment, id: "f".repeat(8), status: "failed" } };
const refunded: PaymentRecord = {
  ...paid,
  payment: { ...paid.payment, status: "partiallyRefunded", refunded: tenge(2000) },
  refunds: [{ id: "r1", amount: tenge(2000), status: "done", createdAt: "2026-11-21T09:30:00+05:00" }],
};

/** The client over a service that gives these payments two a page. */
async function open(url: string, records: PaymentRecord[], more: { isDown?: boolean } = {}) {
  const state = { isDown: more.isDown ?? false };
  const app = await renderApp(url, {
    user,
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.includes("/payments/history")) return fixtureApi(request);
      if (state.isDown) return problem(503, "unavailable");
      const id = pathname.split("/payments/history/")[1];
      const one = records.find(({ payment }) => payment.id === id);
      if (id !== undefined) return one ? Response.json(one) : problem(404, "notFound");
      const from = Number(searchParams.get("after") ?? 0);
      const next = records.length > from + 2 ? { next: `${from + 2}` } : {};
      return Response.json({ payments: records.slice(from, from + 2), ...next });
    },
  });
  return { ...app, state };
}

const articles = () => screen.findAllByRole("article");
const textOf = (element: Element | null) =>
  (element?.textContent ?? "").replaceAll(/[\u00ad\u200b]/g, "").replaceAll(/\s/g, " ");

describe("The payments of an account", () => {
  test("say to whom, for what, how much, by which card, and how they stand", async () => {
    await open("/my/payments", [paid, failed]);
    const [one, other] = await articles();
    for (const words of [
      "Red Apple",
      "5 000 ₸",
      "Стрижка, Укладка",
      "23.11.2026, 13:00",
      "Kaspi Bank, •••• 4242",
      "Оплачено",
    ])
      expect(textOf(one ?? null)).toContain(words);
    expect(textOf(one ?? null)).toContain("Оплата 20.11.2026, 12:01");
    expect(textOf(other ?? null)).toMatch(/Не прошёл, деньги не списаны.*Попытка оплаты: 20.11.2026, 12:00/);
    expect(within(other ?? document.body).queryByRole("link", { name: "Квитанция" })).toBeNull();
    const links = within(one ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `/my/payments/${paid.payment.id}`,
      `/my/reservation/${reservationId}/success`,
    ]);
  });

  const giftCardId = "7d9c0f52-6a3e-4b4a-9d55-0f6c1d6c8c77";
  test.each<[words: string[], subject: PaymentRecord["subject"], way: string]>([
    [["Проверка карты", "сразу возвращаем"], { type: "card" }, "/my/cards"],
    [
      ["Подарочная карта", "Кому: Айгерим"],
      { type: "giftCard", giftCardId, toName: "Айгерим" },
      `/gift-cards/${giftCardId}`,
    ],
    [["Red Apple", "За окрашивание"], { type: "link", purpose: "За окрашивание", firm }, "/red-apple"],
  ])("say of each kind what it was for, and lead there: %s", async (words, subject, way) => {
    await open("/my/payments", [{ ...paid, subject }]);
    const [one] = await articles();
    for (const word of words) expect(textOf(one ?? null)).toContain(word);
    const links = within(one ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([`/my/payments/${paid.payment.id}`, way]);
  });

  test("say what came back", async () => {
    await open("/my/payments", [refunded]);
    const [one] = await articles();
    expect(textOf(one ?? null)).toMatch(/Возвращено частично.*Вернули21.11.2026, 09:30/);
    expect(textOf(one ?? null)).toContain("2 000 ₸");
  });

  test("say what bonuses and a gift card have paid beside them, also on the receipt", async () => {
    const record = { ...paid, cashback: tenge(1500), giftCard: tenge(2000) };
    await open("/my/payments", [record]);
    const [one] = await articles();
    expect(textOf(one ?? null)).toMatch(/Бонусами: 1 500 ₸Подарочной картой: 2 000 ₸/);
    await userEvent.click(within(one ?? document.body).getByRole("link", { name: "Квитанция" }));
    await screen.findByRole("heading", { level: 1, name: "Квитанция об оплате" });
    expect(textOf(await screen.findByRole("article"))).toMatch(/Бонусами1 500 ₸Подарочной картой2 000 ₸/);
  });

  test("are shown page by page, and the first of those that come has the focus", async () => {
    await open("/my/payments", [paid, failed, { ...refunded, payment: { ...refunded.payment, id: "third" } }]);
    expect(await articles()).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Показать ещё" }));
    const [, , third] = await waitFor(async () => {
      const all = await articles();
      expect(all).toHaveLength(3);
      return all;
    });
    expect(document.activeElement).toBe(third?.parentElement);
    expect(screen.queryByRole("button", { name: "Показать ещё" })).toBeNull();
  });

  test("that are none say what will be there, and lead to the salons", async () => {
    await open("/my/payments", []);
    expect(await screen.findByRole("heading", { name: "Платежей пока нет" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Найти салон" }).getAttribute("href")).toBe("/");
  });

  test("that can't be read are asked for again", async () => {
    const { state } = await open("/my/payments", [paid], { isDown: true });
    const retry = await screen.findByRole("button", { name: "Повторить" });
    state.isDown = false;
    await userEvent.click(retry);
    expect(await articles()).toHaveLength(1);
  });

  test.each(["/my/payments", `/my/payments/${paid.payment.id}`])(
    "are nobody's who is not signed in: %s leads to signing in, and back",
    async (url) => {
      await renderApp(url);
      const main = within(await screen.findByRole("main"));
      const back = main.getByRole("link", { name: "Войти" }).getAttribute("href");
      expect(back).toBe(`/auth/password?return=${encodeURIComponent(url)}`);
    },
  );
});

describe("A receipt", () => {
  test("names the salon, the visit, the sum, the card and its numbers, and is no fiscal one", async () => {
    await open(`/my/payments/${paid.payment.id}`, [paid]);
    const sheet = textOf(await screen.findByRole("article"));
    for (const words of [
      "№ 20261120-0F6C1D6C",
      "Red Apple",
      "Актау, 12‑й микрорайон, 24",
      "+7 729 250 00 01",
      "Стрижка, Укладка",
      "20.11.2026, 12:01",
      "Kaspi Bank, •••• 4242",
      paid.payment.id,
      "1000001",
      "5 000 ₸",
      "не фискальный чек",
    ])
      expect(sheet).toContain(words);
    expect(sheet).not.toContain("Осталось у салона");
    expect(document.title).toBe("Квитанция 20261120-0F6C1D6C");
  });

  test("says what came back, and what is left at the salon", async () => {
    await open(`/my/payments/${refunded.payment.id}`, [refunded]);
    const sheet = textOf(await screen.findByRole("article"));
    expect(sheet).toMatch(/Оплачено5 000 ₸Вернули21.11.2026, 09:302 000 ₸Осталось у салона3 000 ₸/);
  });

  test("counts what is on its way back as given back, and what the bank refused as left", async () => {
    const [done] = refunded.refunds;
    if (done === undefined) throw new Error("Nothing came back.");
    const processing = { ...done, id: "r2", amount: tenge(1000), status: "processing" as const };
    const refused = { ...done, id: "r3", amount: tenge(500), status: "refused" as const };
    await open(`/my/payments/${refunded.payment.id}`, [{ ...refunded, refunds: [done, processing, refused] }]);
    expect(textOf(await screen.findByRole("article"))).toMatch(/Осталось у салона2 000 ₸/);
  });

  test("of what was paid to no salon names Kezek, and promises no salon's fiscal receipt", async () => {
    await open(`/my/payments/${refunded.payment.id}`, [{ ...refunded, subject: { type: "card" } }]);
    const sheet = textOf(await screen.findByRole("article"));
    expect(sheet).toMatch(/ПолучательKezek.*За чтоПроверка карты.*Итого после возврата3 000 ₸/);
    expect(sheet).not.toContain("салон");
  });

  test("is printed by a press", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    await open(`/my/payments/${paid.payment.id}`, [paid]);
    await userEvent.click(await screen.findByRole("button", { name: "Напечатать или сохранить в PDF" }));
    expect(print).toHaveBeenCalledOnce();
  });

  test("is none of a payment that took nothing", async () => {
    await open(`/my/payments/${failed.payment.id}`, [failed]);
    expect(await screen.findByText("По этому платежу ничего не списано.")).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
  });

  test("of anybody else is not there", async () => {
    const { leftWith } = await open("/my/payments/0f6c1d6c-8b11-4b4a-9d55-000000000000", [paid]);
    await waitFor(() => expect(leftWith).toEqual([404]));
  });
});
