import { describe, expect, it } from "vitest";
import { emptyGiftCard, type GiftCardChoice, type SavedGiftCard } from "../../../domain/gift-card-draft.ts";
import * as example from "../../../machines/gift-card/examples.ts";
import { draftOf } from "../../../machines/gift-card/machine.ts";
import { challenge, contacts, phone, proof } from "../../../machines/kit/examples.ts";
import { broken, refused, unreachable } from "../../../machines/kit/paths.ts";
import { runGiftCard } from "../support/run.ts";

const { birthday, bySms, ordered, today, withAmount, withContacts, withProof, withWords } = example;
const visitor = { ownPhone: null } as const;
const order = { type: "order.confirmed" } as const;

/** Somebody who sees the card before the order, with something said otherwise. */
const previewing = (more: Partial<SavedGiftCard> = {}) =>
  runGiftCard({ draft: { ...withProof, ...more }, step: "preview", ...visitor });
/** Somebody at the amount who edits the card and goes on. */
function confirmAmount(choice: Partial<GiftCardChoice>) {
  const buying = runGiftCard({ draft: withAmount, step: "amount", ...visitor });
  buying.send({ type: "gift-card.edited", choice }, { type: "amount.confirmed" });
  return buying;
}
/** Somebody at the words who edits the card and goes on. */
function confirmWords(delivery: GiftCardChoice["delivery"], on = today) {
  const buying = runGiftCard({ draft: withAmount, step: "words", ...visitor });
  buying.send({ type: "gift-card.edited", choice: { delivery } }, { type: "words.confirmed", today: on });
  return buying;
}

describe("What a gift card is worth", () => {
  it("is not made wrong after its step: the words' step takes no amount, and no salon that is still to be chosen", () => {
    const buying = runGiftCard({ draft: withAmount, step: "words", ...visitor });
    buying.send({ type: "gift-card.edited", choice: { amount: 100 } });
    buying.send({ type: "gift-card.edited", choice: { worksAt: { type: "firm", id: null } } });
    buying.send({ type: "gift-card.edited", choice: { amount: 100, words: "С любовью" } });
    expect(buying.context().choice).toMatchObject({ amount: withAmount.amount, worksAt: withAmount.worksAt });
  });

  it.each([
    [{ amount: null }, { amount: "missing", isPlaceMissing: false }],
    [{ amount: 100 }, { amount: "tooLittle", isPlaceMissing: false }],
    [{ amount: 99_900_000 }, { amount: "tooMuch", isPlaceMissing: false }],
    [{ worksAt: { type: "firm", id: null } }, { amount: null, isPlaceMissing: true }],
    [
      { amount: null, worksAt: { type: "network", id: null } },
      { amount: "missing", isPlaceMissing: true },
    ],
  ] as const)("%j is not gone on with", (choice, problem) => {
    const buying = confirmAmount(choice);
    expect(buying.state()).toBe("choosingAmount");
    expect(buying.context().failure).toEqual({ kind: "amountInvalid", ...problem });
  });

  it.each([
    { type: "everyFirm", id: null },
    { type: "firm", id: 1 },
  ] as const)("is gone on with where it works %j", (worksAt) => {
    expect(confirmAmount({ worksAt }).state()).toBe("choosingDesign");
  });

  it("is wrong no more as soon as it is edited", () => {
    const buying = confirmAmount({ amount: null });
    buying.send({ type: "gift-card.edited", choice: { amount: 500_000 } });
    expect(buying.context()).toMatchObject({ failure: null, choice: { design: "tulips", amount: 500_000 } });
  });
});

describe("How a gift card comes to its recipient", () => {
  it.each([
    [{ ...bySms, phone: "8 701 12" }, today, { phone: "tooShort", isDayWrong: false }],
    [bySms, birthday, { phone: null, isDayWrong: true }],
    [{ ...bySms, phone: "8 701 12" }, birthday, { phone: "tooShort", isDayWrong: true }],
  ] as const)("%j on %s is not gone on with", (delivery, on, problem) => {
    const buying = confirmWords(delivery, on);
    expect(buying.state()).toBe("writingWords");
    expect(buying.context().failure).toEqual({ kind: "deliveryInvalid", ...problem });
  });

  it.each([
    [bySms, today],
    [{ ...bySms, sendOn: null }, birthday],
    [{ ...bySms, type: "link", phone: "8 701 12" }, birthday],
  ] as const)("%j on %s is gone on with", (delivery, on) => {
    const buying = confirmWords(delivery, on);
    expect(buying.state()).toBe("enteringContacts");
    expect(buying.context().failure).toBe(null);
  });
});

