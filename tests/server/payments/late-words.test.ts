import { describe, expect, test } from "vitest";
import type { Charge, PaymentAnswer } from "../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../server/core/outside.ts";
import { openPaying } from "./open-paying.ts";
import type { Paying } from "./paying.ts";

let paying: Paying;
openPaying((opened) => {
  paying = opened;
});

const refusal: PaymentAnswer = { type: "declined", reason: "other", code: "Too many requests" };

/** The next charges are answered by one of these each, and noted; the processor takes them up only when `arrive` is called. */
function answerCharges(...answers: (PaymentAnswer | "nothing")[]) {
  const { bank } = paying;
  const take = bank.charge;
  const asked: Charge[] = [];
  bank.charge = async (charge) => {
    asked.push(charge);
    const answer = answers.shift() ?? take(charge);
    if (answer === "nothing") throw new OutsideFailed("No answer came.");
    return answer;
  };
  const arrive = async () => {
    const [charge] = asked;
    if (charge === undefined) throw new Error("Nothing was asked for.");
    await take(charge);
  };
  return { asked, arrive };
}

const sendPaid = (id: string) => paying.sendCallback("pay", { InvoiceId: id, TransactionId: "1" });
const statusOf = async (held: Parameters<Paying["read"]>[0]) => (await paying.read(held)).payment?.status;
async function workOn(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await paying.work();
}

describe("A charge of which a signed call says that it was paid after we had given it up", () => {
  test("makes the visit where its time is still held", async () => {
    const held = await paying.awaiting();
    const { arrive } = answerCharges(refusal);
    const { id, status } = await paying.paid(held);
    expect([status, await paying.unsettled()]).toEqual(["failed", 0]);
    await arrive();
    await sendPaid(id);
    await paying.work();
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect([paying.bank.balance, await paying.ledger(), await paying.unsettled()]).toEqual([[200_000], 200_000, 0]);
  });

  test("is given back where another payment has made the visit meanwhile", async () => {
    const held = await paying.awaiting();
    const { arrive } = answerCharges(refusal);
    const { id } = await paying.paid(held);
    paying.server.pass(1);
    expect(await paying.paid(held)).toMatchObject({ status: "paid" });
    await arrive();
    await sendPaid(id);
    await workOn(2);
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(await paying.events(id)).toEqual([
      "processing 200000",
      "failed",
      "paid 200000",
      "refundRequested 200000",
      "refunded 200000",
    ]);
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[200_000, 0], 200_000]);
  });

  test("has made the visit, which shows that, also when another one that was open is paid and given back", async () => {
    const held = await paying.awaiting();
    const { arrive } = answerCharges(refusal);
    const { id } = await paying.paid(held);
    paying.server.pass(1);
    const { body: other } = await paying.pay(held, { cryptogram: "3ds" });
    await paying.work();
    await arrive();
    await sendPaid(id);
    await paying.work();
    await paying.bankAnswers(other.id);
    await workOn(3);
    expect(await paying.events(other.id)).toContain("refunded 200000");
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect([paying.bank.balance, await paying.ledger()]).toEqual([[0, 200_000], 200_000]);
  });

  test("is asked about until it is found, and is not charged again", async () => {
    const held = await paying.awaiting();
    const { asked, arrive } = answerCharges(refusal);
    const { id } = await paying.paid(held);
    await sendPaid(id);
    await workOn(2);
    expect([await statusOf(held), await paying.unsettled(), asked.length]).toEqual(["failed", 1, 1]);
    await arrive();
    await paying.work();
    expect(await statusOf(held)).toBe("paid");
  });

  test("is left as it was where nothing of it is found within an hour", async () => {
    const held = await paying.awaiting();
    const { asked } = answerCharges(refusal);
    const { id } = await paying.paid(held);
    await sendPaid(id);
    paying.server.pass(3600);
    await paying.work();
    expect([await statusOf(held), await paying.unsettled(), asked.length]).toEqual(["failed", 0, 1]);
  });

  test("stays settled where it is told that it failed", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, { cryptogram: "funds" });
    await paying.sendCallback("fail", { InvoiceId: id, TransactionId: "1" });
    expect(await paying.unsettled()).toBe(0);
  });
});

