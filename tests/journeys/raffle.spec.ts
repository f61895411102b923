import { randomBytes } from "node:crypto";
import { dayMs, hourMs } from "../../domain/time.ts";
import { drawDueRaffles, insertRaffle } from "../../server/db/queries/raffles.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { insertVisit } from "../server/visits.ts";
import { expect, test } from "../support/fixtures.ts";
import { giveAccount, signIn } from "./signed-in.ts";

const localized = (ru: string, kz: string, en: string) => ({ ru, kz, en });

test("a raffle has its prize and terms, the tickets of who has been there, and a draw that the browser recomputes", async ({
  page,
  app,
}) => {
  const now = Date.now();
  const { rows } = await app.pool.query<{ networkId: number; masterId: number }>(
    `select f.network_id as "networkId", m.id as "masterId" from firms f join masters m on m.firm_id = f.id where f.id = 1`,
  );
  const [{ networkId, masterId } = { networkId: 0, masterId: 0 }] = rows;
  // Of a week that no other test has a visit in: nobody else has a ticket.
  const times = { startsAt: new Date(now - 47 * dayMs), endsAt: new Date(now - 40 * dayMs) };
  await inTransaction(app.pool, (transaction) =>
    insertRaffle(transaction, {
      key: "spring",
      networkId,
      name: localized("Весенний розыгрыш", "Көктемгі ұтыс", "The spring draw"),
      prize: localized("Год стрижек", "Бір жыл шаш қию", "A year of haircuts"),
      terms: [localized("Визит — это билет.", "Бір келу — бір билет.", "A visit is a ticket.")],
      ...times,
      drawsAt: new Date(now - hourMs / 2),
      seed: randomBytes(32).toString("hex"),
    }),
  );
  await page.goto("/raffleprize/spring");
  await expect(page.getByRole("heading", { level: 1, name: "Весенний розыгрыш" })).toBeVisible();
  await expect(page.getByText("Год стрижек")).toBeVisible();
  await expect(page.getByText("Визит — это билет.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Пересчитать здесь" })).toHaveCount(0);

  const account = await giveAccount(app);
  const from = now - 44 * dayMs;
  const id = await insertVisit(app.pool, {
    firmId: 1,
    masterId,
    from: new Date(from).toISOString(),
    to: new Date(from + hourMs).toISOString(),
  });
  await app.pool.query("update reservations set client_phone = $2 where id = $1", [id, account.phone]);
  await signIn(page, account, "/raffleprize/spring");
  const own = page.getByRole("region", { name: "Ваши билеты" });
  const ticket = await own.getByRole("listitem").locator("strong").textContent();
  expect(ticket).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);

  await inTransaction(app.pool, (transaction) => drawDueRaffles(transaction, new Date()));
  await page.reload();
  await expect(own.getByText("Это ваш билет! Салон скоро вам позвонит.")).toBeVisible();
  await expect(page.getByRole("definition").getByText(ticket ?? "")).toBeVisible();
  await page.getByRole("button", { name: "Пересчитать здесь" }).click();
  await expect(page.getByText("Пересчитано на вашем устройстве: отпечаток и победитель верны.")).toBeVisible();
});
