import { describe, expect, test } from "vitest";
import { preview } from "../../machines/kit/examples.ts";
import { freeCancelling, termsOf } from "../../domain/terms.ts";

const [first] = preview.entries;
if (first === undefined) throw new Error("The example has no entry.");
const slot = {
  startTime: "2026-11-23T13:00:00+05:00",
  endTime: "2026-11-23T15:00:00+05:00",
  price: 1_100_000,
  fullPrice: 1_200_000,
  entries: [
    { ...first, serviceId: 1, price: 700_000 },
    { ...first, serviceId: 2, price: 400_000 },
  ],
};
const policy = { timeZone: "Asia/Aqtau", freeCancelHours: 24, prepaymentOf: () => 0 };

describe("the terms of a visit", () => {
  test("ask beforehand for what each service asks for, and never for more than it costs", () => {
    const asked: Record<number, number> = { 1: 100_000, 2: 500_000 };
    const { prepayment } = termsOf(slot, { ...policy, prepaymentOf: (serviceId) => asked[serviceId] ?? 0 });
    expect(prepayment).toBe(100_000 + 400_000);
  });

  test("let cancel for nothing until so many hours before it", () => {
    expect(termsOf(slot, policy).freeCancelUntil).toBe("2026-11-22T13:00:00+05:00");
    expect(termsOf(slot, { ...policy, freeCancelHours: 0 }).freeCancelUntil).toBe("2026-11-23T13:00:00+05:00");
  });
});

describe("until when cancelling is free", () => {
  const terms = { freeCancelUntil: "2026-11-22T08:00:00Z" };

  test("is said in the salon's time while it is", () => {
    const now = Date.parse(terms.freeCancelUntil) - 1;
    expect(freeCancelling(terms, "Asia/Aqtau", now)).toEqual({ freeCancelUntil: "2026-11-22T13:00:00+05:00" });
  });

  test("is not said from that instant on", () => {
    expect(freeCancelling(terms, "Asia/Aqtau", Date.parse(terms.freeCancelUntil))).toEqual({});
  });
});
