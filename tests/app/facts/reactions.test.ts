import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test, vi } from "vitest";
import type { Track } from "../../../domain/analytics.ts";
import { cancelledVisit, visit } from "../../../machines/reservation-change/examples.ts";
import * as session from "../../../machines/session/examples.ts";
import type { EndReason } from "../../../machines/session/machine.ts";
import type { PageFact } from "../../../src/blocks/page-fact.ts";
import { type Facts, reactions } from "../../../src/app/facts/reactions.ts";
import { openVisit, reviewedVisit } from "../../../machines/review/examples.ts";
import { reactTo } from "../../../src/app/facts/react-to.ts";

/** Remembers what was done, in order. */
function notes() {
  const done: unknown[][] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given]);
  return { done, note };
}

function afterReservation(fact: Facts["reservation"]) {
  const { done, note } = notes();
  reactTo("reservation", fact, {
    firmId: 1,
    urlKey: "red-apple",
    track: note("track"),
    keepSecret: note("keepSecret"),
    forgetDraft: note("forgetDraft"),
    changed: note("changed"),
    replacePage: note("replacePage"),
    sayHoldRanOut: note("sayHoldRanOut"),
  });
  return done;
}

function tracked(fact: PageFact) {
  const track = vi.fn<Track>();
  reactTo("page", fact, { track, keepTab: () => {} });
  return track.mock.calls;
}

function afterSession(fact: Facts["session"]) {
  const { done, note } = notes();
  reactTo("session", fact, {
    storeTokens: note("storeTokens"),
    storeUser: note("storeUser"),
    clearStored: note("clearStored"),
    show: note("show"),
    forgetAnswers: note("forgetAnswers"),
    changed: note("changed"),
    openWebSession: note("openWebSession"),
    goHome: note("goHome"),
  });
  return done;
}

describe("What follows from a fact", () => {
  test("is said for every fact that a machine tells in its golden file", async () => {
    const machineOf = {
      "account-deletion": "accountDeletion",
      "card-payment": "cardPayment",
      "card-saving": "cardSaving",
      "gift-card": "giftCard",
      reservation: "reservation",
      "reservation-change": "reservationChange",
      review: "review",
      session: "session",
      "sign-in": "signIn",
      survey: "survey",
    } as const;
    const told: string[] = [];
    for (const file of await readdir("tests/golden")) {
      const text = await readFile(`tests/golden/${file}`, "utf8");
      const name = file.replace(".golden", "");
      const facts = new Set([...text.matchAll(/^ +tells ([\w.-]+)/gm)].map(([, type = ""]) => type));
      const table = Object.entries(machineOf).find(([machine]) => machine === name)?.[1];
      const known = table === undefined ? [] : Object.keys(reactions[table]);
      expect({ name, facts: [...facts].filter((type) => !known.includes(type)) }).toEqual({ name, facts: [] });
      told.push(...facts);
    }
    expect(told).toContain("reservation.created");
  });

  test("is never nothing for a fact that nobody has thought of", () => {
    const unknown = JSON.parse('{ "type": "salon.burnt-down" }');
    expect(() => reactTo("accountDeletion", unknown, { changed() {} })).toThrow("salon.burnt-down");
  });
});

describe("The change of a visit", () => {
  function afterChange(fact: Facts["reservationChange"]) {
    const { done, note } = notes();
    const context = { showReservation: note("showReservation"), changed: note("changed") };
    reactTo("reservationChange", fact, context);
    return done;
  }

  test("shows every page the visit as it now stands, and takes a cancelled one out of those to come", () => {
    expect(afterChange({ type: "reservation.seen", reservation: visit })).toEqual([["showReservation", visit]]);
    expect(afterChange({ type: "reservation.cancelled", reservation: cancelledVisit })).toEqual([
      ["changed", "visit", "money"],
      ["showReservation", cancelledVisit],
    ]);
  });
});

