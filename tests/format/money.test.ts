import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "../../domain/language.ts";
import { formatAmount } from "../../domain/money.ts";
import { formatDiscount, formatMoney, formatMoneyRange } from "../../src/format/money.ts";

const tenge = (amount: number) => ({ amount, currency: "KZT" });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u200b", "");

test.each(languages)("7 000 tenge are written “7 000 ₸” in %s, on the server and in every browser", (language) => {
  expect(plain(formatMoney(tenge(700_000), language))).toBe("7 000 ₸");
});

test("an amount never breaks in two lines", () => {
  expect(formatMoney(tenge(123_456_700), "ru")).toBe("1\u202f234\u202f567\u00a0₸");
});

test("tiyn are shown when there are any, after the language's own point", () => {
  expect(plain(formatMoney(tenge(595_050), "ru"))).toBe("5 950,50 ₸");
  expect(plain(formatMoney(tenge(595_005), "en"))).toBe("5 950.05 ₸");
});

test("another currency is named by its code", () => {
  expect(plain(formatMoney({ amount: 10_000, currency: "USD" }, "en"))).toBe("100 USD");
});

test("a price that depends is a range; a range of one price is that price", () => {
  expect(plain(formatMoneyRange(tenge(700_000), tenge(900_000), "ru"))).toBe("7 000–9 000 ₸");
  expect(plain(formatMoneyRange(tenge(700_000), tenge(700_000), "ru"))).toBe("7 000 ₸");
});

test("a discount has a true minus", () => {
  expect(plain(formatDiscount(15))).toBe("−15 %");
});

test("whatever the amount, the digits that are shown are the digits that are meant", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000_000 }), fc.constantFrom(...languages), (amount, language) => {
      const digits = formatAmount(amount, language).replaceAll(/\D/g, "");
      expect(Number(amount % 100 === 0 ? `${digits}00` : digits)).toBe(amount);
    }),
  );
});
