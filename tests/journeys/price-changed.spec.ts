import { expect, test } from "../support/fixtures.ts";
import { chooseMaster, freeTimes, reach, salon } from "./guest.ts";

test("a price that the salon raises while its times are looked at is told before anything is confirmed", async ({
  page,
  app,
}) => {
  await chooseMaster(page);
  const time = freeTimes(page).first();
  await expect(time).toBeVisible();
  // The page hears nothing of it: what it shows is what it has read before.
  await page.route(/slot-changes|available-times|reservation-times/, (route) => route.abort());
  const raise = (by: number) =>
    app.pool.query(
      `update services s set price = s.price + $1, price_max = s.price_max + $1
         from firms f where f.id = s.firm_id and f.url_key = $2`,
      [by, salon.slice(1)],
    );
  await raise(100_000);
  try {
    await time.click();
    await reach(page, "held.enteringContacts");
    await expect(page.getByRole("alert")).toContainText(/Цена теперь другая[\s\S]*Сейчас: \d\s\d00\s₸/);
  } finally {
    await raise(-100_000);
  }
});