describe("Reviewing a visit", () => {
  function afterReview(fact: Facts["review"]) {
    const { done, note } = notes();
    reactTo("review", fact, {
      forgetDraft: note("forgetDraft"),
      showReview: note("showReview"),
      changed: note("changed"),
    });
    return done;
  }

  test("forgets the draft once it is published, and has what everybody reads read anew", () => {
    expect(afterReview({ type: "review.created", visit: reviewedVisit })).toEqual([
      ["forgetDraft"],
      ["changed", "review"],
      ["showReview", reviewedVisit],
    ]);
    expect(afterReview({ type: "review.seen", visit: reviewedVisit })).toEqual([
      ["forgetDraft"],
      ["showReview", reviewedVisit],
    ]);
  });

  test("keeps the draft of what is taken back", () => {
    expect(afterReview({ type: "taking-back.finished", visit: openVisit })).toEqual([
      ["changed", "review"],
      ["showReview", openVisit],
    ]);
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
    expect(afterSurvey({ type: "answers.changed", token: "5f1c", answers: { budget: ["low"] } })).toEqual([
      ["keepToken", "5f1c"],
      ["keepAnswers", "5f1c", { budget: ["low"] }],
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
    expect(afterGiftCard({ type: "card.ordered", giftCardId: "9a1f", secret: "c8c8" })).toEqual([
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

describe("A payment", () => {
  function afterPayment(fact: Facts["cardPayment"]) {
    const { done, note } = notes();
    reactTo("cardPayment", fact, {
      changed: note("changed"),
      paidFor: "giftCard",
      finishDraft: note("finishDraft"),
      track: note("track"),
      whenReserved: (act) => act(1),
      openPage: note("openPage"),
      showPaid: note("showPaid"),
    });
    return done;
  }

  test("that is settled leads to the visit, of which everything is read anew, and what was typed is done with", () => {
    expect(afterPayment({ type: "payment.settled" })).toEqual([
      ["finishDraft"],
      ["track", "created_reservation_successfully", { firmId: 1 }],
      ["changed", "giftCard", "money", "card"],
      ["showPaid"],
    ]);
  });

  test("on the processor's page leads there", () => {
    const url = "https://pay.example/page/7";
    expect(afterPayment({ type: "page.opened", url })).toEqual([["openPage", url]]);
  });

  test.each([{ type: "payment.seen" }, { type: "prepayment.seen" }] as const)(
    "that is only read leads nowhere ($type)",
    (fact) => {
      expect(afterPayment(fact)).toEqual([]);
    },
  );
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

describe("A reservation", () => {
  test("that was made leaves its secret, takes its draft away and shows itself", () => {
    expect(
      afterReservation({ type: "reservation.created", reservationId: "r1", secret: "s1", status: "confirmed" }),
    ).toEqual([
      ["keepSecret", "r1", "s1"],
      ["changed", "visit"],
      ["forgetDraft"],
      ["track", "created_reservation_successfully", { firmId: 1 }],
      ["replacePage", "/my/reservation/r1/success"],
    ]);
  });

  test("that is to be paid leaves its secret, keeps what was typed until it is, and leads there", () => {
    expect(
      afterReservation({
        type: "reservation.created",
        reservationId: "r1",
        secret: "s1",
        status: "awaitingPrepayment",
      }),
    ).toEqual([
      ["keepSecret", "r1", "s1"],
      ["changed", "visit"],
      ["replacePage", "/salon/reservations/r1/prepayment"],
    ]);
  });

  test("that was given up leaves nothing behind, and leads back to the salon", () => {
    expect(afterReservation({ type: "reservation.abandoned" })).toEqual([
      ["forgetDraft"],
      ["replacePage", "/red-apple"],
    ]);
  });

  test("whose hold ran out says so and stays where it is", () => {
    expect(afterReservation({ type: "hold.ran-out" })).toEqual([["sayHoldRanOut"]]);
  });

  test("tells the first service and each further one apart", () => {
    expect(afterReservation({ type: "service.added", serviceId: 5, isFirst: true })).toEqual([
      ["track", "add_service", { firmId: 1, serviceId: 5 }],
    ]);
    expect(afterReservation({ type: "service.added", serviceId: 6, isFirst: false })).toEqual([
      ["track", "add_another_service", { firmId: 1, serviceId: 6 }],
    ]);
  });

  test("that is opened by the salon's page has its services added", () => {
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 0, brought: [5, 6] })).toEqual([
      ["open_reservation", { firmId: 1 }],
      ["add_service", { firmId: 1, serviceId: 5 }],
      ["add_another_service", { firmId: 1, serviceId: 6 }],
    ]);
  });

  test("that is gone on with has nothing added, and what is brought to it is a further service", () => {
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 1, brought: [] })).toEqual([
      ["open_reservation", { firmId: 1 }],
    ]);
    expect(tracked({ type: "reservation.opened", firmId: 1, had: 1, brought: [6] })).toContainEqual([
      "add_another_service",
      { firmId: 1, serviceId: 6 },
    ]);
  });
});

describe("A service on the salon's page", () => {
  test("is pressed when it is chosen, and not when it is taken out again", () => {
    const service = { firmId: 1, serviceId: 5 };
    expect(tracked({ type: "service.chosen", ...service })).toEqual([["press_service", service]]);
    expect(tracked({ type: "service.unchosen", ...service })).toEqual([]);
  });
});

describe("A session", () => {
  const { user } = session.signedIn;

  test("that began here is stored, shown and known to the legacy pages", () => {
    expect(afterSession({ type: "session.began", user, where: "here" })).toEqual([
      ["storeTokens"],
      ["storeUser", user],
      ["show", user],
      ["forgetAnswers"],
      ["openWebSession"],
    ]);
  });

  test("that began in another tab is shown alone: that tab has stored it", () => {
    expect(afterSession({ type: "session.began", user, where: "elsewhere" })).toEqual([
      ["show", user],
      ["forgetAnswers"],
    ]);
  });

  test.each<EndReason>(["signedOut", "refused", "noRefreshToken"])(
    "that ended here (%s) is cleared and leads home",
    (reason) => {
      expect(afterSession({ type: "session.ended", reason })).toEqual([
        ["clearStored"],
        ["show", undefined],
        ["forgetAnswers"],
        ["goHome"],
      ]);
    },
  );

  test("that ended in another tab leaves this one where it is", () => {
    expect(afterSession({ type: "session.ended", reason: "elsewhere" })).toEqual([
      ["show", undefined],
      ["forgetAnswers"],
    ]);
  });

  test("stores a new name where it was changed, shows it, and has the profile read anew", () => {
    const shownAnew = [
      ["show", session.renamed],
      ["changed", "profile"],
    ];
    const fact = { type: "name.changed", user: session.renamed } as const;
    expect(afterSession({ ...fact, where: "here" })).toEqual([["storeUser", session.renamed], ...shownAnew]);
    expect(afterSession({ ...fact, where: "elsewhere" })).toEqual(shownAnew);
  });

  test("stores new tokens where they were asked for", () => {
    expect(afterSession({ type: "tokens.changed", where: "here" })).toEqual([["storeTokens"]]);
    expect(afterSession({ type: "tokens.changed", where: "elsewhere" })).toEqual([]);
  });
});
