import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { billOfAmount } from "../../domain/bill.ts";
import { paymentReturned } from "../../domain/payment-returned.ts";
import * as example from "../../machines/card-payment/examples.ts";
import { lateVisit, visit } from "../../machines/reservation-change/examples.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { priceChanged, problem } from "../support/fixture-api.ts";
import { openPrepayment, secret, type Service } from "./open-prepayment.ts";

const { begun, cryptogram, read } = example;

afterEach(() => vi.useRealTimers());

const payButton = () => screen.findByRole("button", { name: /^Оплатить 2.000/ });
const way = (name: RegExp) => screen.getByRole("radio", { name });

/** The frame of the processor's field says something. */
function postFromField(message: object, origin = "https://pay.example"): void {
  const frame = screen.getByTitle<HTMLIFrameElement>("Поля карты платёжной системы");
  act(
    () => void fireEvent(window, new MessageEvent("message", { data: message, origin, source: frame.contentWindow })),
  );
}

describe("The page of a prepayment", () => {
  test("takes the amount apart, says who takes the money, and offers the saved card first", async () => {
    await openPrepayment({ prepayment: read.due.payable });
    await payButton();
    expect(screen.getByRole("region", { name: "Из чего сумма" }).textContent).toMatch(
      /Стоимость визита7.000.₸Останется оплатить в салоне5.000.₸Сейчас2.000.₸/,
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Kaspi Bank, •••• 4242/ }).checked).toBe(true);
    await screen.findByText(/Деньги получает Red Apple/);
    screen.getByRole("timer");
  });

  test("says before it is paid until when all of it would come back, also what is taken off", async () => {
    const { bill } = read.due.payable;
    const cashback = { amount: 50_000, currency: "KZT" };
    const prepayment = { ...read.due.payable, bill: { ...bill, cashback } };
    await openPrepayment({ prepayment });
    await payButton();
    const amount = screen.getByRole("region", { name: "Из чего сумма" });
    const said = /Если отменить до 22.ноября, 13:00, вернётся 2.500.₸\. Позже предоплата останется у салона/;
    await waitFor(() => expect(amount.textContent).toMatch(said));
  });

  test("says before it is paid that cancelling is not free any more, also from that minute on", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:59:58+05:00") });
    const service: Service = { prepayment: read.due.payable, visit };
    await openPrepayment(service);
    await screen.findByText(/вернётся 2.000.₸/);
    service.visit = lateVisit;
    vi.setSystemTime(new Date("2026-11-22T13:00:00+05:00"));
    fireEvent(document, new Event("visibilitychange"));
    await screen.findByText(/Отменить бесплатно уже нельзя: если не придёте, 2.000.₸ останется у салона/);
    expect(screen.queryByText(/вернётся/)).toBe(null);
  });

  test("asks again by itself once there is a network again, and says that asking charges nothing", async () => {
    const service: Service = { prepayment: read.due.payable, isDown: true };
    await openPrepayment(service);
    await screen.findByText("Не получилось узнать, что с оплатой", undefined, { timeout: 10_000 });
    screen.getByText(/деньги от этого не спишутся/);
    act(() => void window.dispatchEvent(new Event("offline")));
    service.isDown = false;
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await payButton()).not.toBe(null);
    expect(screen.queryByText("Не получилось узнать, что с оплатой")).toBe(null);
  });

  test("says nothing of cancelling where it is paid", async () => {
    await openPrepayment({ prepayment: read.paid.payable });
    await screen.findByRole("region", { name: "Из чего сумма" });
    expect(screen.queryByText(/вернётся|бесплатно/)).toBe(null);
  });

  test("says what is paid when in instalments before anything is agreed to, and then asks for that number of parts", async () => {
    const { asked } = await openPrepayment({ prepayment: read.due.payable });
    await payButton();
    await userEvent.click(way(/^Частями: 2 платежа/));
    const parts = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll(/\s/g, " "));
    expect(parts).toEqual(expect.arrayContaining(["Сегодня1 000 ₸", "20 декабря1 000 ₸"]));
    screen.getByText(/Салон сразу получает всю сумму/);
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Перейти к оформлению" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    const { due } = read.due.payable;
    expect(asked).toEqual([{ call: "pay-box", body: { expected: due, instalments: 2 }, secret }]);
  });

  test("promises no equal parts where they are not", async () => {
    const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
    const [first, last] = [
      { date: "2026-11-20", amount: tenge(1001) },
      { date: "2026-12-20", amount: tenge(999) },
    ];
    await openPrepayment({
      prepayment: { ...read.due.payable, ways: [{ type: "instalments", parts: [first, last] }] },
    });
    expect(await screen.findByText(/^До 1\s001\s₸ в\s?месяц$/)).toBeTruthy();
    cleanup();
    await openPrepayment({
      prepayment: { ...read.due.payable, ways: [{ type: "instalments", parts: [first, first] }] },
    });
    expect(await screen.findByText(/^По 1\s001\s₸ в\s?месяц$/)).toBeTruthy();
  });

  test("pays by the saved card at the amount that was shown, with the guest's secret, and then says that it is checked", async () => {
    const service: Service = {
      prepayment: read.due.payable,
      onPay: () => {
        service.prepayment = read.processing.payable;
        return Response.json(begun, { status: 201 });
      },
    };
    const { asked } = await openPrepayment(service);
    await userEvent.click(await payButton());
    await screen.findByRole("heading", { name: "Проверяем оплату" });
    const { due } = read.due.payable;
    expect(asked).toEqual([{ call: "cards/8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44", body: { expected: due }, secret }]);
  });

  test("pays by a new card with what the processor's field gives, and hears nobody else", async () => {
    const { asked } = await openPrepayment({ prepayment: read.due.payable });
    await payButton();
    await userEvent.click(way(/Новая карта/));
    await screen.findByTitle("Поля карты платёжной системы");
    const given = { type: "cardField.given", cryptogram, lastFour: "4242", brand: "Visa" };
    postFromField(given, "https://evil.example");
    expect(asked).toEqual([]);
    postFromField(given);
    await waitFor(() =>
      expect(asked).toMatchObject([{ call: "cloud-payments", body: { cryptogram, saveCard: false } }]),
    );
  });

  test("leaves the field of the card for another way", async () => {
    const { asked } = await openPrepayment({ prepayment: read.due.payable });
    await payButton();
    await userEvent.click(way(/Новая карта/));
    await screen.findByTitle("Поля карты платёжной системы");
    await userEvent.click(way(/Freedom Pay/));
    expect(screen.queryByTitle("Поля карты платёжной системы")).toBe(null);
    await userEvent.click(await payButton());
    await waitFor(() => expect(asked).toMatchObject([{ call: "pay-box" }]));
  });

  test("asks for a way where none is chosen", async () => {
    const prepayment = { ...read.due.payable, ways: read.due.payable.ways.slice(1) };
    const { asked } = await openPrepayment({ prepayment });
    await userEvent.click(await payButton());
    expect(screen.getByRole("alert").textContent).toContain("Выберите, как оплатить");
    expect(asked).toEqual([]);
  });

  test("says why a card was declined, that nothing was taken, and offers the ways again", async () => {
    await openPrepayment({ prepayment: read.declined.payable });
    await payButton();
    expect(screen.getByRole("alert").textContent).toContain(
      "Оплата не прошлаНа карте не хватило денег. Попробуйте другую карту. Деньги не списаны",
    );
  });

  test("says of a refusal that it has no words for what helps", async () => {
    await openPrepayment({ prepayment: read.due.payable, onPay: () => problem(403, "newerThanThisClient") });
    await userEvent.click(await payButton());
    expect((await screen.findByRole("alert")).textContent).toContain("Подождите немного и попробуйте ещё раз.");
  });

  test("says that the price has changed, and shows the new one to be agreed to", async () => {
    const service: Service = {
      prepayment: read.due.payable,
      onPay: () => {
        service.prepayment = read.dearer.payable;
        return priceChanged(billOfAmount(service.prepayment.due));
      },
    };
    const { asked } = await openPrepayment(service);
    await userEvent.click(await payButton());
    await screen.findByRole("button", { name: /^Оплатить 3.000/ });
    expect(screen.getByRole("alert").textContent).toMatch(/^Сумма изменилась.*Сейчас: 3.000.₸\./);
    await userEvent.click(screen.getByRole("button", { name: /^Оплатить 3.000/ }));
    const { due } = service.prepayment;
    await waitFor(() => expect(asked).toMatchObject([{}, { body: { expected: due } }]));
  });

  test("says that a way was withdrawn, and offers those that are left", async () => {
    const { payable } = read.due;
    const service: Service = {
      prepayment: payable,
      onPay: () => {
        service.prepayment = { ...payable, ways: payable.ways.filter(({ type }) => type !== "instalments") };
        return problem(400, "wayNotOffered");
      },
    };
    const { asked } = await openPrepayment(service);
    await payButton();
    await userEvent.click(way(/^Частями: 2 платежа/));
    await userEvent.click(screen.getByRole("button", { name: "Перейти к оформлению" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Так оплатить больше нельзя.*Ничего не списано/);
    expect(screen.queryByRole("radio", { name: /^Частями/ })).toBeNull();
    await userEvent.click(way(/Freedom Pay/));
    await userEvent.click(await payButton());
    await waitFor(() => expect(asked).toMatchObject([{}, { call: "pay-box", body: { expected: payable.due } }]));
    expect(asked[1]?.body).not.toHaveProperty("instalments");
  });

  test("shows the bank's page where the bank asks, and asks what came of it once the bank sends the client back", async () => {
    const service: Service = { prepayment: read.needs3ds.payable };
    await openPrepayment(service);
    const frame = await screen.findByTitle<HTMLIFrameElement>("Страница вашего банка");
    expect(frame.name).toBe("bank-12345");
    service.prepayment = read.processing.payable;
    const event = new MessageEvent("message", {
      data: paymentReturned(),
      origin: "https://kezek.test",
      source: frame.contentWindow,
    });
    act(() => void fireEvent(window, event));
    await screen.findByRole("heading", { name: "Проверяем оплату" });
  });

  test("leads to PayBox's page where the payment waits there", async () => {
    await openPrepayment({ prepayment: read.redirect.payable });
    const link = await screen.findByRole<HTMLAnchorElement>("link", { name: "Перейти к оплате" });
    expect(link.href).toBe(example.page);
  });

  test("leads to the visit once it is paid", async () => {
    const { router } = await openPrepayment({ prepayment: read.paid.payable });
    await waitFor(() => expect(router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
  });

  test("has cards, payments and gift cards read anew once it is paid: one may have been saved, and one taken off", async () => {
    const service: Service = {
      prepayment: read.due.payable,
      onPay: () => {
        service.prepayment = read.paid.payable;
        return Response.json(begun, { status: 201 });
      },
    };
    const { dependencies, router } = await openPrepayment(service);
    const { queryClient } = dependencies.service;
    const button = await payButton();
    const operations = ["getPaymentCards", "getPaymentHistory", "getGiftCards", "getReservations"];
    for (const operation of operations) queryClient.setQueryData([operation], "read before");
    await userEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/success$/));
    expect(operations.filter((operation) => !queryClient.getQueryState([operation])?.isInvalidated)).toEqual([]);
  });

  test("counts a visit that is paid for once in this browser, without the draft that it was made of too", async () => {
    const storage = memoryStorage();
    const counted: unknown[] = [];
    for (const _ of ["paid", "looked at again"]) {
      const page = await openPrepayment({ prepayment: read.paid.payable }, { storage });
      await waitFor(() => expect(page.router.state.location.pathname).toBe(`/my/reservation/${visit.id}/success`));
      counted.push(...page.counted());
      page.unmount();
    }
    expect(counted).toEqual([["created_reservation_successfully", { firmId: read.paid.payable.firmId }]]);
  });

  test("says that the time to pay is over, and leads to another time for the same", async () => {
    await openPrepayment({ prepayment: read.expired.payable });
    await screen.findByText("Время на оплату вышло");
    const again = await screen.findByRole("link", { name: "Выбрать другое время" });
    expect(again.getAttribute("href")).toContain("/red-apple-naberezhnaya/reservation/time?services=");
  });

  test("says that what was taken too late is given back", async () => {
    await openPrepayment({ prepayment: read.refunded.payable });
    expect(await screen.findByText(/2.000.₸ уже возвращены/)).not.toBe(null);
  });

  test("says that a charge of another amount does not count, and that the time is still held", async () => {
    const { payment, refunds } = read.refunded.payable;
    await openPrepayment({ prepayment: { ...read.due.payable, ...(payment && { payment }), refunds } });
    await payButton();
    expect(screen.getByText("Списание было, но не на ту сумму")).not.toBe(null);
  });

  test("says of a visit that was cancelled what comes back, and who returns what the bank did not", async () => {
    const { payment, refunds } = read.refunded.payable;
    const cancelledVisit = { ...read.refunded.payable, reservationStatus: "cancelledBySalon" as const };
    const paid = payment && { ...payment, status: "paid" as const };
    const under = refunds.map((refund) => ({ ...refund, status: "processing" as const }));
    await openPrepayment({ prepayment: { ...cancelledVisit, ...(paid && { payment: paid }), refunds: under } });
    expect(await screen.findByText(/^Мы возвращаем 2.000.₸\. ?$/)).not.toBe(null);
    cleanup();
    const refused = refunds.map((refund) => ({ ...refund, status: "refused" as const }));
    await openPrepayment({ prepayment: { ...cancelledVisit, ...(paid && { payment: paid }), refunds: refused } });
    expect(await screen.findByText(/их вернёт салон/)).not.toBe(null);
  });

  test("is closed to who has no key, and says how to get in", async () => {
    const { asked } = await openPrepayment({ prepayment: read.due.payable }, { as: "nobody" });
    screen.getByRole("heading", { name: "Оплату видит только тот, чей это визит" });
    within(screen.getByRole("main")).getByRole("link", { name: "Войти по номеру" });
    expect(asked).toEqual([]);
  });
});
