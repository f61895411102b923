import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { costOf, type Priced } from "../../domain/bill.ts";
import { leftOf, takenApart, usableOf } from "../../domain/prepayment-parts.ts";
import { reservation } from "../../machines/kit/examples.ts";
import { Bill } from "../../src/blocks/Bill.tsx";
import { calendarVisit } from "../../src/pages/reservation-success/visit/calendar-visit.ts";
import { amountsOf, pricedRows, reserved, sumOf, tenge } from "../support/bills.ts";
import { renderText } from "../support/render-text.tsx";

const prepayment = { amount: 500_000, currency: "KZT" };

function lineOf(what: string): Element {
  const line = screen.getByText(what).parentElement;
  if (line === null) throw new Error(`${what} stands in no line.`);
  return line;
}

/** A discount brings its range down to one price. */
const narrow = { fullPrice: 14_775_400, price: 7_387_700, fullPriceMax: 14_775_500, priceMax: 7_387_700 };

/** What a line of the bill says is paid, and what is struck through beside it. */
function priceOf(line: Element) {
  const struck = line.querySelector("s")?.textContent;
  const amount = line.querySelector("b")?.textContent ?? line.lastElementChild?.textContent ?? "";
  return { paid: amountsOf(amount), before: amountsOf(struck ?? amount) };
}

