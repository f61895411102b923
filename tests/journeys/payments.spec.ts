import { axeFindings } from "../support/axe.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeToPay, payByNewCard } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

const chargedAtOnce = "4111111111111111";

test("what a guest has paid is found by the account of that phone, with a receipt of one sheet and the bonuses that come of it", async ({
  page,
  app,
}) => {
  const phone = await comeToPay(page);
  await payByNewCard(page, chargedAtOnce);
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();

  await signIn(page, await giveAccount(app, phone));
  await page.getByRole("link", { name: "Платежи" }).click();
  const payments = page.getByRole("article");
  await expect(payments).toHaveText([/Оплачено/]);
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);

  await payments.getByRole("link", { name: "Квитанция" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Квитанция об оплате" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Это не фискальный чек");
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
  await page.goto("/my/bonuses");
  await expect(page.getByRole("region", { name: "Придут после визита" })).toContainText(/250\s₸/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole("article")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("button", { name: "Напечатать или сохранить в PDF" })).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
