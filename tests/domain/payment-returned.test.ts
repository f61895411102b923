import { expect, test } from "vitest";
import { isPaymentReturned, paymentReturned } from "../../domain/payment-returned.ts";

test("who comes back from a bank says so, with the proof where there is one", () => {
  expect(paymentReturned()).toStrictEqual({ type: "payment.returned" });
  expect(paymentReturned("")).toStrictEqual({ type: "payment.returned" });
  expect(paymentReturned("p")).toStrictEqual({ type: "payment.returned", proof: "p" });
});

test.each([paymentReturned(), paymentReturned("p"), { type: "payment.returned", more: 1 }])(
  "%j is understood",
  (message) => {
    expect(isPaymentReturned(message)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  "payment.returned",
  1,
  {},
  { proof: "p" },
  { type: "other" },
  { type: "payment.returned", proof: 1 },
])("%j is not taken for it", (message) => {
  expect(isPaymentReturned(message)).toBe(false);
});