describe("A bill", () => {
  test("marks whose each service is, where several come, and nobody's where one does", async () => {
    const rows = [700_000, 500_000].map((price): Priced => ({ price, fullPrice: price }));
    const marks = (container: Element) =>
      [...container.querySelectorAll("li [aria-hidden]")].map((mark) => mark.textContent);
    expect(marks((await renderText(<Bill reservation={reserved(rows)} />)).container)).toEqual(["1", "2"]);
    expect(marks((await renderText(<Bill reservation={reserved(rows.slice(1))} />)).container)).toEqual([]);
  });

  test("says why it is this master, where nobody was asked for", async () => {
    const visit = reserved([{ price: 700_000, fullPrice: 700_000 }]);
    const entries = visit.entries.map((entry) => ({ ...entry, pickedBecause: "onlyFree" as const }));
    const { container } = await renderText(<Bill reservation={{ ...visit, entries }} />);
    expect(container.querySelector("li small")?.textContent).toMatch(/ · больше никто не свободен в это время$/);
  });

  test("does not say that nobody else is free where others serve who comes along", async () => {
    const visit = reserved([700_000, 500_000].map((price): Priced => ({ price, fullPrice: price })));
    const entries = visit.entries.map((entry) => ({ ...entry, pickedBecause: "onlyFree" as const }));
    await renderText(<Bill reservation={{ ...visit, entries }} />);
    expect(screen.getAllByText(/ · остальные заняты или принимают тех, кто придёт с вами$/)).toHaveLength(2);
  });

  test.each([
    ["to whose account it comes, where that is theirs", true, "Придут после визита на ваш бонусный счёт."],
    [
      "that an account with the phone is needed, where nobody is signed in",
      false,
      "Придут после визита на аккаунт с этим номером. Если аккаунта ещё нет, его можно создать и позже, в течение года.",
    ],
  ])(
    "says before it is paid and after that what comes back of the prepayment until it has come, and %s",
    async (_, isOwnPhone, said) => {
      const promisedCashback = { amount: 25_000, currency: "KZT" };
      const done = reserved([{ price: 700_000, fullPrice: 700_000 }], 500_000);
      const visit = { ...done, promisedCashback };
      const { container } = await renderText(<Bill reservation={visit} isOwnPhone={isOwnPhone} />);
      const line = lineOf("Вернём бонусами");
      expect(line.textContent?.replaceAll(/\s/g, " ")).toBe(`Вернём бонусами${said}+250 ₸`);
      cleanup();
      await renderText(<Bill reservation={{ ...visit, status: "confirmed", paymentStatus: "paid" }} />);
      expect(lineOf("Вернём бонусами").textContent).toMatch(/\+250\s₸$/);
      cleanup();
      await renderText(<Bill reservation={{ ...done, status: "completed" }} />);
      expect(container.isConnected).toBe(false);
      expect(screen.queryByText("Вернём бонусами")).toBeNull();
    },
  );

  test("adds up as it is read: rows, discounts, ranges, total, the total in the calendar, and what is paid of it in parts", async () => {
    const balances = fc.record({ cashback: tenge, giftCard: tenge });
    await fc.assert(
      fc.asyncProperty(pricedRows, fc.integer({ min: 0, max: 100 }), balances, async (rows, percent, balance) => {
        cleanup();
        const due = Math.floor((costOf(rows).cost.from * percent) / 10_000) * 100;
        const visit = reserved(rows, due);
        const { container } = await renderText(<Bill reservation={visit} />);
        const lines = [...container.querySelectorAll("li")].map(priceOf);
        const total = priceOf(lineOf("Итого"));
        expect(total.paid).toEqual(sumOf(lines.map(({ paid }) => paid)));
        expect(total.before).toEqual(sumOf(lines.map(({ before }) => before)));
        expect(total.paid[0]).toBe(visit.total.amount);
        expect(total.before[0]).toBe(visit.fullTotal.amount);
        const { description } = calendarVisit(visit, "https://kezek.kz", (key) => key, "ru").words;
        const inCalendar = description.split("\n").find((line) => line.startsWith("company.total"));
        expect(amountsOf(inCalendar ?? "")).toEqual(total.paid);
        const cashback = usableOf(balance.cashback, due);
        const giftCard = usableOf(balance.giftCard, leftOf(due, { cashback, giftCard: 0 }));
        const apart = takenApart(visit, { cashback, giftCard });
        const { price, discount, atSalon, priceMax = price, discountMax = discount, atSalonMax = atSalon } = apart;
        const before = apart.cashback.amount + apart.giftCard.amount + apart.now.amount;
        expect(before).toBe(due);
        expect([price.amount, priceMax.amount]).toEqual(total.before);
        expect([price.amount - discount.amount, priceMax.amount - discountMax.amount]).toEqual(total.paid);
        expect([before + atSalon.amount, before + atSalonMax.amount]).toEqual(total.paid);
        for (const part of Object.values(apart)) expect(part.amount).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40, examples: [[[narrow], 6, { cashback: 100, giftCard: 100 }]] },
    );
  });

  test("asks for the total of the service, here and in the calendar, and for no sum of its own", async () => {
    const money = (amount: number) => ({ amount, currency: "KZT" });
    const bill = { total: money(100), totalMax: money(200), fullTotal: money(300), fullTotalMax: money(400) };
    const visit = { ...reserved([{ price: 700_000, fullPrice: 700_000 }]), ...bill };
    await renderText(<Bill reservation={visit} />);
    expect(priceOf(lineOf("Итого"))).toEqual({ paid: [100, 200], before: [300, 400] });
    const { description } = calendarVisit(visit, "https://kezek.kz", (key) => key, "ru").words;
    expect(description).toContain("company.total: 1–\u200b2\u00a0₸");
  });

  test("says who names the exact price where one is a range, and only there", async () => {
    const exact = "Точную цену назовёт мастер.";
    await renderText(<Bill reservation={reserved([{ price: 700_000, fullPrice: 700_000 }])} />);
    expect(screen.queryByText(exact)).toBeNull();
    cleanup();
    const range = { price: 700_000, fullPrice: 700_000, priceMax: 900_000, fullPriceMax: 900_000 };
    await renderText(<Bill reservation={reserved([range])} />);
    expect(screen.getByText(exact)).toBeTruthy();
  });

  test.each([
    ["held", /^Её вносят онлайн сразу после записи/],
    ["confirmed", /^Её вносят в салоне перед визитом/],
  ] as const)("of a visit that is %s says how and when the prepayment is paid", async (status, how) => {
    await renderText(<Bill reservation={{ ...reservation, status, prepayment }} />);
    expect(screen.getByText("Предоплата").parentElement?.textContent).toContain("5\u202f000\u00a0₸");
    expect(screen.getAllByText(/^Её вносят/).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(how),
    ]);
  });

  test("of a visit that waits for its prepayment says that the time is held meanwhile", async () => {
    await renderText(<Bill reservation={{ ...reservation, status: "awaitingPrepayment", prepayment }} />);
    expect(screen.getByText("Время держится за вами, пока салон ждёт предоплату.")).toBeTruthy();
    expect(screen.queryByText(/^Её вносят/)).toBeNull();
  });

  test("says in which room and with which device, where a service needs them, and so does the calendar", async () => {
    const entries = reservation.entries.map((entry) => ({ ...entry, roomNames: ["Хаммам", "Лазер"] }));
    await renderText(<Bill reservation={{ ...reservation, entries }} />);
    expect(lineOf("Женская стрижка").textContent).toContain("Динара · 13:00–\u206014:00 · Хаммам · Лазер");
    const { description } = calendarVisit({ ...reservation, entries }, "https://kezek.kz", (key) => key, "ru").words;
    expect(description).toContain("Женская стрижка — Динара, Хаммам, Лазер");
  });

  test("for several people says whose each row is, to the ear too, and so does the calendar", async () => {
    const row = { price: 700_000, fullPrice: 700_000 };
    const visit = reserved([row, row]);
    const { container } = await renderText(<Bill reservation={visit} onChange={() => {}} />);
    const notes = [...container.querySelectorAll("li small")].map(({ textContent }) => textContent);
    expect(notes).toEqual(["Динара · 13:00–\u206014:00", "Для 2‑го человека · Динара · 13:00–\u206014:00"]);
    expect(screen.getAllByRole("button").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "Изменить: Женская стрижка",
      "Изменить: Женская стрижка для 2‑го человека",
    ]);
    const { description } = calendarVisit(visit, "https://kezek.kz", (key) => key, "ru").words;
    expect(description.split("\n").slice(0, 2)).toEqual([
      "13:00–\u206014:00 Женская стрижка — Динара",
      "13:00–\u206014:00 Женская стрижка reservation.forPerson — Динара",
    ]);
  });

  test("of a visit that was cancelled asks for no prepayment", async () => {
    await renderText(<Bill reservation={{ ...reservation, status: "cancelledByClient", prepayment }} />);
    expect(screen.getByText("Итого")).toBeTruthy();
    expect(screen.queryByText("Предоплата")).toBeNull();
  });
});
