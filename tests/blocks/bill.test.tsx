import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { billOf, costOf, type Priced } from "../../domain/bill.ts";
import type { Reservation } from "../../domain/entities.ts";
import { leftOf, takenApart, usableOf } from "../../domain/prepayment-parts.ts";
import { reservation } from "../../machines/kit/examples.ts";
import { Bill } from "../../src/blocks/Bill.tsx";
import { calendarVisit } from "../../src/pages/reservation-success/visit/calendar-visit.ts";
import { renderText } from "../support/render-text.tsx";

const prepayment = { amount: 500_000, currency: "KZT" };

/** A reservation of rows at these prices, as the service answers it. */
function reserved(rows: readonly Priced[], due = 0): Reservation {
  const { cost, full } = costOf(rows);
  const { timeZone, startTime } = reservation;
  const entries = rows.flatMap((row, index) =>
    reservation.entries.map((entry) => ({ ...entry, ...row, person: index + 1 })),
  );
  const slot = { price: cost.from, fullPrice: full.from, entries };
  const terms = { prepayment: due, freeCancelUntil: startTime };
  return { ...reservation, ...billOf({ slot, currency: "KZT", timeZone, ...terms }, 0), entries };
}

/** The ends of a written price in minor units: "7 000–9 000 ₸" is [700000, 900000]. */
function amountsOf(text: string): [number, number] {
  const [from = "", to = from] = text.split("–");
  const minor = (part: string) => Number(part.replaceAll(/\D/g, "")) * 100;
  return [minor(from), minor(to)];
}

function lineOf(what: string): Element {
  const line = screen.getByText(what).parentElement;
  if (line === null) throw new Error(`${what} stands in no line.`);
  return line;
}

/** What a line of the bill says is paid, and what is struck through beside it. */
function priceOf(line: Element) {
  const struck = line.querySelector("s")?.textContent;
  const said = line.querySelector("b")?.textContent ?? line.lastElementChild?.textContent ?? "";
  return { paid: amountsOf(said), before: amountsOf(struck ?? said) };
}

const sumOf = (pairs: readonly [number, number][]) =>
  pairs.reduce<[number, number]>(([from, to], [low, high]) => [from + low, to + high], [0, 0]);

const tenge = fc.integer({ min: 1, max: 200_000 }).map((amount) => amount * 100);
const fixed = fc
  .record({ fullPrice: tenge, off: fc.constantFrom(0, 10, 50) })
  .map(({ fullPrice, off }): Priced => ({ fullPrice, price: Math.floor((fullPrice * (100 - off)) / 10_000) * 100 }));
const ranged = fc.record({ row: fixed, more: tenge }).map(({ row, more }): Priced => ({
  ...row,
  priceMax: row.price + more,
  fullPriceMax: row.fullPrice + more,
}));

describe("A bill", () => {
  test("marks whose each service is, where several come, and nobody's where one does", async () => {
    const rows = [700_000, 500_000].map((price): Priced => ({ price, fullPrice: price }));
    const marks = (container: Element) =>
      [...container.querySelectorAll("li [aria-hidden]")].map((mark) => mark.textContent);
    expect(marks((await renderText(<Bill reservation={reserved(rows)} />)).container)).toEqual(["1", "2"]);
    expect(marks((await renderText(<Bill reservation={reserved(rows.slice(1))} />)).container)).toEqual([]);
  });

  test.each([
    ["to whose account it comes, where that is theirs", true, "Придут после визита на ваш бонусный счёт."],
    [
      "that an account with the phone is needed, where nobody is signed in",
      false,
      "Придут после визита на аккаунт с этим номером. Если аккаунта ещё нет, его можно создать и позже, в течение года.",
    ],
  ])("says before it is paid what comes back of the prepayment, and %s", async (_, isOwnPhone, said) => {
    const promisedCashback = { amount: 25_000, currency: "KZT" };
    const visit = { ...reserved([{ price: 700_000, fullPrice: 700_000 }], 500_000), promisedCashback };
    const { container } = await renderText(<Bill reservation={visit} isOwnPhone={isOwnPhone} />);
    const line = lineOf("Вернём бонусами");
    expect(line.textContent?.replaceAll(/\s/g, " ")).toBe(`Вернём бонусами${said}+250 ₸`);
    cleanup();
    await renderText(<Bill reservation={{ ...visit, status: "confirmed" }} />);
    expect(container.isConnected).toBe(false);
    expect(screen.queryByText("Вернём бонусами")).toBeNull();
  });

  test("adds up as it is read: rows, discounts, ranges, total, the total in the calendar, and what is paid of it in parts", async () => {
    const bills = fc.array(fc.oneof(fixed, ranged), { minLength: 1, maxLength: 5 });
    const balances = fc.record({ cashback: tenge, giftCard: tenge });
    await fc.assert(
      fc.asyncProperty(bills, fc.integer({ min: 0, max: 100 }), balances, async (rows, percent, balance) => {
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
        const amounts = { total: visit.total.amount, fullTotal: visit.fullTotal.amount, prepayment: due };
        const apart = takenApart(amounts, { cashback, giftCard });
        expect(apart.price - apart.discount).toBe(total.paid[0]);
        expect(apart.cashback + apart.giftCard + apart.now + apart.atSalon).toBe(total.paid[0]);
        expect(apart.cashback + apart.giftCard + apart.now).toBe(due);
        for (const part of Object.values(apart)) expect(part).toBeGreaterThanOrEqual(0);
        cleanup();
      }),
      { numRuns: 40 },
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
