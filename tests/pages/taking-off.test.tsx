import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Prepayment, ReceivedGiftCard } from "../../domain/entities.ts";
import * as example from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage, type Storage } from "../../src/browser/storage.ts";
import { fixtureApi, problem } from "../support/fixture-api.ts";
import { renderApp } from "../support/render-app.tsx";

const { read } = example;
const secret = "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99";
const path = `/salon/reservations/${visit.id}/prepayment`;
const token = "pYl2Wg3zq1n0bJt5uXc8dE6f";
const kzt = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const awaited = { ...visit, status: "awaitingPrepayment", paymentStatus: "required" };
const due = read.due.payable;
if (!("bill" in due)) throw new Error("What is due is not before a visit.");

/** 2 000 ₸ are due, of which so much is taken off. */
function withParts({ cashback = 0, giftCard = 0 }, more: Partial<Prepayment> = {}): Prepayment {
  const now = kzt(2000 - cashback - giftCard);
  return {
    ...due,
    due: now,
    bill: { ...bill, cashback: kzt(cashback), giftCard: kzt(giftCard), now },
    ...more,
  };
}
const { bill } = due;
const usable = (balance: number, amount = balance) => ({ cashback: { balance: kzt(balance), usable: kzt(amount) } });

type Service = {
  prepayment: Prepayment;
  /** What of a card can be taken off, tenge. */
  card?: { balance: number; usable: number };
  received?: ReceivedGiftCard[];
  onSpend?: (body: { expected?: { amount: number } }) => Response | void;
};

/** The page over a service that knows bonuses and gift cards. */
async function open(
  service: Service,
  as: "guest" | "client" = "guest",
  inHand?: { token: string; firmId: number },
  storage?: Storage,
) {
  const asked: { call: string; body: unknown; key: string | null }[] = [];
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith("/v2/gift-cards")) return Response.json({ bought: [], received: service.received ?? [] });
    const isCertificate = pathname.includes("kezek-certificates");
    if (!isCertificate && !pathname.includes(visit.id)) return fixtureApi(request);
    if (pathname.endsWith("/prepayments")) return Response.json(service.prepayment);
    if (!isCertificate && !pathname.includes("/prepayments")) return Response.json(awaited);
    const body = request.method === "POST" ? await request.json() : undefined;
    const call = `${request.method} ${pathname.split("/").at(-1)}`;
    asked.push({ call, body, key: request.headers.get("Idempotency-Key") });
    const said = service.onSpend?.(body ?? {});
    if (said) return said;
    const card = service.card;
    if (!isCertificate) return Response.json(request.method === "POST" ? usable(0, 0).cashback : { done: true });
    if (card === undefined) return problem(404, "notFound");
    return Response.json({
      giftCardId: visit.id,
      balance: kzt(card.balance),
      usable: kzt(card.usable),
      validUntil: "2027-11-23",
    });
  };
  const app = await renderApp(path, {
    fetch,
    ...(storage && { storage }),
    ...(as === "client" && { user: { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" } }),
    prepareStored: ({ guestReservations, giftCardInHand }) => {
      if (inHand) giftCardInHand.write(inHand);
      if (as === "guest") guestReservations.write({ [visit.id]: { secret, userId: null } });
    },
  });
  await screen.findByRole("heading", { name: "Бонусы и подарочные карты" });
  return { ...app, asked };
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const bonuses = () => screen.findByRole<HTMLInputElement>("switch", { name: /^Списать бонусы/ });

async function nameCard(text: string): Promise<void> {
  await userEvent.click(await button("Списать с подарочной карты"));
  await userEvent.type(screen.getByRole("textbox", { name: "Код или ссылка подарочной карты" }), text);
  await userEvent.click(await button("Проверить карту"));
}

describe("Bonuses before a prepayment", () => {
  test("are taken off by one press, and the card pays the rest", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(1500)),
      onSpend: () => void (service.prepayment = withParts({ cashback: 1500 })),
    };
    const { asked } = await open(service);
    await screen.findByText(/У вас 1.500.₸, спишем 1.500.₸/);
    await userEvent.click(await bonuses());
    await button(/^Оплатить 500/);
    expect((await bonuses()).checked).toBe(true);
    expect(asked).toMatchObject([{ call: "POST cashback", body: { expected: kzt(1500) } }]);
    expect(screen.getByRole("region", { name: "Из чего сумма" }).textContent).toMatch(/Бонусами−1.500.₸/);
  });

  test("are put back by another one", async () => {
    const service: Service = {
      prepayment: withParts({ cashback: 1500 }),
      onSpend: () => void (service.prepayment = withParts({}, usable(1500))),
    };
    const { asked } = await open(service);
    await userEvent.click(await bonuses());
    await button(/^Оплатить 2.000/);
    expect(asked.map(({ call }) => call)).toEqual(["DELETE cashback"]);
  });

  test("that pay all of it are not spent before the client says so", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(3000, 2000)),
      onSpend: () => void (service.prepayment = read.paid.payable),
    };
    const { asked, router } = await open(service);
    await userEvent.click(await bonuses());
    expect(document.activeElement?.textContent).toBe("Банковская карта не понадобится");
    expect(screen.queryByRole("button", { name: /^Оплатить/ })).toBe(null);
    expect(asked).toEqual([]);
    await userEvent.click(await button("Заплатить иначе"));
    await button(/^Оплатить 2.000/);
    await userEvent.click(await bonuses());
    await userEvent.click(await button("Записаться"));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
    expect(asked).toMatchObject([{ call: "POST cashback", body: { expected: kzt(2000) } }]);
  });

  test("are not asked for twice where the answer was lost: the same press again has the same key", async () => {
    const service: Service = {
      prepayment: withParts({}, usable(1500)),
      onSpend: () => new Response(null, { status: 503 }),
    };
    const { asked } = await open(service);
    await userEvent.click(await bonuses());
    await screen.findByText("Сервис не ответил");
    service.onSpend = () => void (service.prepayment = withParts({ cashback: 1500 }));
    await userEvent.click(await bonuses());
    await button(/^Оплатить 500/);
    expect(asked.length).toBeGreaterThan(1);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test("are not taken off twice where the page was opened anew before the answer", async () => {
    const storage = memoryStorage();
    const prepayment = withParts({}, usable(1500));
    const left = await open({ prepayment, onSpend: () => Response.error() }, "guest", undefined, storage);
    await userEvent.click(await bonuses());
    await screen.findByText("Сервис не ответил");
    left.unmount();
    const { asked } = await open({ prepayment }, "guest", undefined, storage);
    await userEvent.click(await bonuses());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.key).toBe(left.asked[0]?.key);
  });

  test("are not shown to whoever has none", async () => {
    await open({ prepayment: withParts({}) });
    expect(screen.queryByRole("switch")).toBe(null);
  });
});

