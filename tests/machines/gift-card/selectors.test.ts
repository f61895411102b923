import { expect, it } from "vitest";
import * as example from "../../../machines/gift-card/examples.ts";
import { choiceOf, contactsActorOf, contactsOf, failureOf, stepOf } from "../../../machines/gift-card/selectors.ts";
import { contacts } from "../../../machines/kit/examples.ts";
import { runGiftCard } from "../support/run.ts";

const { withProof } = example;

it.each(["amount", "design", "words", "contacts", "preview"] as const)(
  "the page of a purchase shows its step: %s",
  (step) => {
    const buying = runGiftCard({ draft: withProof, step, ownPhone: null });
    expect(stepOf(buying.snapshot())).toBe(step);
    expect(contactsActorOf(buying.snapshot()) !== undefined).toBe(step === "contacts");
  },
);

it("the page of a purchase shows what is chosen, who gives it, and what is wrong", () => {
  const buying = runGiftCard({ draft: withProof, step: "amount", ownPhone: null });
  expect(choiceOf(buying.snapshot())).toMatchObject({ amount: withProof.amount, words: withProof.words });
  expect(contactsOf(buying.snapshot())).toMatchObject({ clientName: contacts.clientName, proof: withProof.proof });
  expect(failureOf(buying.snapshot())).toBe(null);
  buying.send({ type: "gift-card.edited", choice: { amount: null } }, { type: "amount.confirmed" });
  expect(failureOf(buying.snapshot())).toMatchObject({ kind: "amountInvalid" });
});
