import { randomUUID } from "node:crypto";
import { axeFindings } from "../support/axe.ts";
import { giftCardLink, giftCardTokenHash } from "../../server/services/gift-cards/token.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { giveAccount, signIn } from "./signed-in.ts";

/** A card of 15 000 ₸ that a phone has paid for; answers its link. */
async function giveCard({ pool, config }: RunningServer, phone: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into gift_cards (id, secret_hash, token_hash, status, amount, balance, currency, works_at, design, from_name, to_name,
                             words, buyer_name, buyer_phone, language, pay_before, valid_until, first_valid_until, sent_at,
                             created_at)
     values ($1, '', $2, 'issued', 1500000, 1500000, 'KZT', 'everyFirm', 'tulips', 'Мадина', 'Алия', 'С днём рождения!', 'Мадина',
             $3, 'ru', now(), current_date + 365, current_date + 365, now(), now())`,
    [id, giftCardTokenHash({ config }, id), phone],
  );
  return giftCardLink({ config }, { id, language: "ru" });
}

test("a card is handed over from the buyer's list, printed on one sheet, and found in the recipient's list once it is kept", async ({
  page,
  app,
  browser,
}) => {
  const buyer = await giveAccount(app);
  const link = await giveCard(app, buyer.phone);
  await signIn(page, buyer);
  await page.getByRole("link", { name: "Подарочные карты" }).click();
  const given = page.getByRole("region", { name: "Подарили вы" }).getByRole("article");
  await expect(given).toContainText("Карта готова");
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);

  await given.getByRole("button", { name: "Вручить" }).click();
  const sheet = page.getByRole("dialog", { name: "Вручить" });
  await expect(sheet.getByRole("img", { name: /QR-код карты/ })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "screen" });

  const other = await browser.newContext();
  const recipient = await other.newPage();
  await signIn(recipient, await giveAccount(app));
  await recipient.goto(link);
  await recipient.getByRole("button", { name: "Открыть" }).click();
  await expect(recipient.getByRole("button", { name: "Сохранить в моём аккаунте" })).toBeVisible();
  expect(await axeFindings(recipient)).toEqual([]);
  await recipient.getByRole("button", { name: "Сохранить в моём аккаунте" }).click();
  await recipient.getByRole("link", { name: "К моим картам" }).click();
  await expect(recipient.getByRole("region", { name: "Подарили вам" })).toContainText(/Осталось 15\s000\s₸/);
  expect(await axeFindings(recipient)).toEqual([]);
  await other.close();

  await page.reload();
  await expect(given).toContainText("Карту открыли");
  await expect(given.getByRole("button", { name: "Вручить" })).toBeHidden();
});
