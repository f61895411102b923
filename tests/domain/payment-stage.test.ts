import { describe, expect, test } from "vitest";
import type { Payment } from "../../domain/entities.ts";
import * as giftCard from "../../machines/gift-card/examples.ts";
import { payableOfGiftCard } from "../../domain/payable.ts";
import { paymentStage } from "../../domain/payment-stage.ts";

const amount = { amount: 1000, currency: "KZT" };
const binding = {
  subject: "card" as const,
  bindingId: "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66",
  due: amount,
  ways: [],
  refunds: [],
};
const attempt = (status: Payment["status"], action?: Payment["action"]): Payment => ({
  id: "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
  status,
  amount,
  refunded: { ...amount, amount: 0 },
  way: "card",
  createdAt: "2026-11-23T13:01:00+05:00",
  ...(action && { action }),
});

describe("A gift card", () => {
  const ordered = { ...giftCard.ordered.card, status: "awaitingPayment" as const };
  const paying = { subject: "giftCard" as const, due: amount, ways: [], refunds: [], giftCard: ordered };
  const nothing = { ...amount, amount: 0 };

  test("is to be paid for as the service tells of it, and nothing is where it does not", () => {
    const { due, ways, refunds } = paying;
    expect(payableOfGiftCard({ ...ordered, paying: { due, ways, refunds } })).toStrictEqual(paying);
    expect(payableOfGiftCard(ordered)).toBeUndefined();
  });

  test("is the client's turn while something is due, and nobody's once it is issued or was not paid in time", () => {
    expect(paymentStage(paying)).toBe("due");
    expect(paymentStage({ ...paying, due: nothing })).toBe("over");
    expect(paymentStage({ ...paying, due: nothing, giftCard: { ...ordered, status: "unpaid" } })).toBe("over");
    for (const status of ["scheduled", "sent", "opened", "used", "expired", "cancelled"] as const) {
      expect(paymentStage({ ...paying, due: nothing, giftCard: { ...ordered, status } })).toBe("settled");
    }
  });

  test("whose payment was begun in time is waited for also after the hour that it could be paid in", () => {
    const action = { type: "redirect", url: "" } as const;
    expect(paymentStage({ ...paying, due: nothing, payment: attempt("processing", action) })).toBe("authenticating");
    for (const status of ["processing", "unknown", "authorized", "paid"] as const) {
      expect(paymentStage({ ...paying, due: nothing, payment: attempt(status) })).toBe("processing");
    }
    expect(paymentStage({ ...paying, payment: attempt("failed") })).toBe("due");
  });
});

describe("Saving a card", () => {
  test("is the client's turn before the first attempt, and after one that failed", () => {
    expect(paymentStage(binding)).toBe("due");
    expect(paymentStage({ ...binding, payment: attempt("failed") })).toBe("due");
  });

  test("waits for the bank, then for the processor", () => {
    const action = { type: "authenticate", acsUrl: "", paReq: "", md: "", termUrl: "" } as const;
    expect(paymentStage({ ...binding, payment: attempt("needs3ds", action) })).toBe("authenticating");
    for (const status of ["processing", "unknown", "authorized"] as const) {
      expect(paymentStage({ ...binding, payment: attempt(status) })).toBe("processing");
    }
  });

  test("is done once something was taken, wherever its way back is", () => {
    for (const status of ["paid", "partiallyRefunded", "refunded"] as const) {
      expect(paymentStage({ ...binding, payment: attempt(status) })).toBe("settled");
    }
  });
});

describe("Paying by a firm's link", () => {
  const firm = { id: 1, name: "Red Apple", city: "Актау", address: "14-й мкр, 23", phoneNumbers: [] };
  const over = {
    subject: "link" as const,
    linkId: "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
    firm,
    purpose: "Окрашивание",
    amount,
    due: amount,
    expiresAt: "2026-11-25T18:00:00+05:00",
    isRegistered: true,
    ways: [],
    refunds: [],
  };
  const link = { ...over, payableForSeconds: 60 };

  test("is the client's turn as long as it can be paid, and over after that", () => {
    expect(paymentStage(link)).toBe("due");
    expect(paymentStage({ ...link, payment: attempt("failed") })).toBe("due");
    expect(paymentStage(over)).toBe("over");
    expect(paymentStage({ ...over, payment: attempt("failed") })).toBe("over");
  });

  test("waits for the bank only while it can be paid, and for the processor also after that: what comes late is kept", () => {
    const action = { type: "redirect", url: "https://pay.example/1" } as const;
    expect(paymentStage({ ...link, payment: attempt("needs3ds", action) })).toBe("authenticating");
    expect(paymentStage({ ...over, payment: attempt("needs3ds", action) })).toBe("over");
    for (const one of [link, over]) {
      for (const status of ["processing", "unknown", "authorized"] as const) {
        expect(paymentStage({ ...one, payment: attempt(status) })).toBe("processing");
      }
    }
  });

  test("is done once it is paid, whatever came of another attempt", () => {
    const paidAt = "2026-11-23T13:02:00+05:00";
    expect(paymentStage({ ...over, paidAt, payment: attempt("paid") })).toBe("settled");
    expect(paymentStage({ ...link, paidAt, payment: attempt("failed") })).toBe("settled");
  });
});

describe("A prepayment", () => {
  const action = { type: "redirect", url: "https://pay.example/1" } as const;
  const awaited = {
    subject: "reservation" as const,
    firmId: 1,
    reservationId: "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
    reservationStatus: "awaitingPrepayment" as const,
    due: amount,
    bill: { price: amount, discount: amount, cashback: amount, giftCard: amount, now: amount, atSalon: amount },
    ways: [],
    refunds: [],
  };

  test("is the client's turn while the visit waits for it, also after an attempt that failed", () => {
    expect(paymentStage(awaited)).toBe("due");
    expect(paymentStage({ ...awaited, payment: attempt("failed") })).toBe("due");
  });

  test("waits for the bank, then for the processor, and then for the visit to stand", () => {
    expect(paymentStage({ ...awaited, payment: attempt("needs3ds", action) })).toBe("authenticating");
    for (const status of ["processing", "unknown", "authorized", "paid"] as const) {
      expect(paymentStage({ ...awaited, payment: attempt(status) })).toBe("processing");
    }
  });

  test("is done once the visit stands, whatever came of another attempt", () => {
    for (const reservationStatus of ["confirmed", "arrived", "completed", "noShow"] as const) {
      expect(paymentStage({ ...awaited, reservationStatus })).toBe("settled");
      expect(paymentStage({ ...awaited, reservationStatus, payment: attempt("processing") })).toBe("settled");
    }
  });

  test("is over where nobody is there any more who could be paid", () => {
    expect(paymentStage({ ...awaited, due: { ...amount, amount: 0 } })).toBe("over");
  });

  test("is over once the visit came to nothing, except for money that may be on its way", () => {
    for (const reservationStatus of ["expired", "cancelledByClient", "cancelledBySalon"] as const) {
      const over = { ...awaited, reservationStatus };
      expect(paymentStage(over)).toBe("over");
      expect(paymentStage({ ...over, payment: attempt("needs3ds", action) })).toBe("over");
      expect(paymentStage({ ...over, payment: attempt("paid") })).toBe("over");
      expect(paymentStage({ ...over, payment: attempt("processing") })).toBe("processing");
    }
  });
});
