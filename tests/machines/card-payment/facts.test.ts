import { describe, expect, it } from "vitest";
import { refused, unreachable } from "../../../machines/kit/paths.ts";
import * as example from "../../../machines/card-payment/examples.ts";
import { deadlineOf, failureOf, isAnotherWayOpen, payableOf } from "../../../machines/card-payment/selectors.ts";
import { hold } from "../../../machines/kit/examples.ts";
import { runCardPayment } from "../support/run.ts";

const { begun, cryptogram, inInstalments, newCard, page, payBox, read, savedCard } = example;
const charges = ["payByCard", "payBySavedCard", "payAtPage"] as const;
const bySavedCard = { type: "way.picked", way: savedCard } as const;
const byNewCard = { type: "way.picked", way: newCard } as const;
const byPayBox = { type: "way.picked", way: payBox } as const;
const inParts = { type: "way.picked", way: inInstalments } as const;
const entered = { type: "card.entered", cryptogram, saveCard: false } as const;

type Running = ReturnType<typeof runCardPayment>;

async function readAs(stage: keyof typeof read): Promise<Running> {
  const running = runCardPayment();
  await running.answer("readPayable", read[stage]);
  return running;
}

async function askedToPay(): Promise<Running> {
  const running = await readAs("due");
  running.send(byNewCard, entered);
  return running;
}

function chargesOf(running: Running): unknown[] {
  return charges.flatMap((charge) => running.asked(charge));
}

describe("Whoever opens a payment", () => {
  it("is asked for nothing before the service has said what is due", () => {
    const running = runCardPayment();
    running.send(bySavedCard, byNewCard, entered, byPayBox);
    expect(running.state()).toBe("readingPayment");
    expect(chargesOf(running)).toEqual([]);
  });

  it.each([
    ["due", "choosingWay"],
    ["declined", "choosingWay"],
    ["processing", "checkingOutcome"],
    ["needs3ds", "authenticating"],
    ["redirect", "authenticating"],
    ["paid", "paid"],
    ["expired", "expired"],
    ["refunded", "expired"],
  ] as const)(
    "and finds it %s, after a reload or on another device, goes on from there and charges nothing",
    async (stage, state) => {
      const running = await readAs(stage);
      expect(running.state()).toBe(state);
      expect(payableOf(running.snapshot())).toEqual(read[stage].payable);
      expect(deadlineOf(running.snapshot())).toBe(read[stage].until);
      expect(chargesOf(running)).toEqual([]);
      expect(running.facts.map(({ type }) => type)).not.toContain("page.opened");
    },
  );

  it("can ask again where the service could not be asked", async () => {
    const running = runCardPayment();
    await running.fail("readPayable", unreachable.failed);
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["waitingToRetry", unreachable.failed]);
    running.send({ type: "retry.requested" });
    await running.answer("readPayable", read.due);
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["choosingWay", null]);
  });
});

describe("Paying", () => {
  it.each([
    ["a saved card", [bySavedCard], { cardId: savedCard.type === "savedCard" && savedCard.cardId }],
    ["a new card", [byNewCard, entered], { cryptogram, saveCard: false }],
    ["PayBox", [byPayBox], {}],
    ["PayBox in two parts", [inParts], { instalments: 2 }],
  ] as const)("by %s asks once for what was shown as due, whatever is pressed twice", async (_, events, way) => {
    const running = await readAs("due");
    running.send(...events, ...events);
    expect(chargesOf(running)).toEqual([{ expected: read.due.payable.due, ...way }]);
  });

  it("is checked until the service knows, and is over when it is paid", async () => {
    const running = await askedToPay();
    await running.answer("chargeCard", begun);
    expect(running.state()).toBe("checkingOutcome");
    await running.answer("checkOutcome", read.processing);
    expect(running.state()).toBe("checkingOutcome");
    await running.answer("checkOutcome", read.paid);
    expect(running.state()).toBe("paid");
    expect(running.facts.at(-1)).toEqual({ type: "payment.settled" });
    expect(chargesOf(running)).toHaveLength(1);
  });

  it("that needs the bank's word waits for it, and asks the service what came of it once the bank sends the client back", async () => {
    const running = await askedToPay();
    await running.answer("chargeCard", begun);
    await running.answer("checkOutcome", read.needs3ds);
    expect(running.state()).toBe("authenticating");
    running.send({ type: "authentication.returned" });
    expect(running.state()).toBe("checkingOutcome");
    await running.answer("checkOutcome", read.paid);
    expect(running.state()).toBe("paid");
  });

  it("that the bank has settled in another tab goes on without the client", async () => {
    const running = await readAs("needs3ds");
    expect(running.asked("readPayable").at(-1)).toEqual({ while: "authenticating" });
    await running.answer("followAuthentication", read.paid);
    expect(running.state()).toBe("paid");
  });

  it("at the bank is shown again to who came back without having done anything there", async () => {
    const running = await readAs("needs3ds");
    running.send({ type: "authentication.returned" });
    await running.answer("checkOutcome", read.needs3ds);
    expect([running.state(), isAnotherWayOpen(running.snapshot())]).toEqual(["authenticating", true]);
    running.send({ type: "way.reconsidered" });
    expect(running.state()).toBe("choosingWay");
  });

  it("at the bank when nothing else can be paid any more goes on there, and is not left for another way", async () => {
    const running = runCardPayment();
    await running.answer("readPayable", { ...read.needs3ds, until: null });
    running.send({ type: "way.reconsidered" });
    expect([running.state(), isAnotherWayOpen(running.snapshot())]).toEqual(["authenticating", false]);
    await running.answer("followAuthentication", read.paid);
    expect(running.state()).toBe("paid");
  });

  it("on PayBox's page leads there once it is known where it is, and only whoever has just chosen it", async () => {
    const running = await readAs("due");
    running.send(byPayBox);
    await running.answer("openPage", begun);
    await running.answer("checkOutcome", read.redirect);
    expect(running.state()).toBe("authenticating");
    expect(running.facts.at(-1)).toEqual({ type: "page.opened", url: page });
  });
});

