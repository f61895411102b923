import { randomUUID } from "node:crypto";
import { axeFindings } from "../support/axe.ts";
import { hashSecret, newSecret } from "../../server/core/secrets.ts";
import { insertEntry as insertCashback } from "../../server/db/queries/cashback.ts";
import { insertEntry as insertOnCard, storeIssued } from "../../server/db/queries/gift-card-entries.ts";
import { insertGiftCard } from "../../server/db/queries/gift-cards.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { comeToPaySignedIn, typeCard } from "./guest.ts";
import { type Account, giveAccount, signIn } from "./signed-in.ts";

const chargedAtOnce = "4111111111111111";

/** A visit of before has earned the client so much, minor units. */
async function giveBonuses({ pool }: RunningServer, { id: clientId, phone }: Account, amount: number): Promise<void> {
  const { rows } = await pool.query<{ firmId: number; reservationId: string }>(
    `with visit as (
       insert into reservations (firm_id, status, starts_at, ends_at, client_name, client_phone, language, total, full_total,
                                 prepayment, currency, secret_hash, free_cancel_until)
       select id, 'expired', now() - interval '9 days', now() - interval '8 days', 'Мадина', $1, 'ru', 0, 0, 0, 'KZT', '', now()
         from firms where url_key = 'red-apple-naberezhnaya'
       returning firm_id, id, starts_at, ends_at
     ), entry as (
       insert into reservation_entries (firm_id, reservation_id, service_id, master_id, starts_at, ends_at, price, full_price,
                                        service_name, master_name)
       select v.firm_id, v.id, s.id, m.id, v.starts_at, v.ends_at, 0, 0, s.name, m.name
         from visit v
         join master_services d on d.firm_id = v.firm_id
         join services s on s.firm_id = d.firm_id and s.id = d.service_id
         join masters m on m.firm_id = d.firm_id and m.id = d.master_id
        limit 1
     )
     select firm_id as "firmId", id as "reservationId" from visit`,
    [phone],
  );
  for (const visit of rows) {
    const entry = { ...visit, clientId, type: "earned", amount, currency: "KZT", now: new Date() } as const;
    await inTransaction(pool, (transaction) => insertCashback(transaction, entry));
  }
}

/** A gift card with so much, minor units, that works everywhere; answers its token. */
async function giveCard({ pool }: RunningServer, amount: number): Promise<string> {
  const [id, token, now] = [randomUUID(), newSecret(), new Date()];
  await inTransaction(pool, async (transaction) => {
    await insertGiftCard(transaction, {
      id,
      amount,
      currency: "KZT",
      worksAt: "everyFirm",
      worksAtId: null,
      design: "tulips",
      fromName: "Алия",
      toName: "Мадина",
      words: null,
      recipientPhone: null,
      sendOn: null,
      sendAt: null,
      buyerName: "Алия",
      buyerPhone: 77_010_000_000,
      language: "ru",
      payBefore: now,
      now,
      secretHash: hashSecret(newSecret()),
      tokenHash: hashSecret(token),
      isPhoneProven: true,
    });
    await storeIssued(transaction, id, "2999-12-31");
    await insertOnCard(transaction, { giftCardId: id, type: "issued", amount, paymentId: randomUUID(), now });
  });
  return token;
}

