import { expect, test } from "vitest";
import { keyOf } from "../../../machines/kit/intent.ts";
import { phoneOf } from "../../../machines/kit/phone.ts";
import { required } from "../../../machines/kit/required.ts";

test.each([0, "", false])("what is there is what is needed: %j", (value) => {
  expect(required(value, "a value")).toBe(value);
});

test.each([null, undefined])("a machine that comes to a state without what it needs is wrong: %s", (value) => {
  expect(() => required(value, "a hold")).toThrow("No state that needs a hold is reached without.");
});

test("no call goes out without a key, and none about what is no phone", () => {
  expect(() => keyOf(null)).toThrow("an intent");
  expect(() => phoneOf("8 701 12")).toThrow("Not a phone: tooShort.");
});
