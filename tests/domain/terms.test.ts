import fc from "fast-check";
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

describe("the terms of any visit under any policy", () => {
  const zones = [
    "Asia/Aqtau",
    "Asia/Almaty",
    "Europe/Berlin",
    "Asia/Kathmandu",
    "America/St_Johns",
    "Australia/Lord_Howe",
  ];
  const timeZone = fc.constantFrom(...zones);
  const minute = 60_000;
  const instant = fc
    .integer({ min: Date.UTC(2026, 0, 1) / minute, max: Date.UTC(2030, 0, 1) / minute })
    .map((minutes) => minutes * minute);
  const freeCancelHours = fc.integer({ min: 0, max: 24 * 60 });
  const minor = fc.nat({ max: 100_000_000 });
  const services = [1, 2, 3, 4];
  const entries = fc.array(fc.record({ serviceId: fc.constantFrom(...services), price: minor }), { maxLength: 16 });
  const asks = fc.array(fc.oneof(fc.constant(0), minor), { minLength: services.length, maxLength: services.length });

  const prepaymentOf = (asked: readonly number[]) => (serviceId: number) => asked[serviceId - 1] ?? 0;
  const visit = (costs: readonly { serviceId: number; price: number }[], startsAt = Date.UTC(2026, 10, 23)) => ({
    ...slot,
    startTime: new Date(startsAt).toISOString(),
    price: costs.reduce((total, { price }) => total + price, 0),
    entries: costs.map((cost) => ({ ...first, ...cost })),
  });

  test("ask for no more beforehand than the visit costs, nor any entry for more than it costs itself", () => {
    fc.assert(
      fc.property(entries, asks, (costs, asked) => {
        const terms = { ...policy, prepaymentOf: prepaymentOf(asked) };
        const whole = termsOf(visit(costs), terms).prepayment;
        expect(whole).toBeGreaterThanOrEqual(0);
        expect(whole).toBeLessThanOrEqual(visit(costs).price);
        const each = costs.map((cost) => termsOf(visit([cost]), terms).prepayment);
        for (const [index, { serviceId, price }] of costs.entries()) {
          expect(each[index]).toBeLessThanOrEqual(price);
          expect(each[index]).toBeLessThanOrEqual(terms.prepaymentOf(serviceId));
        }
        // Together they ask for what each asks for, in whichever order they stand.
        expect(each.reduce((total, part) => total + part, 0)).toBe(whole);
        expect(termsOf(visit(costs.toReversed()), terms).prepayment).toBe(whole);
      }),
    );
  });

  test("ask for nothing where no service asks, for all where all is asked, and never for less when more is asked", () => {
    fc.assert(
      fc.property(entries, asks, fc.constantFrom(...services), minor, (costs, asked, raised, by) => {
        const prepayment = (how: readonly number[]) =>
          termsOf(visit(costs), { ...policy, prepaymentOf: prepaymentOf(how) }).prepayment;
        expect(prepayment(asked.map(() => 0))).toBe(0);
        expect(prepayment(asked.map(() => 100_000_000))).toBe(visit(costs).price);
        const more = asked.map((amount, index) => (index === raised - 1 ? amount + by : amount));
        expect(prepayment(more)).toBeGreaterThanOrEqual(prepayment(asked));
      }),
    );
  });

  test("let cancel for nothing until exactly so many hours before it, whatever the clocks of the salon do meanwhile", () => {
    fc.assert(
      fc.property(instant, freeCancelHours, timeZone, (startsAt, hours, zone) => {
        const terms = { timeZone: zone, freeCancelHours: hours, prepaymentOf: () => 0 };
        const { freeCancelUntil } = termsOf(visit([], startsAt), terms);
        expect(Date.parse(freeCancelUntil)).toBe(startsAt - hours * 60 * minute);
        const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
        expect(freeCancelUntil.slice(0, 19).replace("T", " ")).toBe(clock.format(Date.parse(freeCancelUntil)));
      }),
    );
  });

  test("say until when that is while it is so, and not from that instant on; what has passed never comes back", () => {
    fc.assert(
      fc.property(instant, instant, timeZone, (end, now, zone) => {
        const terms = { freeCancelUntil: new Date(end).toISOString() };
        const freeUntil = freeCancelling(terms, zone, now).freeCancelUntil;
        expect(freeUntil === undefined ? undefined : Date.parse(freeUntil)).toBe(now < end ? end : undefined);
      }),
    );
    fc.assert(
      fc.property(instant, fc.integer({ min: -2, max: 2 }), fc.nat(), timeZone, (end, off, later, zone) => {
        const terms = { freeCancelUntil: new Date(end).toISOString() };
        const isFree = (now: number) => "freeCancelUntil" in freeCancelling(terms, zone, now);
        expect(isFree(end + off)).toBe(off < 0);
        if (!isFree(end + off)) expect(isFree(end + off + later)).toBe(false);
      }),
    );
  });
});
