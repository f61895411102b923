import { startServer } from "../support/server.ts";
import { expect, test } from "../support/fixtures.ts";
import { reach, salon } from "./guest.ts";

const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
/** Five past eleven at the salon: too soon for 11:15, which an express service can be had at all the same. */
const now = new Date(`${tomorrow}T11:05:00+05:00`);

test("an express service is had within the hour by two taps", async ({ page }) => {
  const server = await startServer({ clock: () => now });
  try {
    await server.pool.query("truncate reservations cascade");
    await page.clock.install({ time: now });
    await page.goto(server.url + salon);
    await page.getByRole("button", { name: "Выбрать: Экспресс-макияж" }).click();
    const soon = page.getByRole("link", { name: /^Записаться: экспресс, 11:15/ });
    await soon.click();
    await reach(page, "held.enteringContacts");
    await expect(page.getByRole("textbox", { name: "Имя" })).toBeVisible();
    const { rows } = await server.pool.query(
      `select status, to_char(starts_at at time zone 'Asia/Aqtau', 'HH24:MI') as time from reservations`,
    );
    expect(rows).toEqual([{ status: "held", time: "11:15" }]);
    await page.reload();
    await reach(page, "held.enteringContacts");
  } finally {
    await server.close();
  }
});
