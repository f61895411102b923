import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { ReceivedGiftCard } from "../../domain/entities.ts";
import { read } from "../../machines/card-payment/examples.ts";
import { visit } from "../../machines/reservation-change/examples.ts";
import { problem } from "../support/fixture-api.ts";
import { token, kzt, withParts, open, button, type Service } from "./open-taking-off.ts";

async function nameCard(text: string): Promise<void> {
  await userEvent.click(await button("Списать с подарочной карты"));
  await userEvent.type(screen.getByRole("textbox", { name: "Код или ссылка подарочной карты" }), text);
  await userEvent.click(await button("Проверить карту"));
}
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