describe("A refusal that names no payment", () => {
  test("is believed where the processor has none, and another card pays at once", async () => {
    const held = await paying.awaiting();
    answerCharges(refusal);
    expect(await paying.paid(held)).toMatchObject({ status: "failed", failure: { reason: "other" } });
    paying.server.pass(1);
    expect(await paying.paid(held)).toMatchObject({ status: "paid" });
  });

  test("is not believed while a call of before may still be on its way", async () => {
    const held = await paying.awaiting();
    const { arrive } = answerCharges("nothing", refusal, refusal);
    await paying.paid(held);
    paying.server.pass(10);
    await workOn(2);
    expect(await statusOf(held)).toBe("unknown");
    await arrive();
    await paying.work();
    expect(await statusOf(held)).toBe("paid");
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("is believed when none can be on its way any more", async () => {
    const held = await paying.awaiting();
    answerCharges("nothing", refusal);
    await paying.paid(held);
    paying.server.pass(120);
    await paying.work();
    expect(await statusOf(held)).toBe("failed");
  });

  test("of a payment that is there is none", async () => {
    const held = await paying.awaiting();
    const { bank } = paying;
    const take = bank.charge;
    bank.charge = async (charge) => {
      await take(charge);
      return refusal;
    };
    await paying.paid(held);
    await paying.work();
    expect(await statusOf(held)).toBe("paid");
  });

  test("of the bank's answer ends the payment at once, and another card pays", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, { cryptogram: "3ds" });
    paying.bank.complete3ds = async () => refusal;
    await paying.bankAnswers(id, { paRes: "" });
    await workOn(2);
    expect((await paying.read(held)).payment).toMatchObject({
      status: "failed",
      failure: { reason: "authentication" },
    });
    paying.server.pass(1);
    expect(await paying.paid(held)).toMatchObject({ status: "paid" });
    expect(await paying.unsettled()).toBe(0);
  });

  test("of the bank's answer is not believed while one of before may still be on its way", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, { cryptogram: "3ds" });
    const { complete3ds } = paying.bank;
    let answered = 0;
    paying.bank.complete3ds = async () => {
      if ((answered += 1) === 1) throw new OutsideFailed("No answer came.");
      return refusal;
    };
    await paying.bankAnswers(id);
    await workOn(2);
    expect(await statusOf(held)).toBe("processing");
    await complete3ds({ id, paRes: "yes" });
    await workOn(2);
    expect(await statusOf(held)).toBe("paid");
  });
});

describe("A payment that nothing comes of", () => {
  test("ends an hour after its time where the processor's page was left; what is paid later for a time of somebody else's is given back", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, "payBox");
    paying.server.pass(900 + 3600);
    await paying.work();
    expect((await paying.read(held)).payment).toMatchObject({ status: "failed", failure: { reason: "cancelled" } });
    expect(await paying.unsettled()).toBe(0);
    await paying.server.hold("13:00", 1);
    await paying.server.pool.query("update payments set processor = 'cloudPayments'");
    paying.bank.payAtPage(id);
    await sendPaid(id);
    await workOn(2);
    expect([paying.bank.balance, await paying.ledger(), await paying.unsettled()]).toEqual([[0], 0, 0]);
  });

  test("ends where the processor has forgotten what it was at", async () => {
    const held = await paying.awaiting();
    await paying.paid(held, "payBox");
    paying.bank.entries.clear();
    await paying.work();
    expect(await paying.unsettled()).toBe(1);
    paying.server.pass(900 + 3600);
    await paying.work();
    expect([await statusOf(held), await paying.unsettled()]).toEqual(["failed", 0]);
  });

  test("ends where the bank's answer was taken, and the processor still waits for it", async () => {
    const held = await paying.awaiting();
    const { id } = await paying.paid(held, { cryptogram: "3ds" });
    paying.bank.complete3ds = async () => ({ type: "pending", processorId: id });
    await paying.bankAnswers(id);
    await workOn(2);
    expect(await paying.unsettled()).toBe(2);
    paying.server.pass(900 + 120);
    await workOn(2);
    expect([await statusOf(held), await paying.unsettled()]).toEqual(["failed", 0]);
  });
});

describe("Money that is held on a card and not taken", () => {
  const authorize = async (isTakable: boolean) => {
    const held = await paying.awaiting();
    const { bank } = paying;
    bank.trouble = "authorized";
    bank.isTakable = isTakable;
    expect(await paying.paid(held)).toMatchObject({ status: "authorized" });
    return held;
  };

  test("is taken, and makes the visit", async () => {
    const held = await authorize(true);
    await workOn(2);
    expect(await paying.show(held)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("is let go of where it can't be taken", async () => {
    const held = await authorize(false);
    await workOn(2);
    expect(await statusOf(held)).toBe("failed");
    expect([[...paying.bank.entries.values()].map(({ state }) => state), await paying.unsettled()]).toEqual([
      ["voided"],
      0,
    ]);
  });
});
