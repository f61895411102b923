import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanComment, isVisibleText, withoutGaps } from "../../domain/visible-text.ts";

test.each(["", " \n", "\u2800", "\u200b", "\u3164", "\u0007"])("of %j nothing can be seen", (text) => {
  expect(isVisibleText(text)).toBe(false);
});

test.each(["a", " .", "\u200bЖ", "👩‍🦰"])("something of %j can be seen", (text) => {
  expect(isVisibleText(text)).toBe(true);
});

describe("A comment is kept", () => {
  test.each([
    ["in its lines, wherever it was typed", "one\r\ntwo\rthree\nfour", "one\ntwo\nthree\nfour"],
    ["without what cannot be seen", "Да\u0007на\u200b", "Дана"],
    ["with emoji that are joined", "👩‍🦰", "👩‍🦰"],
    ["without what is empty around it", " \n by the window \n", "by the window"],
    ["as none where nothing of it can be seen", " \u2800\n\u3164\u115f", ""],
  ])("%s", (_, typed, kept) => {
    expect(cleanComment(typed)).toBe(kept);
  });
});

describe("Words on a card", () => {
  test.each([
    ["stand without empty lines around them", " \n\nDear Aigul\n ", "Dear Aigul"],
    ["keep an empty line", "Dear Aigul\n\nhappy birthday", "Dear Aigul\n\nhappy birthday"],
    ["keep what their lines are indented by", "Dear Aigul\n \n  happy birthday", "Dear Aigul\n \n  happy birthday"],
    ["have no two empty lines", "Dear Aigul\n\n\nhappy birthday", "Dear Aigul\n\nhappy birthday"],
    ["have no three, blanks in them or not", "Dear Aigul\n \n\t\n \n happy birthday", "Dear Aigul\n\nhappy birthday"],
  ])("%s", (_, typed, shown) => {
    expect(withoutGaps(typed)).toBe(shown);
  });

  test("are the same lines whatever is empty between them", () => {
    const line = fc.constantFrom("Dear Aigul", "", " ", "\t", "happy birthday");
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const shown = withoutGaps(lines.join("\n")).split("\n");
        const written = (all: string[]) => all.map((one) => one.trim()).filter((one) => one !== "");
        expect(written(shown)).toEqual(written(lines));
        const isBlank = (index: number) => index < shown.length && shown[index]?.trim() === "";
        expect(shown.some((_, index) => isBlank(index) && isBlank(index + 1))).toBe(false);
      }),
    );
  });
});
