import { startServer } from "../support/server.ts";
import { expect, test } from "../support/fixtures.ts";
import { reach, salon } from "./guest.ts";

const serviceId = 146;

/** The first day to come on which somebody who does the service is at work at a quarter past eleven. */
const dayOfWork = `
  select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(current_date + 1, current_date + 40, interval '1 day') as days (day)
   where exists (select from master_services
                   join master_hours using (firm_id, master_id)
                  where firm_id = 1 and service_id = $1 and weekday = extract(isodow from day)
                    and 675 between starts_minute and ends_minute - 60
                    and not exists (select from master_days_off off
                                     where off.firm_id = 1 and off.master_id = master_hours.master_id and off.day = days.day))
   order by 1 limit 1`;

test("an express service is had within the hour by two taps", async ({ page }) => {
  let now = new Date();
  const server = await startServer({ clock: () => now });
  try {
    await server.pool.query("truncate reservations cascade");
    const [work] = (await server.pool.query<{ day: string }>(dayOfWork, [serviceId])).rows;
    // Too soon for 11:15, which an express service can be had at all the same.
    now = new Date(`${work?.day}T11:05:00+05:00`);
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
