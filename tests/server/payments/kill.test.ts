import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayMs } from "../../../domain/time.ts";
import type { Held } from "../test-server.ts";
import { AtSandbox } from "./at-sandbox.ts";
import { CardsAtSandbox } from "./cards-at-sandbox.ts";
import { Killed, type Task } from "./killed.ts";
import { due } from "./paying.ts";

let sandbox: AtSandbox;
let processes: Killed;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
  processes = await Killed.open();
});
afterAll(async () => {
  await processes.close();
  await sandbox.close();
});

/** What a process is killed at, who does it again then, and what has to be so in the end. */
type Work = Task & { again?: () => Promise<unknown>; expectEnd: () => Promise<void> };

async function idOf(sql: string): Promise<string> {
  return (await sandbox.paying.server.pool.query<{ id: string }>(sql)).rows[0]?.id ?? "";
}

async function expectMoney(held: Held, end: { theirs: string[]; ours: number; status: string }): Promise<void> {
  expect(await sandbox.ledger()).toEqual(end.theirs);
  expect(await sandbox.paying.ledger()).toBe(end.ours);
  expect((await sandbox.paying.show(held)).status).toBe(end.status);
}

/** A visit whose prepayment is on its way. */
async function paying(number: string): Promise<{ held: Held; id: string }> {
  const held = await sandbox.begin();
  await sandbox.pay(held, number);
  return { held, id: (await sandbox.paying.read(held)).payment?.id ?? "" };
}

const charged = { theirs: [`charged ${due.amount}`], ours: due.amount, status: "confirmed" };

async function charge(): Promise<Work> {
  const { held, id } = await paying("4111111111111111");
  return { id, expectEnd: () => expectMoney(held, charged) };
}

/** The client presses: whose call is not answered makes it again under the same key. */
async function begin(): Promise<Work> {
  const { server } = sandbox.paying;
  const held = await sandbox.begin();
  const call = {
    method: "POST",
    url: `/rest/clients-app/v1/reservations/${held.reservation.id}/prepayments/cloud-payments`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: held.secret },
    payload: { expected: due, cryptogram: await sandbox.cryptogram("4111111111111111") },
  } as const;
  return { call, again: () => server.app.inject(call), expectEnd: () => expectMoney(held, charged) };
}

/** The processor tells of a payment whose answer was lost: what is not answered it tells again. */
async function callback(): Promise<Work> {
  const { held } = await paying("4111111111111111");
  await sandbox.misbehave("lostAnswer");
  await sandbox.work();
  await sandbox.misbehave("none");
  const [call] = await sandbox.owed();
  if (call === undefined) throw new Error("The processor has nothing to tell.");
  const again = () => sandbox.paying.server.app.inject(call);
  return { call, again, expectEnd: () => expectMoney(held, charged) };
}

/** The client is back from the bank, and the processor has not heard of it. */
async function returnFromBank(): Promise<Work> {
  const { held } = await paying("4242424242424242");
  await sandbox.work();
  await sandbox.confirmAtBank(held);
  const id = await idOf("select id from payment_completions");
  return { id, expectEnd: () => expectMoney(held, charged) };
}

async function refund(): Promise<Work> {
  const { held } = await paying("4111111111111111");
  await sandbox.work();
  const { server } = sandbox.paying;
  await server.pool.query("update reservations set free_cancel_until = $1", [new Date(server.now.getTime() + dayMs)]);
  const { id, version } = await sandbox.paying.show(held);
  await server.cancel(id, version, { reservation_secret: held.secret });
  const end = { theirs: [...charged.theirs, `refunded ${due.amount}`], ours: 0, status: "cancelledByClient" };
  return { id: await idOf("select id from payment_refunds"), expectEnd: () => expectMoney(held, end) };
}

/** A card was typed at PayBox's page. */
async function savingOfCard(): Promise<Work> {
  const cards = await CardsAtSandbox.begin(sandbox);
  const id = await cards.start();
  await sandbox.work();
  await cards.type(id);
  return { id, expectEnd: async () => expect(await cards.count()).toEqual({ here: 1, there: 1, removing: 0 }) };
}

async function removalOfCard(): Promise<Work> {
  const cards = await CardsAtSandbox.begin(sandbox);
  const id = await cards.remove(await cards.save());
  return { id, expectEnd: async () => expect(await cards.count()).toEqual({ here: 0, there: 0, removing: 0 }) };
}

test.each<[string, number, () => Promise<Work>]>([
  ["the call that begins a payment leaves it to the same call again, and the card is charged once", 4, begin],
  ["a processor's call leaves it to the next one, and the card is charged once", 4, callback],
  ["a charge leaves it to another, and the card is charged once", 3, charge],
  ["what follows the bank's page leaves it to another, and the card is charged once", 2, returnFromBank],
  ["a refund leaves it to another, and all is given back once", 2, refund],
  ["the saving of a card leaves it to another, and the card is kept once", 2, savingOfCard],
  ["the removal of a card leaves it to another, and PayBox forgets the card", 2, removalOfCard],
])(
  "a process that is killed between two statements of %s",
  async (_what, step, prepare) => {
    let killed = 0;
    for (let statements = 1, wasKilled = true; wasKilled; statements += step) {
      const { again, expectEnd, ...task } = await prepare();
      wasKilled = await processes.isKilled(sandbox.paying.server, task, statements);
      killed += Number(wasKilled);
      await again?.();
      for (let round = 0; round < 3; round += 1) await sandbox.goOn();
      await expectEnd();
      const audit = await sandbox.audit();
      expect(audit, `after ${statements} statements`).toMatchObject({ open: 0, complaints: [] });
      expect(await sandbox.paying.unsettled()).toBe(0);
    }
    expect(killed).toBeGreaterThan(2);
  },
  180_000,
);
