import { expect, test } from "vitest";
import { isOfPhone, phoneOf } from "../../../machines/kit/phone.ts";

test.each([
  ["8 701 123 45 67", { phone: 77011234567 }, true],
  ["+7 (701) 123-45-67", { phone: 77011234567 }, true],
  ["8 701 123 45 68", { phone: 77011234567 }, false],
  ["8 701 123 45 67", { phone: null }, false],
  ["8 701 123 45 67", null, false],
  ["8 701", null, false],
  ["8 701", { phone: 77011234567 }, false],
  ["", null, false],
])("to the phone %j was given %j: %s", (typed, given, isOf) => {
  expect(isOfPhone(given, typed)).toBe(isOf);
});

test("a phone that was found valid is the same however it was typed", () => {
  expect(["8 701 123 45 67", "+7 (701) 123-45-67"].map(phoneOf)).toEqual([77011234567, 77011234567]);
});
