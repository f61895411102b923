import { describe, expect, test } from "vitest";
import type { Payment } from "../../domain/entities.ts";
import { paymentStage } from "../../domain/payment-stage.ts";

const amount = { amount: 1000, currency: "KZT" };
const binding = { bindingId: "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66", due: amount, ways: [] };
const attempt = (status: Payment["status"], action?: Payment["action"]): Payment => ({
  id: "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
  status,
  amount,
  refunded: { ...amount, amount: 0 },
  way: "card",
  createdAt: "2026-11-23T13:01:00+05:00",
  ...(action && { action }),
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
