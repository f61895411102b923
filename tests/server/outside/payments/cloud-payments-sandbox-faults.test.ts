import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CardProcessor, Charge } from "../../../../server/core/card-processor.ts";
import { OutsideFailed } from "../../../../server/core/outside.ts";
import { cloudPayments } from "../../../../server/outside/payments/cloud-payments/cloud-payments.ts";
import { eventually } from "../../../support/eventually.ts";
import { cards, SandboxWorld } from "./sandbox-world.ts";

let world: SandboxWorld;
let port: CardProcessor;
/** One that does not wait for long. */
let hasty: CardProcessor;
beforeAll(async () => {
  world = await SandboxWorld.open();
  port = cloudPayments(world.config.cloudPayments);
  hasty = cloudPayments(world.config.cloudPayments, 700);
});
afterAll(() => world.close());
afterEach(async () => {
  world.reply = () => '{"code":0}';
  await world.fault("cloudPayments", "none");
});
const moved = async ({ id }: Charge) =>
  (await world.ledger(id)).flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
const typed = async (number: string, more: Partial<Charge> = {}) => world.charge(await world.typed(number), more);

describe("CloudPayments in the sandbox, misbehaving", () => {
  test.each([
    ["badGateway", []],
    ["reset", []],
    ["lostAnswer", ["charged 700050"]],
    ["lostConnection", ["charged 700050"]],
    ["malformed", ["charged 700050"]],
    ["timeout", ["charged 700050"]],
  ])("%s leaves open what became of a charge; asked again, it is one", async (mode, taken) => {
    const charge = await typed(cards.success);
    await world.fault("cloudPayments", mode);
    await expect(hasty.charge(charge)).rejects.toThrow(OutsideFailed);
    expect(await moved(charge)).toEqual(taken);
    expect(await port.find(charge)).toMatchObject({ type: taken.length === 0 ? "notFound" : "paid" });
    await world.fault("cloudPayments", "none");
    expect(await port.charge(charge)).toMatchObject({ type: "paid" });
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });

  test("slow is no failure", async () => {
    await world.fault("cloudPayments", "slow");
    expect(await port.charge(await typed(cards.success))).toMatchObject({ type: "paid" });
  });

  test("a charge may be made after nobody waits for it", async () => {
    const charge = await typed(cards.success);
    await world.fault("cloudPayments", "pendingThenSuccess");
    await expect(port.charge(charge)).rejects.toThrow(OutsideFailed);
    expect(await port.find(charge)).toEqual({ type: "notFound" });
    const found = await eventually(
      () => port.find(charge),
      ({ type }) => type !== "notFound",
    );
    expect(found).toMatchObject({ type: "paid" });
  });

  test("another sum is told as it was taken", async () => {
    await world.fault("cloudPayments", "wrongAmount");
    const charge = await typed(cards.success);
    expect(await port.charge(charge)).toMatchObject({ type: "paid", amount: 700_150 });
    expect(await moved(charge)).toEqual(["charged 700150"]);
  });

  test("a webhook comes before the answer", async () => {
    await world.fault("cloudPayments", "callbackFirst");
    const charge = await typed(cards.success);
    await port.charge(charge);
    expect(world.callbacksOf(charge.id)).toHaveLength(1);
  });

  test("a webhook comes twice, and has the same key", async () => {
    await world.fault("cloudPayments", "callbackTwice");
    const charge = await typed(cards.success);
    await port.charge(charge);
    const keys = (await world.callbacks(charge.id, 2)).map((callback) => port.readCallback(callback)?.key);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^paid \d+$/);
  });

  test("a webhook without a signature is heard by nobody", async () => {
    await world.fault("cloudPayments", "unsignedCallback");
    const charge = await typed(cards.success);
    await port.charge(charge);
    const [webhook] = await world.callbacks(charge.id, 1);
    expect(webhook?.path).toBe("/callbacks/cloud-payments/pay");
    expect(webhook && port.readCallback(webhook)).toBeUndefined();
  });

  test("no webhook comes, and the payment can be asked for", async () => {
    await world.fault("cloudPayments", "callbackNever");
    const charge = await typed(cards.success);
    await port.charge(charge);
    const { rows } = await world.database.pool.query("select from sandbox_callbacks where order_id = $1", [charge.id]);
    expect(rows).toEqual([]);
    expect(await port.find(charge)).toMatchObject({ type: "paid" });
  });

  test("a webhook that the service did not take comes again", async () => {
    const refusals = [undefined, '{"code":13}'];
    world.reply = () => (refusals.length > 0 ? refusals.shift() : '{"code":0}');
    const charge = await typed(cards.success);
    await port.charge(charge);
    expect(await world.callbacks(charge.id, 3)).toHaveLength(3);
  });

  test("knows no other fault, and no other processor", async () => {
    expect(await world.fault("cloudPayments", "explode")).toBe(400);
    expect(await world.fault("bank", "none")).toBe(400);
  });
});