describe("A gift card before a prepayment", () => {
  test("is looked at by its link, then taken off, and given back", async () => {
    const service: Service = { prepayment: withParts({}), card: { balance: 500, usable: 500 } };
    const { asked } = await open(service);
    await nameCard(`https://kezek.example/gift-cards/open#k=${token}`);
    await screen.findByText(/На карте 500.₸, спишем 500.₸/);
    expect(asked.map(({ call, body }) => [call, body])).toEqual([["POST check", { reservationId: visit.id, token }]]);
    service.prepayment = withParts({ giftCard: 500 });
    await userEvent.click(await button(/^Списать 500/));
    await button(/^Оплатить 1.500/);
    expect(asked.at(-1)).toMatchObject({
      call: "POST kezek-certificates",
      body: { reservationId: visit.id, token, expected: kzt(500) },
    });
    service.prepayment = withParts({});
    await userEvent.click(await button("Вернуть на карту"));
    await button(/^Оплатить 2.000/);
    expect(asked.at(-1)?.call).toBe("DELETE kezek-certificates");
  });

  test("that is wrong, spent or over is said to be so alike, on this page, with what was typed", async () => {
    const { asked } = await open({ prepayment: withParts({}) });
    await nameCard("wrong");
    await screen.findByText("Такой карты не нашли");
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Код или ссылка подарочной карты" });
    expect(field.value).toBe("wrong");
    expect(asked).toHaveLength(1);
    await button(/^Оплатить 2.000/);
  });

  test("that pays all of it asks for no bank card: one press makes the visit", async () => {
    const service: Service = { prepayment: withParts({}), card: { balance: 15_000, usable: 2000 } };
    const { asked, router } = await open(service);
    await nameCard(token);
    await screen.findByText(/Оплатим подарочной картой: 2.000.₸/);
    service.prepayment = read.paid.payable;
    await userEvent.click(await button("Записаться"));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
    expect(asked.map(({ call }) => call)).toEqual(["POST check", "POST kezek-certificates"]);
  });

  test("that the client keeps is chosen from those that work here", async () => {
    const kept: ReceivedGiftCard = {
      id: "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
      status: "opened",
      worksAt: { type: "everyFirm" },
      design: "tulips",
      amount: kzt(1500),
      balance: kzt(1200),
      validUntil: "2027-11-23",
      firms: [{ ...visit.firm, urlKey: "red-apple", cityId: 1, cityName: "Актау", avatarUrl: "/avatar.avif" }],
    };
    const spent = { ...kept, id: "1a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77", balance: kzt(0) };
    const elsewhere = { ...kept, id: "2a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77", firms: [] };
    const service: Service = {
      prepayment: withParts({}),
      card: { balance: 1200, usable: 1200 },
      received: [kept, spent, elsewhere],
    };
    const { asked } = await open(service, "client");
    await userEvent.click(await button("Списать с подарочной карты"));
    const list = await screen.findByRole("list", { name: "Ваши подарочные карты" });
    expect(list.textContent).toMatch(/^Остаток 1.200.₸Действует до 23.11.2027$/);
    await userEvent.click(screen.getByRole("button", { name: /^Остаток/ }));
    await button(/^Списать 1.200/);
    expect(asked.at(-1)).toMatchObject({ call: "POST check", body: { giftCardId: kept.id } });
  });

  test("that another tab has taken off is not offered once more: it stands as taken here too", async () => {
    const service: Service = {
      prepayment: withParts({}),
      card: { balance: 500, usable: 500 },
      onSpend: ({ expected }) => (expected === undefined ? undefined : problem(404, "notFound")),
    };
    await open(service);
    await nameCard(token);
    const take = await button(/^Списать 500/);
    service.prepayment = withParts({ giftCard: 500 });
    await userEvent.click(take);
    await screen.findByText(/Списали 500.₸/);
    await button("Вернуть на карту");
    expect(screen.queryByText(/На карте 500.₸, спишем/)).toBe(null);
    expect(screen.queryByText("Такой карты не нашли")).toBe(null);
    expect(screen.queryByRole("button", { name: /^Списать 500/ })).toBe(null);
  });

  test.each(["notFound", "giftCardNotUsable", "priceChanged"] as const)(
    "that is not what it was when it was looked at is to be looked at anew: %s",
    async (code) => {
      const service: Service = {
        prepayment: withParts({}),
        card: { balance: 500, usable: 500 },
        onSpend: ({ expected }) => (expected === undefined ? undefined : problem(400, code)),
      };
      await open(service);
      await nameCard(token);
      await userEvent.click(await button(/^Списать 500/));
      await screen.findByRole("alert");
      expect(screen.queryByText(/На карте 500.₸, спишем/)).toBe(null);
      expect(screen.queryByRole("button", { name: /^Списать 500/ })).toBe(null);
      service.card = { balance: 300, usable: 300 };
      delete service.onSpend;
      await userEvent.click(await button("Проверить карту"));
      await screen.findByText(/На карте 300.₸, спишем 300.₸/);
      expect(screen.queryByRole("alert")).toBe(null);
    },
  );

  test("that was to pay all of it and is gone leads back to the other ways alone", async () => {
    const service: Service = {
      prepayment: withParts({}),
      card: { balance: 15_000, usable: 2000 },
      onSpend: ({ expected }) => (expected === undefined ? undefined : problem(404, "notFound")),
    };
    await open(service);
    await nameCard(token);
    await userEvent.click(await button("Записаться"));
    await screen.findByText("Такой карты не нашли");
    expect(screen.queryByRole("button", { name: "Записаться" })).toBe(null);
    await userEvent.click(await button("Заплатить иначе"));
    await button(/^Оплатить 2.000/);
  });

  test("with which the client came to this firm is looked at by itself, and put away once it is taken", async () => {
    const service: Service = { prepayment: withParts({}), card: { balance: 500, usable: 500 } };
    const { asked, dependencies } = await open(service, "guest", { token, firmId: visit.firm.id });
    service.prepayment = withParts({ giftCard: 500 });
    await userEvent.click(await button(/^Списать 500/));
    await button(/^Оплатить 1.500/);
    expect(asked.map(({ call }) => call)).toEqual(["POST check", "POST kezek-certificates"]);
    expect(dependencies.browser.stored.giftCardInHand.read()).toBeUndefined();
  });

  test("that was taken to another firm is not spoken of here", async () => {
    const { asked } = await open({ prepayment: withParts({}) }, "guest", { token, firmId: visit.firm.id + 1 });
    await button("Списать с подарочной карты");
    expect(asked).toEqual([]);
  });

  test("is asked for where nothing was typed", async () => {
    const { asked } = await open({ prepayment: withParts({}) });
    await userEvent.click(await button("Списать с подарочной карты"));
    await userEvent.click(await button("Проверить карту"));
    await screen.findByText("Вставьте код или ссылку подарочной карты");
    expect(asked).toEqual([]);
  });
});
