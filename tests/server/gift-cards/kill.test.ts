import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { sendDueGiftCards } from "../../../server/services/gift-cards/send.ts";
import { workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { smsWorker } from "../../../server/services/outbox/sms.ts";
import { eventually } from "../../support/eventually.ts";
import { Gateway } from "../outbox/gateway.ts";
import { AtSandbox } from "../payments/at-sandbox.ts";
import { Killed, type Task } from "../payments/killed.ts";
import { salon } from "../salon.ts";
import { Giving, recipientPhone } from "./giving.ts";

type Order = components["schemas"]["CreatedGiftCard"];

let sandbox: AtSandbox;
let giving: Giving;
let gateway: Gateway;
let processes: Killed;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
  giving = new Giving(sandbox.paying);
  gateway = await Gateway.open(giving.server);
  processes = await Killed.open();
});
afterAll(async () => {
  await processes.close();
  await gateway.close();
  await sandbox.close();
});

/** What a process is killed at, of which order, and who does it again then. */
type Work = Task & { order: Order; again?: () => Promise<unknown> };

const atOnce = "4111111111111111";
const byTheBank = "4242424242424242";

async function idOf(sql: string): Promise<string> {
  return (await giving.server.pool.query<{ id: string }>(sql)).rows[0]?.id ?? "";
}

/** A card that goes to a phone, on a day or at once, is ordered in the morning, after all others are forgotten. */
async function order(sendOn?: string): Promise<Order> {
  await giving.forget();
  await sandbox.forget();
  await giving.server.empty("sandbox_sms");
  return giving.order({ delivery: { type: "sms", phone: recipientPhone, ...(sendOn !== undefined && { sendOn }) } });
}

async function payCall({ id, secret, card }: Order, number: string) {
  return {
    method: "POST",
    url: `/rest/clients-app/v2/gift-cards/${id}/pay`,
    headers: { "idempotency-key": randomUUID(), gift_card_secret: secret },
    payload: { way: "card", cryptogram: await sandbox.cryptogram(number), expected: card.amount },
  } as const;
}

/** An order whose payment is on its way. */
async function paying(number: string, sendOn?: string): Promise<Order> {
  const ordered = await order(sendOn);
  await giving.server.app.inject(await payCall(ordered, number));
  return ordered;
}

/** The buyer presses: whose call is not answered makes it again under the same key. */
async function begin(): Promise<Work> {
  const ordered = await order();
  const call = await payCall(ordered, atOnce);
  return { order: ordered, call, again: () => giving.server.app.inject(call) };
}

async function charge(): Promise<Work> {
  return { order: await paying(atOnce), id: await idOf("select id from payments") };
}

/** The buyer is back from the bank, and the processor has not heard of it. */
async function returnFromBank(): Promise<Work> {
  const ordered = await paying(byTheBank);
  await sandbox.work();
  await sandbox.answerBankOf((await giving.read(ordered)).paying?.payment, "confirm");
  return { order: ordered, id: await idOf("select id from payment_completions") };
}

/** The processor tells of a payment whose answer was lost: what is not answered it tells again. */
async function callback(): Promise<Work> {
  const ordered = await paying(atOnce);
  await sandbox.misbehave("lostAnswer");
  await sandbox.work();
  await sandbox.misbehave("none");
  const [call] = await sandbox.owed();
  if (call === undefined) throw new Error("The processor has nothing to tell.");
  return { order: ordered, call, again: () => giving.server.app.inject(call) };
}

const sendDue = () => {
  const { config, now } = giving.server;
  return giving.inTransaction((transaction) => sendDueGiftCards(transaction, { config, now }));
};

/** It was paid the day before. The job passes over what the dead has locked until PostgreSQL knows of its death. */
async function sendingOnItsDay(): Promise<Work> {
  const ordered = await paying(atOnce, "2026-11-24");
  await sandbox.work();
  giving.server.now = new Date(salon.at("09:00", "2026-11-24"));
  const again = async () => {
    await sendDue();
    return giving.read(ordered);
  };
  return {
    order: ordered,
    job: "sendGiftCards",
    again: () => eventually(again, ({ status }) => status === "sent"),
  };
}

async function message(): Promise<Work> {
  const ordered = await paying(atOnce);
  await sandbox.work();
  return { order: ordered, id: await idOf("select id from sms_messages where gift_card_id is not null") };
}

/** Another process has the messages sent, and follows them. */
async function deliver(): Promise<void> {
  const { pool, config } = giving.server;
  const sendSms = smsWorker({ pool, sms: smscGateway(gateway.account), tokenKey: config.secrets.tokenKey });
  const text = "select o.id from outbox o join sms_messages m on m.id = o.id where m.gift_card_id is not null";
  for (const { id } of (await pool.query<{ id: string }>(text)).rows)
    await workOnOutbox({ pool, clock: () => giving.server.now, workers: { sendSms } }, id);
}

/** What has come to phones, of which a card's link is a part. */
async function messagesWith(link = "none"): Promise<{ phone: string }[]> {
  const text = "select phone from sandbox_sms where strpos(text, $1) > 0";
  return (await giving.server.pool.query<{ phone: string }>(text, [link])).rows;
}

test.each<[string, number, () => Promise<Work>]>([
  ["the call that pays for it", 4, begin],
  ["the charge that issues it", 3, charge],
  ["what follows the bank's page", 3, returnFromBank],
  ["the processor's call that tells of its payment", 4, callback],
  ["the job that sends it on its day", 1, sendingOnItsDay],
  ["the message that brings it", 2, message],
])(
  "a gift card whose process is killed between two statements of %s is charged, issued and sent once",
  async (_what, step, prepare) => {
    let killed = 0;
    for (let statements = 1, wasKilled = true; wasKilled; statements += step) {
      const { order: ordered, again, ...task } = await prepare();
      const { server } = giving;
      const { databaseUrl, now } = server;
      const config = { ...server.config, sms: gateway.account };
      wasKilled = await processes.isKilled({ databaseUrl, config, now }, task, statements);
      killed += Number(wasKilled);
      await again?.();
      for (let round = 0; round < 3; round += 1) {
        await sandbox.goOn();
        await deliver();
      }
      const when = `after ${statements} statements`;
      expect(await giving.entries(ordered.id), when).toEqual(["issued 1500000"]);
      expect(await sandbox.ledger(), when).toEqual(["charged 1500000"]);
      expect(await messagesWith((await giving.read(ordered)).link), when).toEqual([{ phone: `+${recipientPhone}` }]);
      expect(await giving.messagesTo(recipientPhone), when).toBe(1);
      expect(await giving.complaints(), when).toEqual([]);
      expect(await sandbox.audit(), when).toMatchObject({ open: 0, complaints: [] });
      expect(await sandbox.paying.unsettled(), when).toBe(0);
    }
    expect(killed).toBeGreaterThan(2);
  },
  180_000,
);
