import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { reactTo } from "../../../src/app/facts/react-to.ts";
import type { ReactionContext } from "../../../src/app/facts/reaction-context.ts";
import { type Facts, reactions } from "../../../src/app/facts/reactions.ts";
import { giftCardDue, read } from "../../../machines/card-payment/examples.ts";
import { paymentLink } from "../../../machines/kit/examples.ts";
import { notes } from "./notes.ts";

describe("What follows from a fact", () => {
  test("is said for every fact that a machine tells in its golden file", async () => {
    const machineOf = {
      "account-deletion": "accountDeletion",
      "card-payment": "cardPayment",
      "card-saving": "cardSaving",
      "gift-card": "giftCard",
      payer: "payer",
      reservation: "reservation",
      "reservation-change": "reservationChange",
      review: "review",
      session: "session",
      "sign-in": "signIn",
      survey: "survey",
    } as const;
    const calls: string[] = [];
    for (const file of await readdir("tests/golden")) {
      const text = await readFile(`tests/golden/${file}`, "utf8");
      const name = file.replace(".golden", "");
      const facts = new Set([...text.matchAll(/^ +tells ([\w.-]+)/gm)].map(([, type = ""]) => type));
      const table = Object.entries(machineOf).find(([machine]) => machine === name)?.[1];
      const known = table === undefined ? [] : Object.keys(reactions[table]);
      expect({ name, facts: [...facts].filter((type) => !known.includes(type)) }).toEqual({ name, facts: [] });
      calls.push(...facts);
    }
    expect(calls).toContain("reservation.created");
  });

  test("is never nothing for a fact that nobody has thought of", () => {
    const unknown = JSON.parse('{ "type": "salon.burnt-down" }');
    expect(() => reactTo("accountDeletion", unknown, { changed() {} })).toThrow("salon.burnt-down");
  });
});

describe("The survey", () => {
  function afterSurvey(fact: Facts["survey"]) {
    const { done, note } = notes();
    reactTo("survey", fact, {
      keepToken: note("keepToken"),
      keepAnswers: note("keepAnswers"),
      changed: note("changed"),
      replacePage: note("replacePage"),
    });
    return done;
  }

  test("keeps each answer with the service, and its key in the browser", () => {
    const answered = { token: "5f1c", version: 2, answers: { budget: ["low" as const] } };
    expect(afterSurvey({ type: "answers.changed", ...answered })).toEqual([
      ["keepToken", "5f1c"],
      ["keepAnswers", answered],
    ]);
  });

  test("once finished leads to the home page, in its new order", () => {
    expect(afterSurvey({ type: "survey.finished", token: "5f1c" })).toEqual([
      ["keepToken", "5f1c"],
      ["changed", "survey"],
      ["replacePage", "/"],
    ]);
  });

  test("leads home where it is left for another time", () => {
    expect(afterSurvey({ type: "survey.abandoned" })).toEqual([["replacePage", "/"]]);
  });
});

describe("Buying a gift card", () => {
  function afterGiftCard(fact: Facts["giftCard"]) {
    const { done, note } = notes();
    reactTo("giftCard", fact, {
      keepSecret: note("keepSecret"),
      forgetDraft: note("forgetDraft"),
      changed: note("changed"),
      replacePage: note("replacePage"),
    });
    return done;
  }

  test("keeps the buyer's key before the draft is forgotten, and leads to where the order is paid", () => {
    expect(afterGiftCard({ type: "gift-card.ordered", giftCardId: "9a1f", secret: "c8c8" })).toEqual([
      ["keepSecret", "9a1f", "c8c8"],
      ["forgetDraft"],
      ["changed", "giftCard"],
      ["replacePage", "/gift-cards/9a1f"],
    ]);
  });

  test("is forgotten by who gives it up", () => {
    expect(afterGiftCard({ type: "purchase.abandoned" })).toEqual([["forgetDraft"], ["replacePage", "/gift-cards"]]);
  });
});

type Payment = Pick<ReactionContext["cardPayment"], "subject" | "paid"> & { isFirst: boolean };

