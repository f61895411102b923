import type { Page } from "@playwright/test";
import { cardProcessors } from "../../server/app/processors.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { wakeOutsideWork } from "../../server/services/outbox/outbox.ts";
import { auditPayments } from "../../server/services/audit.ts";
import { payByNewCard } from "../journeys/guest.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { comeToPay } from "./awaiting.ts";

const chargedAtOnce = "4111111111111111";
const price = 500_000;

/** The answer is lost with these, and the processor mends itself once it was. */
const losesAnswers = [
  "badGateway",
  "reset",
  "lostAnswer",
  "lostConnection",
  "malformed",
  "timeout",
  "pendingThenSuccess",
];
const others = ["slow", "unsignedCallback", "callbackFirst", "callbackTwice", "callbackNever"];

type Mode = { processor: "cloudPayments" | "payBox"; mode: string };

/** PayBox answers that it is at it: its client comes back from its page to a payment that is not there yet. */
const hasWordForIt = ({ processor, mode }: Mode) => processor === "payBox" && mode === "pendingThenSuccess";

async function misbehave(page: Page, app: RunningServer, wanted: Mode): Promise<void> {
  const answer = await page.request.post(`${app.config.sandboxUrl}/faults`, { data: wanted });
  expect(answer.ok()).toBe(true);
}

/** Waits until an answer of the processor was not understood. */
async function losesOne(app: RunningServer, phone: string): Promise<void> {
  const lost = `select from outbox_events e join payments p on p.id = e.outbox_id
                 where p.payer_phone = $1 and e.type = 'failed'`;
  await expect.poll(async () => (await app.pool.query(lost, [phone])).rowCount).not.toBe(0);
}

/** Has the processor asked at once: how long the service waits by itself is tried without a browser. */
async function askAgain({ pool }: RunningServer, phone: string): Promise<void> {
  const { rows } = await pool.query<{ id: string }>("select id from payments where payer_phone = $1", [phone]);
  for (const { id } of rows) await inTransaction(pool, (transaction) => wakeOutsideWork(transaction, id));
}

/** What the processor's own ledger has of a payer. */
async function ledgerOf(app: RunningServer, phone: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ done: string }>(
    `select concat_ws(' ', o.type, o.amount) as done
       from sandbox_operations o join sandbox_payments s on s.id = o.payment_id join payments p on p.id::text = s.order_id
      where p.payer_phone = $1 order by o.id`,
    [phone],
  );
  return rows.map(({ done }) => done);
}

async function payAtPage(page: Page): Promise<void> {
  await page.getByLabel("Номер карты").fill(chargedAtOnce);
  await page.getByLabel("Срок действия").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: /^Заплатить/ }).click();
}

/** Pays in the browser while a processor misbehaves; answers the payer's phone. */
async function payDuring(page: Page, app: RunningServer, wanted: Mode): Promise<string> {
  const phone = await comeToPay(page, app);
  await misbehave(page, app, wanted);
  if (wanted.processor === "cloudPayments") await payByNewCard(page, chargedAtOnce);
  else {
    await page.getByRole("radio", { name: /Freedom Pay/ }).check();
    await page.getByRole("button", { name: /^Оплатить 5/ }).click();
  }
  if (losesAnswers.includes(wanted.mode) && !hasWordForIt(wanted)) {
    await losesOne(app, phone);
    // Nobody is told that it failed, or asked to pay again, while it is not known.
    await expect(page.getByText("Оплата не прошла")).toHaveCount(0);
    await misbehave(page, app, { ...wanted, mode: "none" });
    await askAgain(app, phone);
  }
  if (wanted.processor === "payBox") await payAtPage(page);
  return phone;
}

test.afterEach(async ({ page, app }) => {
  for (const processor of ["cloudPayments", "payBox"] as const) await misbehave(page, app, { processor, mode: "none" });
  await expect
    .poll(async () => await auditPayments(app.pool, cardProcessors(app.config), new Date()))
    .toMatchObject({ open: 0, complaints: [] });
});

for (const [processor, modes] of [
  ["cloudPayments", [...losesAnswers, ...others]],
  // What else is lost there is tried without a browser: tests/server/payments/faults.test.ts.
  ["payBox", ["reset", "lostAnswer", "malformed", "pendingThenSuccess", ...others]],
] as const) {
  for (const mode of modes) {
    test(`(${processor}, ${mode}) a guest is charged once, and the page says that they are booked`, async ({
      page,
      app,
    }) => {
      const phone = await payDuring(page, app, { processor, mode });
      await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible({ timeout: 40_000 });
      expect(await ledgerOf(app, phone)).toEqual([`charged ${price}`]);
      await page.reload();
      await expect(page.getByText("Предоплата внесена")).toBeVisible();
    });
  }

  test(`(${processor}, wrongAmount) a guest is given all of it back, and the page says so`, async ({ page, app }) => {
    const phone = await payDuring(page, app, { processor, mode: "wrongAmount" });
    await expect(page.getByText("Списание было, но не на ту сумму")).toBeVisible({ timeout: 40_000 });
    await expect.poll(() => ledgerOf(app, phone)).toEqual([`charged ${price + 100}`, `refunded ${price + 100}`]);
  });
}
