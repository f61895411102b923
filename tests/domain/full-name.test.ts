import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { displayName, initials, isName, isSurname } from "../../domain/full-name.ts";

describe("A name", () => {
  it.each([
    "Мадина",
    "Әсел",
    "Ә",
    " Li ",
    ` ${"ж".repeat(80)} `,
    "1-й Айдос",
    "Әсел\n\tҚайратқызы",
    "Ма\u200bдина",
    "ア",
    "𝒜",
  ])("of at least one letter is one: %j", (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    "",
    "  ",
    "\u200b",
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u202e",
    "12",
    "😀",
    "—",
    "ж".repeat(81),
    "Ма\u0000дина",
    "Мадина\u0007",
    "\u0085Мадина",
  ])("is none without a letter that can be seen, with control characters, or too long: %j", (text) =>
    expect(isName(text)).toBe(false),
  );
});

describe("A surname", () => {
  it.each(["", "  ", "Сапарова", "О’Нил"])("is left out, or has a letter: %j", (text) => {
    expect(isSurname(text)).toBe(true);
  });
  it.each(["\u200b", "\u3164", "\u2800", "12", "ж".repeat(81)])("is none otherwise: %j", (text) => {
    expect(isSurname(text)).toBe(false);
  });
});

describe("A client's display name", () => {
  it("is the name plus the surname when present", () => {
    expect(displayName({ name: "Мадина", surname: "Сапарова" })).toBe("Мадина Сапарова");
    expect(displayName({ name: "Мадина" })).toBe("Мадина");
  });

  it.each(["", "  "])("takes a surname of %j for none", (surname) => {
    expect(displayName({ name: " Мадина ", surname })).toBe("Мадина");
  });
});

describe("A client's initials", () => {
  it("are the first letter of the name plus the first letter of the surname when present", () => {
    expect(initials({ name: "Мадина", surname: "Сапарова" })).toBe("МС");
    expect(initials({ name: "Мадина" })).toBe("М");
    expect(initials({ name: "Әсел", surname: "Қасымова" })).toBe("ӘҚ");
  });

  it.each([
    [{ name: "", surname: "" }, ""],
    [{ name: "", surname: "Сапарова" }, "С"],
    [{ name: "𝒜nna", surname: "😀" }, "𝒜😀"],
    [{ name: "И\u0306ра", surname: "👩🏽‍🦱 Кудри" }, "И\u0306👩🏽‍🦱"],
  ])("of %j are whole letters: %j", (fullName, expected) => {
    expect(initials(fullName)).toBe(expected);
  });

  it("are whole code points where the browser knows no letters of several", () => {
    vi.stubGlobal("Intl", {});
    expect(initials({ name: "𝒜nna", surname: "И\u0306ра" })).toBe("𝒜И");
    vi.unstubAllGlobals();
  });

  it("never hold half of a character", () => {
    const names = fc.record({ name: fc.string({ unit: "binary" }), surname: fc.string({ unit: "binary" }) });
    fc.assert(
      fc.property(names, (fullName) => {
        expect(initials(fullName)).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });
});