describe("A payment", () => {
  const ofVisit = { subject: "reservation", paid: read.paid.payable, isFirst: true } as const;
  const ofGiftCard = { subject: "giftCard", paid: giftCardDue.payable, isFirst: true } as const;

  function afterPayment(fact: Facts["cardPayment"], { isFirst, ...payment }: Payment = ofVisit) {
    const { done, note } = notes();
    reactTo("cardPayment", fact, {
      changed: note("changed"),
      ...payment,
      visit: { finishDraft: note("finishDraft"), countOnce: () => isFirst },
      track: note("track"),
      postToHost: note("postToHost"),
      openPage: note("openPage"),
      showPaid: note("showPaid"),
    });
    return done;
  }

  test("that is settled leads to the visit, of which everything is read anew, and what was typed is done with", () => {
    expect(afterPayment({ type: "payment.settled" })).toEqual([
      ["finishDraft"],
      ["track", "created_reservation_successfully", { firmId: 1 }],
      ["postToHost", { type: "booked", firmId: 1 }],
      ["changed", "visit", "money", "card"],
      ["showPaid"],
    ]);
  });

  test("is told of once, and of a visit alone", () => {
    const isReported = (payment: Payment) =>
      afterPayment({ type: "payment.settled" }, payment).some(([what]) => what === "track" || what === "postToHost");
    expect(isReported({ ...ofVisit, isFirst: false })).toBe(false);
    expect(isReported(ofGiftCard)).toBe(false);
  });

  test("of what is no visit, and has no page of its own, leads nowhere", () => {
    const { done, note } = notes();
    const observers = { track: note("track"), postToHost: note("postToHost") };
    const nowhere = { changed: note("changed"), ...observers, openPage: note("openPage") };
    reactTo("cardPayment", { type: "payment.settled" }, { subject: "link", paid: null, ...nowhere });
    expect(done).toEqual([["changed", "paymentLink", "money", "card"]]);
  });

  test("on the processor's page leads there", () => {
    const url = "https://pay.example/page/7";
    expect(afterPayment({ type: "page.opened", url })).toEqual([["openPage", url]]);
  });

  test.each([{ type: "payment.seen" }, { type: "payable.seen" }] as const)(
    "that is only read leads nowhere ($type)",
    (fact) => {
      expect(afterPayment(fact)).toEqual([]);
    },
  );
});

describe("Naming who pays by a link", () => {
  function afterNaming(fact: Facts["payer"]) {
    const { done, note } = notes();
    reactTo("payer", fact, {
      forgetPayer: note("forgetPayer"),
      changed: note("changed"),
      showLink: note("showLink"),
      readAgain: note("readAgain"),
    });
    return done;
  }

  test("shows the link as it stands then, and what was typed is done with", () => {
    const link = paymentLink.registered;
    expect(afterNaming({ type: "payer.registered", link })).toEqual([
      ["forgetPayer"],
      ["changed", "paymentLink"],
      ["showLink", link],
    ]);
  });

  test("has the link read anew where somebody else was named meanwhile, with what was typed kept", () => {
    expect(afterNaming({ type: "registration.refused" })).toEqual([["readAgain"]]);
  });
});

describe("A card that is saved at PayBox's page", () => {
  function afterSaving(fact: Facts["cardSaving"]) {
    const { done, note } = notes();
    reactTo("cardSaving", fact, {
      openPage: note("openPage"),
      changed: note("changed"),
      leadBack: note("leadBack"),
    });
    return done;
  }

  test("leads to that page, and back with the card to where it was wanted", () => {
    const url = "https://pay.example/save";
    expect(afterSaving({ type: "page.opened", url })).toEqual([["openPage", url]]);
    expect(afterSaving({ type: "card.saved", cardId: "8c1f", reservationId: "3f2c" })).toEqual([
      ["changed", "card"],
      ["leadBack", "3f2c", "8c1f"],
    ]);
    expect(afterSaving({ type: "saving.ended", reservationId: null })).toEqual([["leadBack", null, null]]);
  });
});

describe("The deletion of an account", () => {
  test.each([{ type: "deletion.requested", deleteAfter: null }, { type: "deletion.cancelled" }] as const)(
    "that is wanted, or not any more, is read anew where the profile says so ($type)",
    (fact) => {
      const { done, note } = notes();
      reactTo("accountDeletion", fact, { changed: note("changed") });
      expect(done).toEqual([["changed", "deletion"]]);
    },
  );
});
