import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentLinkPath, readPaymentLink, returnedLinkPath } from "../../domain/payment-link.ts";

const read = (address: string) => {
  const { searchParams, hash } = new URL(address, "https://kezek.example");
  return readPaymentLink(searchParams, hash);
};

describe("A link to be paid by", () => {
  test("says whose it is, and its code behind the mark that no server sees", () => {
    expect(paymentLinkPath({ firmId: 7, code: "k3VbT0xq" })).toBe("/card-payment?firm=7#k=k3VbT0xq");
  });

  test("says again what it was made of", () => {
    const code = fc.string({ unit: fc.constantFrom(..."abcXYZ019-_"), minLength: 1 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), code, (firmId, secret) => {
        const key = { firmId, code: secret };
        expect(read(paymentLinkPath(key))).toEqual({ key, linkId: undefined });
      }),
    );
  });

  test("of which a bank knows the id alone says that", () => {
    expect(returnedLinkPath("4f1c")).toBe("/card-payment?link=4f1c");
    expect(read(returnedLinkPath("4f1c"))).toEqual({ key: undefined, linkId: "4f1c" });
  });

  test.each([
    "?firm=7",
    "#k=abc",
    "?firm=x#k=abc",
    "?firm=7#abc",
    "?firm=7#k=",
    "?firm=7#k=a/b",
    "?firm=7#k=a b",
    "?firm=7#k=é",
  ])("is none where a part of it is missing or wrong: %s", (address) => {
    expect(read(`/card-payment${address}`)).toEqual({ key: undefined, linkId: undefined });
  });
});
