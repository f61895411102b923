import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import { giveCard } from "./gift-link.ts";
import { anyPhone } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

test("a card is handed over from the buyer's list, printed on one sheet, and found in the recipient's list once it is kept", async ({
  page,
  app,
  browser,
}) => {
  const buyer = await giveAccount(app);
  const link = await giveCard(app, buyer.phone);
  await signIn(page, buyer);
  await page.getByRole("main").getByRole("link", { name: "Подарочные карты" }).click();
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

/** What moves in the page and comes to its end, by the names of its keyframes. */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((one) => (one instanceof CSSAnimation && one.playState === "running" ? [one.animationName] : []))
      .filter((name) => /rise|sink|unfold|break|sway|appear/.test(name)),
  );
}

test("a card comes out of its envelope in motion, and is simply there where motion is reduced", async ({
  page,
  app,
}) => {
  const link = await giveCard(app, anyPhone());
  const card = page.getByRole("article", { name: "Подарочная карта" });
  const open = page.getByRole("button", { name: "Открыть" });
  await page.goto(link);
  await expect.poll(() => movements(page)).toContainEqual(expect.stringMatching("sway"));
  await open.click();
  await expect.poll(() => movements(page)).toContainEqual(expect.stringMatching("rise"));
  await expect.poll(() => movements(page)).toEqual([]);
  await expect(card).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await open.waitFor();
  expect(await movements(page)).toEqual([]);
  await open.click();
  await card.waitFor();
  expect(await movements(page)).toEqual([]);
  await expect(card).toHaveCSS("opacity", "1");
});
