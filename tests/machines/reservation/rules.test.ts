import { describe, expect, it } from "vitest";
import * as example from "../../../machines/reservation/examples.ts";
import { newIntent } from "../../../domain/idempotency-key.ts";
import { contextFrom } from "../../../machines/reservation/context.ts";
import { confirmInput, isNews, isReadyToConfirm } from "../../../machines/reservation/rules.ts";
import type { ReservationContext } from "../../../machines/reservation/types.ts";
import { visitAtTime } from "../support/visit.ts";

const { held } = example.read;
const context: ReservationContext = {
  ...contextFrom({ draft: example.withContacts, step: "contacts", startTime: null }),
  confirming: newIntent(),
};
const withBill: ReservationContext = {
  ...context,
  held: { hold: held.hold, isStale: false, reservation: held.reservation, hasSeenBill: true, isPriceNew: false },
};

describe("A visit that is confirmed", () => {
  it("is of the client's name and says what they want to be known, without blanks around either", () => {
    const typed = { ...context.contacts, clientName: "  Мадина ", comment: " У меня густые волосы\n" };
    expect(confirmInput({ ...withBill, contacts: typed })).toMatchObject({
      clientName: "Мадина",
      comment: "У меня густые волосы",
    });
  });

  it("is one whose bill was seen by whom the account knows; no time that is held is none", () => {
    const own = { ...withBill, ownPhone: example.phone };
    expect(isReadyToConfirm(own)).toBe(true);
    expect(isReadyToConfirm({ ...own, held: null })).toBe(false);
  });
});

describe("What is held is news", () => {
  it("where nothing of it is known, and where it is another one or stands otherwise than was known", () => {
    const other = { ...held.reservation, id: "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44" };
    expect(isNews({ held: null }, held)).toBe(true);
    expect(isNews(context, held)).toBe(true);
    expect(isNews(withBill, held)).toBe(false);
    expect(isNews(withBill, { ...held, reservation: other })).toBe(true);
    expect(isNews(withBill, { ...held, reservation: { ...held.reservation, status: "confirmed" } })).toBe(true);
    expect(isNews(withBill, null)).toBe(false);
  });
});

describe("A link to a time without any service", () => {
  it.each([false, true])("leads to the services, and no time is had for nothing (express: %s)", (isExpress) => {
    const visit = visitAtTime({ draft: example.empty, startTime: example.startTime, isExpress });
    expect(visit.state()).toBe("choosingServices");
    expect(visit.world.calls).toEqual([]);
  });
});
