import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalPhone,
  formatPhone,
  formatPhoneDigits,
  formatPhoneInText,
  formatPhoneText,
  parsePhone,
} from "../../domain/phone.ts";

const national = fc.integer({ min: 300_000_0000, max: 799_999_9999 }).map(String);

describe("A phone", () => {
  it.each([
    "87011234567",
    "+77011234567",
    "77011234567",
    "7011234567",
    "8 (701) 123-45-67",
    "+7 701 123 45 67",
    " 8.701.123.45.67 ",
    "+7 (701) 123–45–67",
  ])("typed or pasted as %s is one and the same", (text) => {
    expect(parsePhone(text)).toEqual({ ok: true, phone: 77011234567 });
  });

  it("is sent as a number: the canonical form without its first character", () => {
    expect(parsePhone("8 701 123 45 67")).toEqual({ ok: true, phone: Number("+77011234567".slice(1)) });
  });

  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["+", "empty"],
    ["( )", "notAPhone"],
    ["8701123", "tooShort"],
    ["8701123456", "tooShort"],
    ["+7701123456", "tooShort"],
    ["870112345678", "tooLong"],
    ["97011234567", "tooLong"],
    ["Мадина", "notAPhone"],
    ["8701+1234567", "notAPhone"],
    ["+998901234567", "foreign"],
    ["81011234567", "notAPhone"],
  ])("that reads %j is refused as %s", (text, problem) => {
    expect(parsePhone(text)).toEqual({ ok: false, problem });
  });

  it("is never NaN, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."0123456789+()- ") })), (text) => {
        const parsed = parsePhone(text);
        if (parsed.ok) expect(String(parsed.phone)).toMatch(/^7[3-79]\d{9}$/);
      }),
    );
  });

  it("reads the same from its canonical and its formatted form", () => {
    fc.assert(
      fc.property(national, fc.constantFrom("+7", "8", "7"), (digits, trunk) => {
        fc.pre(!digits.startsWith("8"));
        const parsed = parsePhone(trunk + digits);
        expect(parsed).toEqual({ ok: true, phone: Number(`7${digits}`) });
        if (!parsed.ok) return;
        expect(parsePhone(canonicalPhone(parsed.phone))).toEqual(parsed);
        expect(parsePhone(formatPhone(parsed.phone))).toEqual(parsed);
      }),
    );
  });

  it("is shown in groups", () => {
    expect(formatPhone(77011234567)).toBe("+7 701 123 45 67");
  });

  it.each([
    ["7", "+7"],
    ["7701", "+7 701"],
    ["770112", "+7 701 12"],
    ["77011234", "+7 701 123 4"],
  ])("that is being typed is shown in the groups it has: %s as %s", (digits, shown) => {
    expect(formatPhoneDigits(digits)).toBe(shown);
  });

  it("breaks in a text before the subscriber's number alone", () => {
    expect(formatPhoneInText(77011234567)).toBe("+7\u00a0701 123\u00a045\u00a067");
  });

  it("that a salon wrote is shown in groups that break in one place, and as the salon wrote it where it is none of ours", () => {
    expect(formatPhoneText("+77292123456")).toBe("+7\u00a0729 212\u00a034\u00a056");
    expect(formatPhoneText("1414")).toBe("1414");
  });
});
