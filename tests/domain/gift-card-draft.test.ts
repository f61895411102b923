import { describe, expect, test } from "vitest";
import { emptyGiftCard, type GiftCardChoice, isBegun } from "../../domain/gift-card-draft.ts";

const { delivery } = emptyGiftCard;

describe("The draft of a gift card", () => {
  test.each<[string, Partial<GiftCardChoice>]>([
    ["its amount is chosen", { amount: 1_000_000 }],
    ["it is to work at one firm", { worksAt: { type: "firm", id: 7 } }],
    ["it is to look otherwise", { design: "sea" }],
    ["its giver is named", { from: "Aigul" }],
    ["its recipient is named", { to: "Dana" }],
    ["something is written on it", { words: "Happy birthday" }],
    ["it is to be sent", { delivery: { ...delivery, type: "sms" } }],
    ["a phone is typed", { delivery: { ...delivery, phone: "8 701" } }],
  ])("is begun once %s", (_, chosen) => {
    expect(isBegun({ ...emptyGiftCard, ...chosen })).toBe(true);
  });

  test("is not begun by blanks, nor by who gives it", () => {
    expect(isBegun(emptyGiftCard)).toBe(false);
    expect(isBegun({ ...emptyGiftCard, from: " ", to: " ", words: "\n" })).toBe(false);
    const known = { ...emptyGiftCard, clientName: "Aigul", clientPhone: "+77011234567" };
    expect(isBegun(known)).toBe(false);
  });
});
