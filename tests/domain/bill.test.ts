import { describe, expect, test } from "vitest";
import { agreesTo, billOf, expectedOf, totalOf } from "../../domain/bill.ts";
import type { Bill } from "../../domain/entities.ts";
import { slot } from "../../machines/kit/examples.ts";

const [entry] = slot.entries;
if (entry === undefined) throw new Error("The example has no entry.");
const money = (amount: number, currency = "KZT") => ({ amount, currency });
const terms = {
  currency: "KZT",
  timeZone: "Asia/Aqtau",
  prepayment: 200_000,
  freeCancelUntil: "2026-11-22T08:00:00Z",
};
const before = Date.parse(terms.freeCancelUntil) - 1;
const range = {
  ...slot,
  price: 1_600_000,
  fullPrice: 1_700_000,
  entries: [
    { ...entry, price: 700_000, fullPrice: 700_000 },
    { ...entry, price: 900_000, fullPrice: 1_000_000, priceMax: 1_350_000, fullPriceMax: 1_500_000 },
  ],
};

describe("the bill of what is sold", () => {
  test("says what it costs, what is due beforehand and until when it is free to leave", () => {
    expect(billOf({ ...terms, slot }, before)).toEqual({
      total: money(700_000),
      fullTotal: money(700_000),
      prepayment: money(200_000),
      freeCancelUntil: "2026-11-22T13:00:00+05:00",
    });
  });

  test("says the most that it may come to, before the discount too, where a price is a range", () => {
    expect(billOf({ ...terms, slot: range }, before)).toMatchObject({
      total: money(1_600_000),
      totalMax: money(2_050_000),
      fullTotal: money(1_700_000),
      fullTotalMax: money(2_200_000),
    });
  });

  test("says the most before the discount too where that brings a range down to one price", () => {
    const narrow = { fullPrice: 700_000, fullPriceMax: 700_100, price: 350_000, priceMax: 350_000 };
    expect(billOf({ ...terms, slot: { ...narrow, entries: [{ ...entry, ...narrow }] } }, before)).toMatchObject({
      totalMax: money(350_000),
      fullTotalMax: money(700_100),
    });
  });

  test("says the most where what is paid is a range and what it was before the discount is one price", () => {
    const widened = { fullPrice: 700_000, price: 350_000, priceMax: 350_100 };
    expect(billOf({ ...terms, slot: { ...widened, entries: [{ ...entry, ...widened }] } }, before)).toMatchObject({
      totalMax: money(350_100),
      fullTotalMax: money(700_000),
    });
  });

  test("costs what it says, and at most what it costs where it names no range", () => {
    expect(totalOf(billOf({ ...terms, slot: range }, before))).toEqual({
      cost: { from: 1_600_000, to: 2_050_000 },
      full: { from: 1_700_000, to: 2_200_000 },
    });
    expect(totalOf({ ...billOf({ ...terms, slot }, before), fullTotal: money(800_000) })).toEqual({
      cost: { from: 700_000, to: 700_000 },
      full: { from: 800_000, to: 800_000 },
    });
  });

  test("promises no free cancelling that is over", () => {
    expect(billOf({ ...terms, slot }, before + 1)).not.toHaveProperty("freeCancelUntil");
  });
});

describe("what a client has agreed to", () => {
  const bill = billOf({ ...terms, slot: range }, before);

  test("is the bill that they have seen, free to leave or not", () => {
    expect(agreesTo(bill, expectedOf(bill))).toBe(true);
    expect(agreesTo(billOf({ ...terms, slot: range }, before + 1), expectedOf(bill))).toBe(true);
  });

  test.each<[string, Partial<Bill>]>([
    ["a higher total", { total: money(1_600_001) }],
    ["a lower total", { total: money(1_599_999) }],
    ["another currency", { total: money(1_600_000, "KGS") }],
    ["a wider range", { totalMax: money(9_000_000) }],
    ["another prepayment", { prepayment: money(200_001) }],
  ])("is no bill with %s", (_, other) => {
    expect(agreesTo({ ...bill, ...other }, expectedOf(bill))).toBe(false);
  });

  test("is no range where a fixed price was seen, and no fixed price where a range was", () => {
    const { totalMax: _, ...fixed } = bill;
    expect(agreesTo(bill, expectedOf(fixed))).toBe(false);
    expect(agreesTo(fixed, expectedOf(bill))).toBe(false);
    expect(agreesTo(fixed, expectedOf(fixed))).toBe(true);
  });
});