test("a gift card and bonuses are taken off, a card pays the rest, and a cancellation gives each its part back", async ({
  page,
  app,
}) => {
  const account = await giveAccount(app);
  await giveBonuses(app, account, 150_000);
  const token = await giveCard(app, 200_000);
  await signIn(page, account);
  await comeToPaySignedIn(page);
  await expect(page.getByRole("button", { name: /^Оплатить 5\s000/ })).toBeVisible();
  await page.getByRole("switch", { name: /^Списать бонусы/ }).check();
  await expect(page.getByRole("button", { name: /^Оплатить 3\s500/ })).toBeVisible();
  await page.getByRole("button", { name: "Списать с подарочной карты" }).click();
  const code = page.getByLabel("Код или ссылка подарочной карты");
  await code.fill("wrong");
  await code.press("Enter");
  await expect(page.getByText("Такой карты не нашли")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
  await code.fill(`${app.url}/gift-cards/open#k=${token}`);
  await code.press("Enter");
  await page.getByRole("button", { name: /^Списать 2\s000/ }).click();
  await expect(page.getByRole("button", { name: /^Оплатить 1\s500/ })).toBeVisible();
  await app.pool.query(
    "update reservations set free_cancel_until = now() + interval '1 hour' where client_phone = $1",
    [account.phone],
  );
  await page.reload();
  await expect(page.getByRole("switch", { name: /^Списать бонусы/ })).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("radio", { name: /Новая карта/ }).check();
  await typeCard(page, chargedAtOnce, /^Оплатить 1\s500/);
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  await expect(page.getByText(/Бонусами 1\s500\s₸/)).toBeVisible();
  await expect(page.getByText(/Подарочной картой 2\s000\s₸/)).toBeVisible();

  await page.getByRole("button", { name: "Отменить запись" }).click();
  await expect(page.getByText(/Предоплата 5\s000\s₸ вернётся/)).toBeVisible();
  await page.getByRole("button", { name: "Да, отменить" }).click();
  await expect(page.getByText(/^Возвращено 1\s500\s₸|^Возвращаем 1\s500\s₸/)).toBeVisible();
  await expect(page.getByText(/^1\s500\s₸ вернулись на бонусный счёт/)).toBeVisible();
  await expect(page.getByText(/^2\s000\s₸ вернулись на подарочную карту/)).toBeVisible();
  await page.goto("/my/bonuses");
  await expect(page.getByRole("region", { name: "У вас" })).toContainText(/1\s500\s₸/);
  const { rows } = await app.pool.query<{ balance: number }>("select balance from gift_cards where token_hash = $1", [
    hashSecret(token),
  ]);
  expect(rows).toEqual([{ balance: 200_000 }]);
});

test("a visit whose prepayment is awaited says before it is cancelled what goes back to the gift card, and gives it back", async ({
  page,
  app,
}) => {
  const account = await giveAccount(app);
  const token = await giveCard(app, 50_000);
  await signIn(page, account);
  await comeToPaySignedIn(page);
  await page.getByRole("button", { name: "Списать с подарочной карты" }).click();
  const code = page.getByLabel("Код или ссылка подарочной карты");
  await code.fill(`${app.url}/gift-cards/open#k=${token}`);
  await code.press("Enter");
  await page.getByRole("button", { name: /^Списать 500/ }).click();
  await expect(page.getByRole("button", { name: /^Оплатить 4\s500/ })).toBeVisible();
  const { rows: visits } = await app.pool.query<{ id: string }>(
    "update reservations set free_cancel_until = now() + interval '1 hour' where client_phone = $1 returning id",
    [account.phone],
  );
  await page.goto(`/my/reservation/${visits[0]?.id}/success`);
  await expect(page.getByRole("heading", { level: 1, name: "Осталась предоплата" })).toBeVisible();
  await page.getByRole("button", { name: "Отменить запись" }).click();
  await expect(page.getByText(/^На подарочную карту вернётся 500\s₸/)).toBeVisible();
  await expect(page.getByText(/ничего не платили/)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
  await page.getByRole("button", { name: "Да, отменить" }).click();
  await expect(page.getByText(/Что с предоплатой, сказано ниже/)).toBeVisible();
  await expect(page.getByText(/^500\s₸ вернулись на подарочную карту/)).toBeVisible();
  const { rows } = await app.pool.query<{ balance: number }>("select balance from gift_cards where token_hash = $1", [
    hashSecret(token),
  ]);
  expect(rows).toEqual([{ balance: 50_000 }]);
});

test("bonuses that pay all of it make the visit by one press, without a bank card", async ({ page, app }) => {
  const account = await giveAccount(app);
  await giveBonuses(app, account, 700_000);
  await signIn(page, account);
  await comeToPaySignedIn(page);
  await page.getByRole("switch", { name: /^Списать бонусы/ }).click();
  await expect(page.getByRole("heading", { name: "Банковская карта не понадобится" })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Оплатить/ })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Записаться" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  await expect(page.getByText(/Бонусами 5\s000\s₸/)).toBeVisible();
  await page.goto("/my/bonuses");
  await expect(page.getByRole("region", { name: "У вас" })).toContainText(/2\s000\s₸/);
});
