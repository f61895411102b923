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
afterEach(async () => {
  world.reply = ok;
  await world.fault("payBox", "none");
});

const ok: SandboxWorld["reply"] = (callback) => port.readCallback(callback)?.reply("accepted").body;
const moved = async ({ id }: Charge) =>
  (await world.ledger(id)).flatMap(({ operations }) => operations.map(({ type, amount }) => `${type} ${amount}`));
const idOf = (answer: PaymentAnswer) => ("processorId" in answer ? (answer.processorId ?? "") : "");

const begun = (more: Partial<Charge> = {}) => begin(world, port, more);
/** A card that PayBox keeps for an account. */
async function kept(number: string, accountId: string): Promise<string> {
  const { url } = await port.startSaving({ id: randomUUID(), accountId, returnUrl: "https://kezek.example/cards" });
  await type(url, typed(number));
  return (await port.savedCards(accountId)).at(-1)?.token ?? "";
}

describe("PayBox in the sandbox, at its page", () => {
  test("is paid, tells it by a signed call, and leads back to us", async () => {
    const { charge, answer, url } = await begun();
    expect(url).toMatch(new RegExp(`^${world.config.sandboxUrl}/`));
    expect(await port.find(charge)).toEqual({ type: "pending", processorId: idOf(answer) });
    expect(await (await fetch(url)).text()).toMatch(/Заплатить 7\s000,50 ₸/);
    const { leadsTo = "" } = await type(url, typed(cards.success));
    expect(leadsTo).toMatch(new RegExp(`^https://kezek.example/cb\\?pg_order_id=${charge.id}&.*pg_sig=[0-9a-f]{32}`));
    expect(await port.find(charge)).toMatchObject({
      type: "paid",
      processorId: idOf(answer),
      amount: 700_050,
      card: { firstSix: "471604", lastFour: "1981" },
      refunded: 0,
    });
    expect(await moved(charge)).toEqual(["charged 700050"]);
    const [callback] = await world.callbacks(charge.id, 1);
    expect(callback && port.readCallback(callback)).toMatchObject({ kind: "paid", id: charge.id });
  });

  test("asks by a signed call whether it is still wanted, and charges nothing where it is not", async () => {
    const { charge, answer, url } = await begun();
    world.reply = (callback) => port.readCallback(callback)?.reply("expired").body;
    expect((await type(url, typed(cards.success))).leadsTo).toContain("https://kezek.example/cb");
    const check = world.received.find(({ path, rawBody }) => path.endsWith("/check") && rawBody.includes(charge.id));
    expect(check && port.readCallback(check)).toMatchObject({
      kind: "check",
      id: charge.id,
      processorId: idOf(answer),
      asked: { amount: 700_050, currency: "KZT" },
    });
    expect(await port.find(charge)).toMatchObject({ type: "declined", reason: "other" });
    expect(await moved(charge)).toEqual(["declined 0"]);
  });

  test.each<[string, SandboxWorld["reply"]]>([
    ["nothing", () => undefined],
    ["what is not signed", () => "<response><pg_status>ok</pg_status></response>"],
  ])("takes %s for a no", async (_what, reply) => {
    const { charge, url } = await begun();
    world.reply = reply;
    await type(url, typed(cards.success));
    expect(await moved(charge)).toEqual(["declined 0"]);
  });

  test("is one payment under one id, however often it is begun and paid", async () => {
    const { charge, answer, url } = await begun();
    expect(await port.charge(charge)).toEqual(answer);
    await Promise.all([type(url, typed(cards.success)), type(url, typed(cards.success))]);
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });

  test("says at their fields what is wrong, and declines what the bank does", async () => {
    const { charge, url } = await begun();
    expect(await type(url, { number: "1", expires: "", cvc: "" })).toEqual({ wrong: ["number", "expires", "cvc"] });
    await type(url, typed(cards.declined));
    expect(await port.find(charge)).toMatchObject({ type: "declined", reason: "bank" });
    const [callback] = await world.callbacks(charge.id, 1);
    expect(callback && port.readCallback(callback)).toMatchObject({ kind: "failed" });
  });

  test("shows what is paid when in instalments, and takes the whole for the shop", async () => {
    const charge = world.charge({ type: "payBox", instalments: 3 });
    const answer = await port.charge(charge);
    const url = answer.type === "redirect" ? answer.url : "";
    const html = await (await fetch(url)).text();
    expect(html.match(/<li><span>\d{4}-\d\d-\d\d<\/span>/g)).toHaveLength(3);
    await type(url, typed(cards.success));
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });

  test("is given up by its client", async () => {
    const { charge, url } = await begun();
    expect((await type(url, { cancel: "true" })).leadsTo).toContain("https://kezek.example/cb");
    expect(await port.find(charge)).toMatchObject({ type: "declined", reason: "cancelled" });
  });

  test.each([
    ["confirm", "paid"],
    ["refuse", "declined"],
  ])("asks the bank, which may %s: then it is %s", async (choice, type_) => {
    const { charge, url } = await begun();
    const { postsTo = "", form = {} } = await type(url, typed(cards.bankAsks));
    expect((await world.visitBank(postsTo, form)).status).toBe(200);
    expect(await port.find(charge)).toMatchObject({ type: "pending" });
    const { html } = await world.visitBank("/bank/answer", { ...form, choice });
    const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const back = await world.visitBank(form.TermUrl ?? "", { MD: form.MD ?? "", PaRes: paRes });
    expect(back.html).toContain('href="https://kezek.example/cb?');
    expect(await port.find(charge)).toMatchObject({ type: type_ });
  });

  test("has no page of a payment that there is not", async () => {
    for (const path of ["/pay-box/pay/1", "/pay-box/pay/x", "/pay-box/save?pg_user_id=1"]) {
      expect((await fetch(`${world.config.sandboxUrl}${path}`)).status).toBe(404);
    }
  });

  test("has heard of no other payment, and knows its account by its secret alone", async () => {
    expect(await port.find({ id: randomUUID() })).toEqual({ type: "notFound" });
    const stranger = payBox({ ...world.config.payBox, secret: "guessed" });
    await expect(stranger.find({ id: randomUUID() })).rejects.toThrow(OutsideFailed);
  });
});

