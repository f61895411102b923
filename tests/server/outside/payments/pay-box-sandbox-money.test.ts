import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CardProcessor, CardStorage, Charge, PaymentAnswer } from "../../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";
import { payBox } from "../../../../server/outside/payments/pay-box/pay-box.ts";
import { eventually } from "../../../support/eventually.ts";
import { begin, cards, type, typed } from "./pay-box-page.ts";
import { SandboxWorld } from "./sandbox-world.ts";

let world: SandboxWorld;
let port: CardProcessor & CardStorage;
/** One that does not wait for long. */
let hasty: CardProcessor & CardStorage;
beforeAll(async () => {
  world = await SandboxWorld.open();
  port = payBox(world.config.payBox);
  hasty = payBox(world.config.payBox, 700);
  world.reply = ok;
});
afterAll(() => world.close());
afterEach(() => world.fault("payBox", "none"));

const ok: SandboxWorld["reply"] = (callback) => port.readCallback(callback)?.reply("accepted").body;
const moved = async ({ id }: Charge) =>
  (await world.ledger(id)).flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
const idOf = (answer: PaymentAnswer) => ("processorId" in answer ? (answer.processorId ?? "") : "");
const moveOf = (charge: Charge, answer: PaymentAnswer, amount: number) => ({
  id: randomUUID(),
  paymentId: charge.id,
  processorId: idOf(answer),
  amount,
  currency: "KZT",
});

const begun = (more: Partial<Charge> = {}) => begin(world, port, more);
async function paid(more: Partial<Charge> = {}) {
  const one = await begun(more);
  await type(one.url, typed(cards.success));
  return one;
}
/** A card that PayBox keeps for an account. */
async function kept(number: string, accountId: string): Promise<string> {
  const { url } = await port.startSaving({ id: randomUUID(), accountId, returnUrl: "https://kezek.example/cards" });
  await type(url, typed(number));
  return (await port.savedCards(accountId)).at(-1)?.token ?? "";
}

describe("PayBox in the sandbox, moving money", () => {
  test("authorizes in the first of two stages, and takes it in the second", async () => {
    const { charge, answer } = await paid({ stages: 2 });
    expect(await port.find(charge)).toMatchObject({ type: "authorized" });
    expect(await port.capture(moveOf(charge, answer, 700_050))).toEqual({ type: "done" });
    expect(await port.find(charge)).toMatchObject({ type: "paid" });
    expect(await moved(charge)).toEqual(["authorized 700050", "captured 700050"]);
  });

  test("gives up what was authorized", async () => {
    const { charge, answer } = await paid({ stages: 2 });
    expect(await port.void(moveOf(charge, answer, 700_050))).toEqual({ type: "done" });
    expect(await port.find(charge)).toEqual({ type: "voided", processorId: idOf(answer) });
  });

  test("cannot take what fails clearing", async () => {
    const token = await kept(cards.failsClearing, "25");
    const charge = world.charge({ type: "savedCard", token }, { accountId: "25", stages: 2 });
    const answer = await port.charge(charge);
    const { html } = await world.visitBank("/bank/answer", {
      MD: idOf(answer),
      PaReq: answer.type === "needs3ds" ? (answer.challenge?.paReq ?? "") : "",
      TermUrl: "https://kezek.example/cb",
      choice: "confirm",
    });
    const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const done = { id: charge.id, processorId: idOf(answer), md: idOf(answer), paRes };
    expect(await port.complete3ds(done)).toMatchObject({ type: "authorized" });
    expect(await port.capture(moveOf(charge, answer, 700_050))).toMatchObject({ type: "refused" });
  });

  test("gives back in parts, each once, and never more than was paid", async () => {
    const { charge, answer } = await paid();
    const part = moveOf(charge, answer, 100_001);
    expect(await port.refund(part)).toEqual({ type: "done" });
    expect(await port.refund(part)).toEqual({ type: "done" });
    expect(await port.find(charge)).toMatchObject({ type: "paid", refunded: 100_001 });
    expect(await port.refund(moveOf(charge, answer, 700_050))).toMatchObject({ type: "refused" });
    expect(await port.refund(moveOf(charge, answer, 600_049))).toEqual({ type: "done" });
    expect(await port.find(charge)).toMatchObject({ type: "paid", refunded: 700_050 });
    expect(await moved(charge)).toEqual(["charged 700050", "refunded 100001", "refunded 600049"]);
  });
});

describe("PayBox in the sandbox, misbehaving", () => {
  test.each([
    ["badGateway", "notFound"],
    ["reset", "notFound"],
    ["lostAnswer", "pending"],
    ["lostConnection", "pending"],
    ["malformed", "pending"],
    ["timeout", "pending"],
  ])("%s leaves open whether a payment was begun (%s); asked again, it is one", async (mode, found) => {
    const charge = world.charge({ type: "payBox" });
    await world.fault("payBox", mode);
    await expect(hasty.charge(charge)).rejects.toThrow(OutsideFailed);
    expect(await port.find(charge)).toMatchObject({ type: found });
    await world.fault("payBox", "none");
    expect(await port.charge(charge)).toMatchObject({ type: "redirect" });
    expect(await world.ledger(charge.id)).toHaveLength(1);
  });

  test("slow is no failure", async () => {
    await world.fault("payBox", "slow");
    expect(await port.charge(world.charge({ type: "payBox" }))).toMatchObject({ type: "redirect" });
  });

  test("it may be at it for a while", async () => {
    await world.fault("payBox", "pendingThenSuccess");
    const { charge } = await paid();
    expect(await port.find(charge)).toMatchObject({ type: "pending" });
    const found = await eventually(
      () => port.find(charge),
      ({ type }) => type !== "pending",
    );
    expect(found).toMatchObject({ type: "paid" });
  });

  test("another sum is told as it was taken", async () => {
    await world.fault("payBox", "wrongAmount");
    const { charge } = await paid();
    expect(await port.find(charge)).toMatchObject({ type: "paid", amount: 700_150 });
  });

  test("its call comes before its client is back", async () => {
    await world.fault("payBox", "callbackFirst");
    const { charge } = await paid();
    expect(world.callbacksOf(charge.id)).toHaveLength(1);
  });

  test("its call comes twice, with the same key", async () => {
    await world.fault("payBox", "callbackTwice");
    const { charge } = await paid();
    const keys = (await world.callbacks(charge.id, 2)).map((callback) => port.readCallback(callback)?.key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^paid \d+$/);
  });

  test("its call comes without a signature, and is heard by nobody", async () => {
    await world.fault("payBox", "unsignedCallback");
    const { charge } = await paid();
    const [callback] = await world.callbacks(charge.id, 1);
    expect(callback?.path).toBe("/callbacks/pay-box/result");
    expect(callback && port.readCallback(callback)).toBeUndefined();
  });

  test("its call never comes, and the payment can be asked for", async () => {
    await world.fault("payBox", "callbackNever");
    const { charge } = await paid();
    const { rows } = await world.database.pool.query("select from sandbox_callbacks where order_id = $1", [charge.id]);
    expect(rows).toEqual([]);
    expect(await port.find(charge)).toMatchObject({ type: "paid" });
  });
});
