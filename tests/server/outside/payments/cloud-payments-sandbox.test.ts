import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CardProcessor, Charge, PaymentAnswer } from "../../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";
import { cloudPayments } from "../../../../server/outside/payments/cloud-payments/cloud-payments.ts";
import { cards, SandboxWorld } from "./sandbox-world.ts";

let world: SandboxWorld;
let port: CardProcessor;
beforeAll(async () => {
  world = await SandboxWorld.open();
  port = cloudPayments(world.config.cloudPayments);
});
afterAll(() => world.close());
afterEach(async () => {
  world.reply = () => '{"code":0}';
});
const moved = async ({ id }: Charge) =>
  (await world.ledger(id)).flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
const typed = async (number: string, more: Partial<Charge> = {}) => world.charge(await world.typed(number), more);
const idOf = (answer: PaymentAnswer) => ("processorId" in answer ? (answer.processorId ?? "") : "");
const refundOf = (charge: Charge, answer: PaymentAnswer, amount: number) => ({
  id: randomUUID(),
  paymentId: charge.id,
  processorId: idOf(answer),
  amount,
  currency: "KZT",
});

describe("CloudPayments in the sandbox, charging", () => {
  test("pays at once, tells it by a signed webhook, and has it in its ledger", async () => {
    const charge = await typed(cards.success);
    const answer = await port.charge(charge);
    expect(answer).toMatchObject({
      type: "paid",
      amount: 700_050,
      currency: "KZT",
      card: { firstSix: "411111", lastFour: "1111", brand: "Visa", issuer: "Halyk Bank", expires: "12/40" },
      refunded: 0,
    });
    expect(await port.find(charge)).toEqual(answer);
    expect(await moved(charge)).toEqual(["charged 700050"]);
    const [webhook] = await world.callbacks(charge.id, 1);
    expect(webhook && port.readCallback(webhook)).toMatchObject({
      kind: "paid",
      id: charge.id,
      processorId: idOf(answer),
      asked: { amount: 700_050, currency: "KZT" },
    });
  });

  test("charges once under one id, however often and at once it is asked", async () => {
    const charge = await typed(cards.success);
    const answers = await Promise.all([port.charge(charge), port.charge(charge), port.charge(charge)]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });

  test("takes a cryptogram once", async () => {
    const charge = await typed(cards.success);
    await port.charge(charge);
    expect(await port.charge({ ...charge, id: randomUUID() })).toMatchObject({ type: "declined", reason: "other" });
  });

  test.each([
    [cards.noFunds, "funds", "5051"],
    [cards.unknown, "bank", "5005"],
  ])("declines %s: %s", async (number, reason, code) => {
    const charge = await typed(number);
    const answer = await port.charge(charge);
    expect(answer).toMatchObject({ type: "declined", reason, code });
    expect(await port.find(charge)).toEqual(answer);
    expect(await moved(charge)).toEqual(["declined 0"]);
    const [webhook] = await world.callbacks(charge.id, 1);
    expect(webhook && port.readCallback(webhook)).toMatchObject({ kind: "failed", id: charge.id });
  });

  test("has heard of no other payment", async () => {
    expect(await port.find({ id: randomUUID() })).toEqual({ type: "notFound" });
  });

  test("knows its account by its secret alone", async () => {
    const stranger = cloudPayments({ ...world.config.cloudPayments, apiSecret: "guessed" });
    await expect(stranger.find({ id: randomUUID() })).rejects.toThrow(OutsideFailed);
  });

  test("keeps a card for an account, and charges it by its token without the bank's page", async () => {
    const first = await port.charge(await typed(cards.success, { saveCard: true, accountId: "18" }));
    const token = first.type === "paid" ? (first.token ?? "") : "";
    const again = world.charge({ type: "savedCard", token }, { accountId: "18" });
    expect(await port.charge(again)).toMatchObject({ type: "paid", token, card: { lastFour: "1111" } });
    const others = world.charge({ type: "savedCard", token }, { accountId: "19" });
    expect(await port.charge(others)).toMatchObject({ type: "declined" });
    expect(await moved(others)).toEqual([]);
  });
});

describe("CloudPayments in the sandbox, when the bank asks its client", () => {
  async function asked(number = cards.bankAsks) {
    const charge = await typed(number);
    const answer = await port.charge(charge);
    if (answer.type !== "needs3ds" || answer.challenge === undefined) throw new Error("The bank did not ask.");
    const { acsUrl, md, paReq } = answer.challenge;
    const form = { MD: md, PaReq: paReq, TermUrl: `${world.config.publicUrl}/cb?payment=${charge.id}` };
    return { charge, answer, acsUrl, form, md };
  }
  const choose = (form: Record<string, string>, choice: string) => world.visitBank("/bank/answer", { ...form, choice });
  const paResOf = (html: string) => /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";

  test("shows what is paid, and leads back to our page with its answer", async () => {
    const { charge, answer, acsUrl, form, md } = await asked();
    expect(await port.find(charge)).toEqual({ type: "needs3ds", processorId: idOf(answer) });
    expect(await moved(charge)).toEqual([]);
    const page = await world.visitBank(acsUrl, form);
    expect(page.html).toMatch(/Подтвердите оплату[^]*7\s000,50 ₸[^]*•••• 4242/);
    const back = await choose(form, "confirm");
    expect(back.html).toContain(`action="https://kezek.example/cb?payment=${charge.id}"`);
    const done = { id: charge.id, processorId: idOf(answer), md, paRes: paResOf(back.html) };
    expect(await port.complete3ds(done)).toMatchObject({ type: "paid", amount: 700_050 });
    expect(await port.complete3ds(done)).toMatchObject({ type: "paid" });
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });

  test("gives the same challenge again to whoever lost it", async () => {
    const { charge, answer } = await asked();
    expect(await port.charge(charge)).toEqual(answer);
  });

  test("declines what its client refused, and what nobody confirmed", async () => {
    const refused = await asked();
    const paRes = paResOf((await choose(refused.form, "refuse")).html);
    const done = { id: refused.charge.id, processorId: idOf(refused.answer), md: refused.md, paRes };
    expect(await port.complete3ds(done)).toMatchObject({ type: "declined", reason: "authentication", code: "5206" });

    const forged = await asked();
    const invented = { id: forged.charge.id, processorId: idOf(forged.answer), md: forged.md, paRes: "invented" };
    expect(await port.complete3ds(invented)).toMatchObject({ type: "declined", reason: "authentication" });
    expect(await moved(forged.charge)).toEqual(["declined 0"]);
  });

  test("declines for want of money also after the bank's page", async () => {
    const { charge, answer, form, md } = await asked(cards.bankAsksNoFunds);
    const paRes = paResOf((await choose(form, "confirm")).html);
    const done = { id: charge.id, processorId: idOf(answer), md, paRes };
    expect(await port.complete3ds(done)).toMatchObject({ type: "declined", reason: "funds" });
  });

  test("lets its client wait, or close the window, and answers the shop nothing then", async () => {
    const { charge, form } = await asked();
    for (const choice of ["wait", "close"]) expect(paResOf((await choose(form, choice)).html)).toBe("");
    expect(await port.find(charge)).toMatchObject({ type: "needs3ds" });
  });

  test("its first answer stands", async () => {
    const { form } = await asked();
    const first = paResOf((await choose(form, "refuse")).html);
    expect(paResOf((await choose(form, "confirm")).html)).toBe(first);
  });

  test("knows nobody without the request of the processor, and leads to web addresses alone", async () => {
    const { acsUrl, form } = await asked();
    for (const wrong of [{ PaReq: "other" }, { MD: "1" }, { MD: "x" }, { TermUrl: "javascript:alert(1)" }]) {
      expect((await world.visitBank(acsUrl, { ...form, ...wrong })).status).toBe(404);
    }
  });
});

describe("CloudPayments in the sandbox, moving money", () => {
  test("authorizes in the first of two stages, and takes it in the second, once", async () => {
    const charge = await typed(cards.success, { stages: 2 });
    const answer = await port.charge(charge);
    expect(answer).toMatchObject({ type: "authorized", amount: 700_050 });
    const capture = refundOf(charge, answer, 700_050);
    expect(await port.capture(capture)).toEqual({ type: "done" });
    expect(await port.capture(capture)).toEqual({ type: "done" });
    expect(await port.void({ ...capture, id: randomUUID() })).toMatchObject({ type: "refused" });
    expect(await port.find(charge)).toMatchObject({ type: "paid" });
    expect(await moved(charge)).toEqual(["authorized 700050", "captured 700050"]);
  });

  test("gives up what was authorized", async () => {
    const charge = await typed(cards.success, { stages: 2 });
    const answer = await port.charge(charge);
    expect(await port.void(refundOf(charge, answer, 700_050))).toEqual({ type: "done" });
    expect(await port.find(charge)).toEqual({ type: "voided", processorId: idOf(answer) });
    expect(await moved(charge)).toEqual(["authorized 700050", "voided 700050"]);
  });

  test("gives back in parts, each once, and never more than was paid", async () => {
    const charge = await typed(cards.success);
    const answer = await port.charge(charge);
    const part = refundOf(charge, answer, 100_001);
    expect(await port.refund(part)).toEqual({ type: "done" });
    expect(await port.refund(part)).toEqual({ type: "done" });
    expect(await port.find(charge)).toMatchObject({ type: "paid", amount: 700_050, refunded: 100_001 });
    expect(await port.refund(refundOf(charge, answer, 700_050))).toMatchObject({ type: "refused" });
    expect(await port.refund(refundOf(charge, answer, 600_049))).toEqual({ type: "done" });
    expect(await port.find(charge)).toMatchObject({ type: "paid", refunded: 700_050 });
    expect(await moved(charge)).toEqual(["charged 700050", "refunded 100001", "refunded 600049"]);
    const events = (await world.callbacks(charge.id, 3)).map((callback) => port.readCallback(callback));
    expect(events.filter((one) => one?.kind === "refunded" && one.processorId === idOf(answer))).toHaveLength(2);
  });
});

test("CloudPayments in the sandbox lists what it took and holds since an instant", async () => {
  const charged = await typed(cards.success);
  const held = await typed(cards.success, { stages: 2 });
  const declined = await typed(cards.noFunds);
  const [taken, holding] = [await port.charge(charged), await port.charge(held)];
  await port.charge(declined);
  await port.refund(refundOf(charged, taken, 1));
  const ids = [charged.id, held.id, declined.id];
  const listed = async (since: number) =>
    (await port.listPayments?.(new Date(since)))?.filter(({ id = "" }) => ids.includes(id));
  const amount = { amount: 700_050, currency: "KZT" };
  expect(await listed(Date.now() - 3_600_000)).toEqual([
    { id: charged.id, processorId: idOf(taken), ...amount },
    { id: held.id, processorId: idOf(holding), ...amount },
  ]);
  expect(await listed(Date.now() + 3_600_000)).toEqual([]);
});