describe("Saving a card", () => {
  it("goes by a new card alone, and nothing is taken off what is due", async () => {
    const running = runCardPayment({ subject: "card" });
    await running.answer("readPayable", example.readOf.card.due);
    running.send(bySavedCard, byPayBox, inParts, { type: "amount.changed", payable: read.paid.payable });
    expect([running.state(), chargesOf(running)]).toEqual(["choosingWay", []]);
    running.send(byNewCard);
    expect(running.state()).toBe("enteringCard");
  });
});

describe("Paying for a gift card", () => {
  it("goes on with the ways that a proven phone opens, and by no prepayment's", async () => {
    const running = runCardPayment({ subject: "giftCard" });
    const { payable } = example.giftCardDue;
    await running.answer("readPayable", { ...example.giftCardDue, payable: { ...payable, ways: [] } });
    running.send({ type: "amount.changed", payable: read.lessDue.payable });
    expect(running.context().payable?.ways).toEqual([]);
    running.send({ type: "amount.changed", payable });
    expect(running.context().payable).toEqual(payable);
  });
});

describe("Paying on PayBox's page", () => {
  it("can be gone on with, and not be left for another way: the page stays open, and may be paid at", async () => {
    const running = await readAs("redirect");
    running.send({ type: "way.reconsidered" });
    expect(running.state()).toBe("authenticating");
    running.send({ type: "authentication.returned" });
    await running.answer("checkOutcome", read.paid);
    expect(running.state()).toBe("paid");
  });
});

describe("A payment whose asking was not answered", () => {
  it("is asked about, and not asked for again", async () => {
    const running = await askedToPay();
    await running.fail("chargeCard", unreachable.failed);
    expect(running.state()).toBe("readingPayment");
    await running.answer("readPayable", read.processing);
    expect(running.state()).toBe("checkingOutcome");
    expect(failureOf(running.snapshot())).toBe(null);
    expect(chargesOf(running)).toHaveLength(1);
  });

  it("and of which the service knows nothing is asked for again by the client alone, with the same key", async () => {
    const running = await readAs("due");
    running.send(bySavedCard);
    await running.fail("chargeSavedCard", unreachable.failed);
    await running.answer("readPayable", read.due);
    expect([running.state(), failureOf(running.snapshot())]).toEqual(["choosingWay", unreachable.failed]);
    running.send(bySavedCard);
    const [first, second] = running.keys("payBySavedCard");
    expect(second).toBe(first);
  });
});

describe("A payment that was declined", () => {
  it("says why, and another card is another intent for what is still held", async () => {
    const running = await readAs("due");
    running.send(bySavedCard);
    await running.answer("chargeSavedCard", begun);
    await running.answer("checkOutcome", read.declined);
    expect(running.state()).toBe("choosingWay");
    expect(payableOf(running.snapshot())?.payment?.failure?.reason).toBe("funds");
    expect(deadlineOf(running.snapshot())).toBe(hold.until);
    running.send(bySavedCard);
    const [first, second] = running.keys("payBySavedCard");
    expect(second).not.toBe(first);
  });
});

describe("A payment that the service refuses", () => {
  it.each(["paymentUnderWay", "notPayable", "wayNotOffered", "holdExpired", "priceChanged", "somethingNew"])(
    "as %s has it asked how things stand, and says why",
    async (code) => {
      const running = await askedToPay();
      await running.fail("chargeCard", refused(code).failed);
      expect(running.state()).toBe("readingPayment");
      await running.answer("readPayable", read.due);
      expect(running.state()).toBe("choosingWay");
      expect(failureOf(running.snapshot())).toMatchObject({ code });
    },
  );

  it("because the price has changed is asked for at the new price by another word only", async () => {
    const running = await askedToPay();
    await running.fail("chargeCard", refused("priceChanged").failed);
    await running.answer("readPayable", read.dearer);
    expect(chargesOf(running)).toHaveLength(1);
    running.send(bySavedCard);
    expect(running.asked("payBySavedCard")).toMatchObject([{ expected: read.dearer.payable.due }]);
  });
});

describe("The time to pay", () => {
  it.each([
    ["a way is chosen", [], "endOfChoice"],
    ["a card is typed", [byNewCard], "endOfEntry"],
  ] as const)("that ends while %s is over when the service says so", async (_, events, timer) => {
    const running = await readAs("due");
    running.send(...events);
    expect(running.asked("waitUntil").at(-1)).toEqual({ at: hold.until + 1000 });
    await running.answer(timer, hold.until + 1000);
    expect(running.state()).toBe("readingPayment");
    await running.answer("readPayable", read.expired);
    expect(running.state()).toBe("expired");
    expect(chargesOf(running)).toEqual([]);
  });

  it("goes on for whoever leaves the field of the card", async () => {
    const running = await readAs("due");
    running.send(byNewCard, { type: "way.reconsidered" });
    expect(running.state()).toBe("choosingWay");
    expect(running.asked("waitUntil").at(-1)).toEqual({ at: hold.until + 1000 });
  });
});
