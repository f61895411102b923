import { expect, test } from "vitest";
import { paymentReturnPath, readPaymentReturn } from "../../domain/payment-return.ts";
import { paymentSubjects } from "../../domain/payment-subject.ts";

const id = "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77";
const from = [...paymentSubjects.map((subject) => ({ subject, id })), { savingId: id }];
const readIn = (path: string) => readPaymentReturn(new URL(path, "https://kezek.kz").searchParams);

test.each(from)("what a bank leads back from is read from the address that it was given: %o", (one) => {
  expect(readIn(paymentReturnPath(one))).toEqual(one);
});

test("each is led back to an address of its own", () => {
  expect(new Set(from.map((one) => paymentReturnPath(one))).size).toBe(5);
});

test("in the language in which somebody has left", () => {
  const path = paymentReturnPath({ subject: "reservation", id }, "kz");
  expect(readIn(path)).toEqual({ subject: "reservation", id });
  expect(new URL(path, "https://kezek.kz").searchParams.get("lang")).toBe("kz");
  expect(paymentReturnPath({ subject: "reservation", id })).not.toContain("lang");
});

test.each(["/cb", "/cb?reservationId=", "/cb?other=1"])("nothing is read from %s", (path) => {
  expect(readIn(path)).toBe(null);
});
