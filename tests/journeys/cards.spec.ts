import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { unfitLetters } from "../paths/browser/large-letters.ts";
import { expect, test } from "../support/fixtures.ts";
import { comeToPaySignedIn, typeCard } from "./guest.ts";
import { giveAccount, signIn } from "./signed-in.ts";

const proving = "**/payments/cards/3ds";
const bankAsks = "4242424242424242";
/** PayBox's own test card, of a bank that asks for nothing. */
const noQuestions = "4716047261941981";

test("a client saves a card that their bank asks about, makes it the default, pays with it, and forgets it", async ({
  page,
  app,
}) => {
  const account = await giveAccount(app);
  await app.pool.query(
    `insert into payment_cards (client_id, id, processor, token, token_hash, card, is_default, created_at)
     values ($1, gen_random_uuid(), 'cloudPayments', '', '', '{"lastFour": "1111", "expires": "10/20"}', true, now())`,
    [account.id],
  );
  await signIn(page, account);
  await page.getByRole("link", { name: "Карты", exact: true }).click();
  await expect(page.getByRole("article")).toHaveText([/•••• 1111.*Срок истёк.*Основная/]);

  await page.getByRole("link", { name: "Добавить карту" }).click();
  await typeCard(page, bankAsks, "Сохранить карту");
  await confirmAtBank(page);
  await expect(page.getByRole("article")).toHaveCount(2);
  const other = page.getByRole("article", { name: /4242/ });
  await other.getByRole("button", { name: "Сделать основной" }).click();
  await expect(page.getByRole("article").first()).toHaveText(/•••• 4242.*Основная/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await unfitLetters(page)).toEqual([]);
  await expect
    .poll(async () => {
      const text = "select status, refunded::int from payments where subject = 'card' and client_id = $1";
      return (await app.pool.query(text, [account.id])).rows;
    })
    .toEqual([{ status: "refunded", refunded: 1000 }]);

  await comeToPaySignedIn(page);
  await expect(page.getByRole("radio", { name: /•••• 4242/ })).toBeChecked();
  const pay = page.getByRole("button", { name: /^Оплатить 5/ });
  await pay.focus();
  await pay.click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();

  await page.goto("/my/cards");
  await page.getByRole("button", { name: /^Удалить .*4242/ }).click();
  const sheet = page.getByRole("dialog", { name: "Удалить карту?" });
  await expect(sheet).toContainText("Основной станет");
  await sheet.getByRole("button", { name: "Удалить карту" }).click();
  await expect(page.getByRole("article")).toHaveText([/•••• 1111.*Основная/]);
});

for (const { title, isHeard, goOn } of [
  {
    title: "and the answer to what the bank gave them is lost",
    isHeard: true,
    goOn: async (page: Page) => page.getByRole("button", { name: "Повторить" }).click(),
  },
  {
    title: "and the page is loaded again where what the bank gave them was lost",
    isHeard: false,
    goOn: async (page: Page) => {
      await page.reload();
      await confirmAtBank(page);
    },
  },
]) {
  test(`a client saves a card that their bank asks about, ${title}`, async ({ page, app }) => {
    const account = await giveAccount(app);
    await signIn(page, account);
    await page.goto("/my/cards");
    await page.getByRole("link", { name: "Добавить карту" }).click();
    const keys: string[] = [];
    await page.route(proving, async (route) => {
      keys.push(route.request().headers()["idempotency-key"] ?? "");
      if (isHeard) await route.fetch();
      await route.abort();
    });
    await typeCard(page, bankAsks, "Сохранить карту");
    await confirmAtBank(page);
    await expect(page.getByRole("button", { name: "Повторить" })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    await page.unroute(proving);
    await goOn(page);
    await expect(page.getByRole("article")).toHaveText([/•••• 4242/]);
    const text = "select status, paid::int, refunded::int from payments where subject = 'card' and client_id = $1";
    await expect
      .poll(async () => (await app.pool.query(text, [account.id])).rows)
      .toEqual([{ status: "refunded", paid: 1000, refunded: 1000 }]);
  });
}

async function confirmAtBank(page: Page): Promise<void> {
  await page.frameLocator("iframe[title='Страница вашего банка']").getByRole("button", { name: "Подтвердить" }).click();
}

test("a client saves a card at PayBox's page on the way to pay, pays with it, and has PayBox forget it", async ({
  page,
  app,
}) => {
  const account = await giveAccount(app);
  await signIn(page, account);
  await comeToPaySignedIn(page);
  await page.getByRole("radio", { name: /Freedom Pay/ }).check();
  await page.getByRole("button", { name: "Сохранить карту в Freedom Pay" }).click();
  await page.getByLabel("Номер карты").fill(noQuestions);
  await page.getByLabel("Срок действия").fill("12/40");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Привязать карту" }).click();
  await expect(page.getByRole("radio", { name: /•••• 1981/ })).toBeChecked();
  await page.getByRole("button", { name: /^Оплатить 5/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();

  await page.goto("/my/cards");
  await page.getByRole("button", { name: /^Удалить .*1981/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Удалить карту" }).click();
  await expect(page.getByText("Карт пока нет")).toBeVisible();
  const kept = "select from sandbox_cards where account_id = $1 and removed_at is null";
  await expect.poll(async () => (await app.pool.query(kept, [account.id])).rowCount).toBe(0);
});
