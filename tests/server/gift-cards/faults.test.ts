import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AtSandbox } from "../payments/at-sandbox.ts";
import { Giving, recipientPhone } from "./giving.ts";

let sandbox: AtSandbox;
let giving: Giving;
beforeAll(async () => {
  sandbox = await AtSandbox.open();
  giving = new Giving(sandbox.paying);
});
afterAll(() => sandbox.close());

/** All but those that take seconds of real time, each of which tests/server/payments/faults.test.ts waits for. */
const modes = [
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "unsignedCallback",
  "callbackFirst",
  "callbackTwice",
  "callbackNever",
];
/** Of a bank that asks nothing. */
const numbers = { cloudPayments: "4111111111111111", payBox: "4716047261941981" };
type Processor = keyof typeof numbers;

/** Orders a card and pays for it while a processor misbehaves, which it does for two minutes; answers the order's id. */
async function payDuring(processor: Processor, mode: string): Promise<string> {
  await giving.forget();
  await sandbox.forget();
  await sandbox.misbehave(mode, processor);
  const order = await giving.order({ delivery: { type: "sms", phone: recipientPhone } });
  const number = numbers[processor];
  const { status } = await (processor === "payBox"
    ? giving.payAtPage(order)
    : giving.pay(order, { cryptogram: await sandbox.cryptogram(number) }));
  expect(status).toBe(201);
  for (let round = 0; round < 4; round += 1) {
    await sandbox.goOn();
    await sandbox.answerPageOf((await giving.read(order)).paying?.payment, number, "confirm");
    for (const call of await sandbox.owed()) await giving.server.app.inject(call);
    await sandbox.misbehave("none", processor);
  }
  expect(await sandbox.audit()).toMatchObject({ open: 0, complaints: [] });
  expect(await giving.complaints()).toEqual([]);
  return order.id;
}

describe.each<Processor>(["cloudPayments", "payBox"])(
  "A gift card that is paid for while %s misbehaves",
  (processor) => {
    test.each(modes)("(%s) is charged, issued and sent once", async (mode) => {
      const id = await payDuring(processor, mode);
      expect(await sandbox.ledger()).toEqual(["charged 1500000"]);
      expect(await giving.entries(id)).toEqual(["issued 1500000"]);
      expect(await giving.messagesTo(recipientPhone)).toBe(1);
    });

    test("(wrongAmount) is not issued, and all of it is given back", async () => {
      const id = await payDuring(processor, "wrongAmount");
      expect(await sandbox.ledger()).toEqual([
        expect.stringMatching(/^charged \d+$/),
        expect.stringMatching(/^refunded \d+$/),
      ]);
      expect(await sandbox.balance()).toBe(0);
      expect(await giving.entries(id)).toEqual([]);
      expect(await giving.messagesTo(recipientPhone)).toBe(0);
    });
  },
);
