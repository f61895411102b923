import { expect, test } from "vitest";
import { limits } from "../../domain/limits.ts";
import { parsePhone } from "../../domain/phone.ts";
import { isWeakPassword } from "../../domain/weak-password.ts";

const typed = parsePhone("+7 701 765-43-21");
const phone = typed.ok ? typed.phone : null;

test.each([
  ["мойкотик"],
  ["tr0ub4dor"],
  // One letter of it is written as two.
  ["Ёжик в лесу"],
])("%j is taken for a password", (password) => {
  expect(isWeakPassword(password, phone)).toBe(false);
});

test.each([
  ["short", "a7$kq0m"],
  ["tried first", "qwerty123"],
  ["tried first, whatever its letters' case", "QwErTy123"],
  ["tried first, in Russian", "Йцукенгш"],
  ["tried first, in Kazakh as some keyboards write it", "қазақстан".normalize("NFD")],
  ["one character over and over", "жжжжжжжжжж"],
  ["one letter over and over, large and small", "aAaAaAaAa"],
])("what is %s is weak: %j", (_, password) => {
  expect(isWeakPassword(password, phone)).toBe(true);
});

test("a password has as many characters as it has to have, or more", () => {
  const long = "бв9кзмпрс".slice(0, limits.passwordCharacters);
  expect(isWeakPassword(long, null)).toBe(false);
  expect(isWeakPassword(long.slice(1), null)).toBe(true);
});

test("the phone that it is for is weak however it is written, and another phone is not", () => {
  expect(isWeakPassword("87017654321", phone)).toBe(true);
  expect(isWeakPassword("+7 (701) 765 43 21", phone)).toBe(true);
  expect(isWeakPassword("87017654322", phone)).toBe(false);
  expect(isWeakPassword("87017654321", null)).toBe(false);
});