describe("The purchase of a gift card", () => {
  it.each([
    ["the amount", emptyGiftCard, "choosingAmount"],
    ["the words", { ...withAmount, delivery: { ...bySms, phone: "" } }, "writingWords"],
    ["who gives it", withWords, "enteringContacts"],
    ["nothing", withProof, "previewing"],
  ] as const)("goes on before the step of its address where %s is still to be said", (_, draft, state) => {
    expect(runGiftCard({ draft, step: "preview", ...visitor }).state()).toBe(state);
  });

  it("goes on at a day that has gone by until the words are confirmed again", () => {
    const buying = previewing({ delivery: { ...bySms, sendOn: "2020-01-01" } });
    expect(buying.state()).toBe("previewing");
    buying.send({ type: "step.revisited", step: "words" }, { type: "words.confirmed", today });
    expect(buying.state()).toBe("writingWords");
  });

  it("can't be taken to a step before which something is still to be said", () => {
    const buying = runGiftCard({ draft: withAmount, step: "design", ...visitor });
    buying.send({ type: "step.revisited", step: "preview" });
    expect(buying.state()).toBe("choosingDesign");
  });

  it("needs no code of who is signed in", () => {
    const buying = runGiftCard({ draft: withWords, step: "contacts", ownPhone: phone });
    buying.sendContacts({ type: "contacts.submitted", contacts });
    expect(buying.state()).toBe("previewing");
    buying.send(order);
    expect(buying.asked("createGiftCard")[0]).not.toHaveProperty("proof");
  });

  it("has its buyer's phone proven, and orders with that proof", async () => {
    const buying = runGiftCard({ draft: withContacts, step: "contacts", ...visitor });
    buying.sendContacts({ type: "contacts.submitted", contacts });
    await buying.answer("requestVerificationSms", challenge);
    buying.enterCode("123456");
    await buying.answer("validateCode", { verificationToken: "t" });
    expect(buying.state()).toBe("previewing");
    buying.send(order);
    expect(buying.asked("createGiftCard")).toMatchObject([{ buyerPhone: phone, proof: "t" }]);
  });

  it("is saved as it is left", () => {
    const buying = previewing();
    expect(draftOf(buying.context())).toEqual(withProof);
    buying.send(order);
    const [key] = buying.keys("createGiftCard");
    expect(draftOf(buying.context()).ordering?.key).toBe(key);
  });

  it("that is given up says so, and orders nothing", () => {
    const buying = previewing();
    buying.send({ type: "purchase.abandoned" });
    expect(buying.facts).toEqual([{ type: "purchase.abandoned" }]);
    expect(buying.world.calls).toEqual([]);
  });
});

describe("The order of a gift card", () => {
  it("is what was chosen, with the buyer's phone and its proof", () => {
    const buying = previewing({ worksAt: { type: "firm", id: 7 } });
    buying.send(order);
    expect(buying.asked("createGiftCard")).toEqual([
      {
        amount: { amount: example.amount, currency: "KZT" },
        worksAt: { type: "firm", id: 7 },
        design: "tulips",
        from: "Мадина",
        to: "Алия",
        words: "С днём рождения!",
        delivery: { type: "sms", phone: 77_077_654_321, sendOn: birthday },
        buyerName: "Мадина",
        buyerPhone: phone,
        proof: proof.proof,
      },
    ]);
  });

  it("has no spaces around its words and names, and nothing that is shown to nobody", () => {
    const delivery = { ...bySms, type: "link" } as const;
    const buying = previewing({ from: " Мадина ", to: "  ", words: "", clientName: " Мадина ", delivery });
    buying.send(order);
    expect(buying.asked("createGiftCard")).toStrictEqual([
      {
        amount: { amount: example.amount, currency: "KZT" },
        worksAt: { type: "everyFirm" },
        design: "tulips",
        from: "Мадина",
        delivery: { type: "link" },
        buyerName: "Мадина",
        buyerPhone: phone,
        proof: proof.proof,
      },
    ]);
  });

  it("is sent at once where no day is said", () => {
    const buying = previewing({ delivery: { ...bySms, sendOn: null } });
    buying.send(order);
    expect(buying.asked("createGiftCard")).toMatchObject([{ delivery: { type: "sms", phone: 77_077_654_321 } }]);
    expect(buying.asked("createGiftCard")[0]).not.toHaveProperty("delivery.sendOn");
  });

  it("is told with the key to it, once the service has it", async () => {
    const buying = previewing();
    buying.send(order);
    await buying.answer("createGiftCard", ordered);
    expect(buying.state()).toBe("ordered");
    expect(buying.facts).toEqual([{ type: "gift-card.ordered", giftCardId: ordered.id, secret: ordered.secret }]);
    expect(draftOf(buying.context()).ordering).toBe(null);
  });

  it.each([unreachable, broken])("of which it is not known what became (%j) is repeated with its key", async (one) => {
    const buying = previewing();
    buying.send(order);
    await buying.fail("createGiftCard", one.failed);
    expect(buying.state()).toBe("previewing");
    expect(buying.context().failure).toEqual(one.failed);
    buying.send(order);
    expect(buying.context().failure).toBe(null);
    const [first, second] = buying.keys("createGiftCard");
    expect(second).toBe(first);
  });

  it("that was refused is another one when it is made again", async () => {
    const { failed } = refused("tooManyRequests", { waitSeconds: 3600 });
    const buying = previewing();
    buying.send(order);
    await buying.fail("createGiftCard", failed);
    expect(buying.context().failure).toEqual(failed);
    buying.send(order);
    const [first, second] = buying.keys("createGiftCard");
    expect(second).not.toBe(first);
  });

  it("whose phone is not proven any more asks for it again, also of who is signed in", async () => {
    const { failed } = refused("phoneNotProven", { action: "provePhone" });
    const buying = runGiftCard({ draft: withProof, step: "preview", ownPhone: phone });
    buying.send(order);
    await buying.fail("createGiftCard", failed);
    expect(buying.state()).toBe("enteringContacts");
    expect(buying.contactsState()).toBe("enteringContacts");
    expect(buying.contactsFailure()).toEqual(failed);
    buying.sendContacts({ type: "contacts.submitted", contacts });
    expect(buying.asked("requestVerificationSms")).toEqual([{ purpose: "GIFT_CARD", phone }]);
  });

  it("is not left for another step while the service takes it", () => {
    const buying = previewing();
    buying.send(order, { type: "step.revisited", step: "amount" });
    expect(buying.state()).toBe("ordering");
  });
});
