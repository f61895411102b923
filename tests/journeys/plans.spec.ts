import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { anyPhone, codeField, codeSentTo, leaveContacts, nextAction, reach, salon } from "./guest.ts";

const plan = (page: Page, name: string) =>
  page.getByRole("region", { name: "Сравните варианты" }).getByRole("button", { name: new RegExp(name) });

/** Who is served when by whom, as a card says it: "1 09:00 Динара". */
async function entriesOf(card: Locator): Promise<string[]> {
  const entries = await card.locator("span:has(> time)").all();
  return Promise.all(
    entries.map(async (entry) => {
      const [person, time, master] = await Promise.all([
        entry.locator("> :first-child").textContent(),
        entry.locator("time").textContent(),
        entry.locator("small").textContent(),
      ]);
      return `${/\d/.exec(person ?? "")?.[0]} ${time} ${master}`;
    }),
  );
}

/** Two people: the first wants two services, the second one of them. */
async function comeToPlans(page: Page): Promise<void> {
  await page.goto(`${salon}/reservation/time?services=101,102_101`);
  await reach(page, "choosingTime");
  await expect(plan(page, "Друг за другом")).toBeVisible();
}

test("two people compare plans, take one, and are booked as its card said", async ({ page, app }) => {
  const phone = anyPhone();
  await comeToPlans(page);
  const together = await entriesOf(plan(page, "Вместе"));
  const shown = await entriesOf(plan(page, "Друг за другом"));
  expect(shown).toHaveLength(3);
  expect(shown).not.toEqual(together);
  await plan(page, "Друг за другом").click();
  await leaveContacts(page, "Мадина", phone);
  await codeField(page).fill(await codeSentTo(page, phone));
  await nextAction(page, "Записаться").click();
  await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
  const { rows } = await app.pool.query<{ booked: string }>(
    `select concat(e.person, ' ', to_char(e.starts_at at time zone f.time_zone, 'HH24:MI'), ' ', t.name ->> 'ru') as booked
       from reservations r
       join reservation_entries e on e.firm_id = r.firm_id and e.reservation_id = r.id
       join firms f on f.id = r.firm_id
       join masters t on t.id = e.master_id
      where r.client_phone = $1 order by e.starts_at, e.person`,
    [phone],
  );
  expect(rows.map(({ booked }) => booked).toSorted()).toEqual(shown.toSorted());
});

test("the plan that was taken is marked when the client comes back, also after a reload, and another takes its place", async ({
  page,
  app,
}) => {
  const held: Promise<string>[] = [];
  page.on("response", (response) => {
    const isHold = response.request().method() === "POST" && response.url().endsWith("/v1/reservations");
    if (isHold) held.push(response.json().then(({ reservation }: { reservation: { id: string } }) => reservation.id));
  });
  await comeToPlans(page);
  await plan(page, "Друг за другом").click();
  await reach(page, "held.enteringContacts");
  await page.goBack();
  await expect(plan(page, "Друг за другом")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(plan(page, "Друг за другом")).toHaveAttribute("aria-pressed", "true");
  await plan(page, "Вместе").click();
  await reach(page, "held.enteringContacts");
  await page.goBack();
  await expect(plan(page, "Вместе")).toHaveAttribute("aria-pressed", "true");
  await expect(plan(page, "Друг за другом")).toHaveAttribute("aria-pressed", "false");
  const ids = await Promise.all(held);
  const { rows } = await app.pool.query<{ status: string }>(
    "select status from reservations where id = any($1) order by array_position($1::uuid[], id)",
    [ids],
  );
  expect(rows.map(({ status }) => status)).toEqual(["expired", "held"]);
});
