import { describe, expect, test } from "vitest";
import { cardFieldAddress, type FromCardField, readFromCardField } from "../../domain/card-field.ts";

describe("the framed card field", () => {
  test("is told whom it speaks to, and in which language", () => {
    const page = { origin: "https://kezek.example", language: "kk" } as const;
    const address = cardFieldAddress("http://localhost:4301/field?publicId=pk", page);
    expect(address).toBe("http://localhost:4301/field?publicId=pk&origin=https%3A%2F%2Fkezek.example&language=kk");
  });

  test.each<FromCardField>([
    { type: "cardField.ready" },
    { type: "cardField.resized", height: 240 },
    { type: "cardField.given", cryptogram: "c", lastFour: "1111", brand: "Visa" },
    { type: "cardField.incomplete" },
    { type: "cardField.failed" },
  ])("is understood: $type", (message) => expect(readFromCardField({ ...message })).toEqual(message));

  test.each([
    undefined,
    null,
    "cardField.ready",
    {},
    { type: "other" },
    { type: "cardField.resized" },
    { type: "cardField.resized", height: "240" },
    { type: "cardField.resized", height: 99_999 },
    { type: "cardField.resized", height: 0 },
    { type: "cardField.resized", height: 2000 },
    { type: "cardField.resized", height: Number.NaN },
    { type: "other", cryptogram: "c", lastFour: "1111", brand: "Visa" },
    { type: "cardField.given", lastFour: "1111", brand: "Visa" },
    { type: "cardField.given", cryptogram: "c", brand: "Visa" },
    { type: "cardField.given", cryptogram: "c", lastFour: "1111" },
    { type: "cardField.given", cryptogram: "c", lastFour: 1111, brand: "Visa" },
    { type: "cardField.given", cryptogram: "c", lastFour: "1111", brand: null },
    { type: "cardField.given", cryptogram: "c" },
    { type: "cardField.given", cryptogram: 1, lastFour: "1111", brand: "Visa" },
  ])("is not taken for anything else: %j", (data) => expect(readFromCardField(data)).toBeUndefined());
});
