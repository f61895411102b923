import { expect, test } from "../support/fixtures.ts";
import { comeToPay, payByNewCard } from "./guest.ts";

const noFunds = "4000056655665556";
const bankAsks = "4242424242424242";

test("a guest whose card is declined pays by another one, confirms it in the bank, and is booked and charged once", async ({
  page,
  app,
}) => {
  const phone = await comeToPay(page);
  await payByNewCard(page, noFunds);
  await expect(page.getByText("Оплата не прошла")).toBeVisible();
  await expect(page.getByText(/На карте не хватило денег/)).toBeVisible();
  await payByNewCard(page, bankAsks);
  await page.frameLocator("iframe[title='Страница вашего банка']").getByRole("button", { name: "Подтвердить" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();

  const { rows } = await app.pool.query(
    `select r.status, r.payment_status as paid, array_agg(p.status order by p.created_at) as payments
       from reservations r join payments p on p.reservation_id = r.id where r.client_phone = $1
      group by r.status, r.payment_status`,
    [phone],
  );
  expect(rows).toEqual([{ status: "confirmed", paid: "paid", payments: ["failed", "paid"] }]);
  const charged = await app.pool.query(
    `select o.amount::int, r.id::text as "reservationId" from sandbox_operations o join sandbox_payments s on s.id = o.payment_id
       join payments p on p.id::text = s.order_id join reservations r on r.id = p.reservation_id
      where r.client_phone = $1 and o.type = 'charged'`,
    [phone],
  );
  expect(charged.rows).toMatchObject([{ amount: 500_000 }]);

  // That there is no number of a card in what was said, every test looks after.
  const path = `/rest/clients-app/v1/reservations/${charged.rows[0].reservationId}/prepayments/cloud-payments`;
  for (const where of [`the request POST ${path}`, `the answer to POST ${path}`, "the log"])
    expect(app.cardNumbers.searched).toContain(where);
});

test("who closes the page while the bank asks comes back to where the payment stands", async ({ page }) => {
  await comeToPay(page);
  await payByNewCard(page, bankAsks);
  const bank = page.frameLocator("iframe[title='Страница вашего банка']").getByRole("button", { name: "Подтвердить" });
  await expect(bank).toBeVisible();
  await page.reload();
  await bank.click();
  await expect(page.getByRole("heading", { level: 1, name: "Вы записаны!" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toHaveCount(0);
});
