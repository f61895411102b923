import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePhone } from "../../../domain/phone.ts";
import { type Typed, typePhone } from "../../../src/blocks/phone-typing.ts";

const empty: Typed = { text: "", caret: 0 };

/** Types a key where the caret is. */
function press(field: Typed, key: string): Typed {
  const text = field.text.slice(0, field.caret) + key + field.text.slice(field.caret);
  return typePhone({ text, caret: field.caret + key.length }, field.text, false);
}

function typeAll(keys: string): Typed {
  return [...keys].reduce(press, empty);
}

function backspace(field: Typed): Typed {
  const text = field.text.slice(0, field.caret - 1) + field.text.slice(field.caret);
  return typePhone({ text, caret: field.caret - 1 }, field.text, false);
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

describe("a phone that is being typed", () => {
  test.each([
    ["87011234567", "+7 701 123 45 67"],
    ["+77011234567", "+7 701 123 45 67"],
    ["77011234567", "+7 701 123 45 67"],
    ["7011234567", "701 123 45 67"],
    ["7471234567", "747 123 45 67"],
    ["8701", "+7 701"],
    ["+", "+"],
    ["+998901234567", "+998901234567"],
  ])("%s reads %s", (keys, text) => {
    expect(typeAll(keys)).toEqual({ text, caret: text.length });
  });

  test.each(["8 (701) 123-45-67", "+7 701 123 45 67", "+7(701)1234567", "8-701-123-45-67"])(
    "pasted as %s it reads the same",
    (pasted) => {
      expect(press(empty, pasted).text).toBe("+7 701 123 45 67");
    },
  );

  test("a digit put into its middle leaves the caret behind that digit", () => {
    const field = press({ text: "+7 701 123 45 6", caret: 5 }, "4");
    expect(field).toEqual({ text: "+7 704 112 34 56", caret: 6 });
  });

  test("deleting a space deletes the digit before it", () => {
    expect(typePhone({ text: "+7 701123", caret: 6 }, "+7 701 123", false)).toEqual({ text: "+7 701 23", caret: 5 });
  });

  test("deleting a space forwards deletes the digit behind it", () => {
    expect(typePhone({ text: "+7 701123", caret: 6 }, "+7 701 123", true)).toEqual({ text: "+7 701 23", caret: 6 });
  });

  test("holding backspace empties the field", () => {
    let field = typeAll("87011234567");
    for (let pressed = 0; pressed < 11; pressed += 1) field = backspace(field);
    expect(digitsOf(field.text)).toBe("");
  });

  const national = fc.stringMatching(/^[79]\d{9}$/);

  test("is the phone that was meant, however it was begun", () => {
    fc.assert(
      fc.property(national, fc.constantFrom("8", "+7", "7", ""), (digits, prefix) => {
        expect(parsePhone(typeAll(prefix + digits).text)).toEqual({ ok: true, phone: Number(`7${digits}`) });
      }),
    );
  });

  test("formatting what is formatted changes nothing, wherever the caret is", () => {
    fc.assert(
      fc.property(national, fc.nat(16), (digits, caret) => {
        const { text } = typeAll(`8${digits}`);
        const at = Math.min(caret, text.length);
        const again = typePhone({ text, caret: at }, text, false);
        expect(again.text).toBe(text);
        expect(digitsOf(text.slice(0, again.caret))).toBe(digitsOf(text.slice(0, at)));
      }),
    );
  });
});