describe("PayBox in the sandbox, keeping cards", () => {
  test("keeps a card for an account, lists it, charges it, and forgets it", async () => {
    const token = await kept(cards.success, "21");
    expect(await port.savedCards("21")).toMatchObject([{ token, card: { firstSix: "471604", lastFour: "1981" } }]);
    expect(await port.savedCards("22")).toEqual([]);
    const charge = world.charge({ type: "savedCard", token }, { accountId: "21" });
    const answers = await Promise.all([port.charge(charge), port.charge(charge)]);
    for (const answer of answers) expect(answer).toMatchObject({ type: "paid", amount: 700_050 });
    expect(await moved(charge)).toEqual(["charged 700050"]);

    expect(await port.removeCard({ accountId: "22", token })).toMatchObject({ type: "refused" });
    expect(await port.removeCard({ accountId: "21", token })).toEqual({ type: "done" });
    expect(await port.savedCards("21")).toEqual([]);
    const after = world.charge({ type: "savedCard", token }, { accountId: "21" });
    expect(await port.charge(after)).toMatchObject({ type: "declined" });
  });

  test("tells that a card was saved, by the id of the saving", async () => {
    const id = randomUUID();
    const { url } = await port.startSaving({ id, accountId: "23", returnUrl: "https://kezek.example/cards" });
    expect(await (await fetch(url)).text()).toContain("Привязать карту");
    expect(await type(url, typed(cards.success))).toEqual({ leadsTo: "https://kezek.example/cards" });
    const [callback] = await world.callbacks(id, 1);
    expect(callback && port.readCallback(callback)).toMatchObject({ kind: "cardSaved", id });
  });

  test("asks the bank for a kept card that wants it", async () => {
    const token = await kept(cards.bankAsks, "24");
    const charge = world.charge({ type: "savedCard", token }, { accountId: "24" });
    const answer = await port.charge(charge);
    if (answer.type !== "needs3ds" || answer.challenge === undefined) throw new Error("The bank did not ask.");
    const { acsUrl, md, paReq } = answer.challenge;
    const form = { MD: md, PaReq: paReq, TermUrl: "https://kezek.example/cb" };
    expect((await world.visitBank(acsUrl, form)).status).toBe(200);
    const { html } = await world.visitBank("/bank/answer", { ...form, choice: "confirm" });
    const paRes = /name="PaRes" value="([^"]+)"/.exec(html)?.[1] ?? "";
    const done = { id: charge.id, processorId: idOf(answer), md, paRes };
    expect(await port.complete3ds(done)).toMatchObject({ type: "paid" });
    expect(await moved(charge)).toEqual(["charged 700050"]);
  });
});

describe("PayBox in the sandbox, keeping cards and misbehaving", () => {
  const returnUrl = "https://kezek.example/cards";
  const losing = ["badGateway", "reset", "lostAnswer", "lostConnection", "malformed", "timeout"];

  test.each(losing)("%s leaves where its page is, and which cards it keeps, to be asked again", async (mode) => {
    const saving = { id: randomUUID(), accountId: `saving ${mode}`, returnUrl };
    await world.fault("payBox", mode);
    await expect(hasty.startSaving(saving)).rejects.toThrow(OutsideFailed);
    await expect(hasty.savedCards(saving.accountId)).rejects.toThrow(OutsideFailed);
    await world.fault("payBox", "none");
    await type((await port.startSaving(saving)).url, typed(cards.success));
    expect(await port.savedCards(saving.accountId)).toHaveLength(1);
  });

  test.each([
    ["badGateway", 1],
    ["reset", 1],
    ["lostAnswer", 0],
    ["lostConnection", 0],
    ["malformed", 0],
    ["timeout", 0],
  ])("%s leaves open whether a card was removed (%i is left); asked again, it is gone", async (mode, left) => {
    const accountId = `removing ${mode}`;
    const token = await kept(cards.success, accountId);
    await world.fault("payBox", mode);
    await expect(hasty.removeCard({ accountId, token })).rejects.toThrow(OutsideFailed);
    await world.fault("payBox", "none");
    expect(await port.savedCards(accountId)).toHaveLength(left);
    expect(await port.removeCard({ accountId, token })).toMatchObject({ type: left === 1 ? "done" : "refused" });
    expect(await port.savedCards(accountId)).toEqual([]);
  });

  test("slow is no failure", async () => {
    await world.fault("payBox", "slow");
    expect(await port.savedCards("slow")).toEqual([]);
  });

  test("a card may be kept a while after its client is back", async () => {
    await world.fault("payBox", "pendingThenSuccess");
    expect(await kept(cards.success, "late")).toBe("");
    const late = () => port.savedCards("late");
    expect(await eventually(late, (found) => found.length > 0)).toHaveLength(1);
  });

  test.each([
    ["callbackTwice", 2],
    ["callbackNever", 0],
  ])("%s: it is told %i times of a card", async (mode, times) => {
    const id = randomUUID();
    const { url } = await port.startSaving({ id, accountId: mode, returnUrl });
    await world.fault("payBox", mode);
    await type(url, typed(cards.success));
    const { rows } = await world.database.pool.query("select from sandbox_callbacks where order_id = $1", [id]);
    expect(rows).toHaveLength(times);
    expect(await port.savedCards(mode)).toHaveLength(1);
  });
});
