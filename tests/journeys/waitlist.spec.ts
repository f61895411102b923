import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectedOf } from "../../domain/bill.ts";
import type { AvailableTimes, Reservation, ReservationTimes } from "../../domain/entities.ts";
import { limits } from "../../domain/limits.ts";
import { addDays, hourMs, localDateOf } from "../../domain/time.ts";
import { isSendingHour } from "../../domain/sending-hours.ts";
import { createAvailability } from "../../server/services/availability/availability.ts";
import { offerFreedTimes } from "../../server/services/waitlist/offer.ts";
import { expect, test } from "../support/fixtures.ts";
import type { RunningServer } from "../support/server.ts";
import { comeToConfirm, nextAction } from "./guest.ts";

const v1 = "/rest/clients-app/v1/reservations";

/** Moves a visit to the last time of a day a week ahead or later, so that there is something earlier. */
async function moveFarAhead(page: Page, visit: Reservation, secret: string): Promise<void> {
  const firmId = visit.firm.id;
  const entries = visit.entries.map(({ person, serviceId, masterId }) => ({ person, serviceId, masterId }));
  const wanted = { firmId, params: { entries } };
  const from = addDays(localDateOf(visit.startTime), 7);
  const ask = async (path: string, data: object) => (await page.request.post(v1 + path, { data })).json();
  const { days }: ReservationTimes = await ask("/reservation-times", { ...wanted, from, days: 14 });
  const date = days.findLast(({ state }) => state === "free")?.date;
  const { slots }: AvailableTimes = await ask("/available-times", { ...wanted, date });
  const slot = slots.at(-1);
  const answer = await page.request.put(`${v1}/${visit.id}`, {
    headers: { "idempotency-key": randomUUID(), reservation_secret: secret },
    data: {
      version: visit.version,
      startTime: slot?.startTime,
      params: wanted.params,
      expected: { ...expectedOf(visit), total: { amount: slot?.price, currency: visit.total.currency } },
    },
  });
  expect(answer.status()).toBe(200);
}

/** What the job does, by day. */
async function offerByDay({ pool, config }: RunningServer, timeZone: string): Promise<void> {
  let now = Date.now();
  while (!isSendingHour(timeZone, now)) now += hourMs / 4;
  const availability = createAvailability(pool);
  const { publicUrl, secrets } = config;
  await offerFreedTimes({ pool, availability, publicUrl, tokenKey: secrets.tokenKey }, new Date(now));
  await availability.close();
}

for (const width of [390, 1280]) {
  test(`a guest asks for an earlier time, sees it beside their own, keeps theirs once and takes it then, at ${width} px`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const phone = await comeToConfirm(page);
    await nextAction(page, "Записаться").click();
    await expect(page.getByRole("heading", { name: "Вы записаны!" })).toBeVisible();
    await app.pool.query("update reservations set free_cancel_until = starts_at where client_phone = $1", [phone]);
    let token = "";
    await expect(async () => {
      const messages: { text: string }[] = await (
        await page.request.get(`/sandbox/sms/messages?phone=${phone}`)
      ).json();
      token = messages.map(({ text }) => /\/sl\/([\w-]{16})/.exec(text)?.[1]).find(Boolean) ?? "";
      expect(token).not.toBe("");
    }).toPass();
    const read = async (): Promise<Reservation> => {
      const { reservationId } = await (await page.request.get(`/rest/clients-app/v2/reservations/url/${token}`)).json();
      const url = `/rest/clients-app/v2/reservations/${reservationId}`;
      return (await page.request.get(url, { headers: { reservation_secret: token } })).json();
    };
    await moveFarAhead(page, await read(), token);
    const visit = await read();
    await page.reload();

    const ask = async () => {
      await page.getByRole("button", { name: "Сообщить о времени раньше" }).click();
      await expect(page.getByRole("button", { name: "В любое время" })).toBeFocused();
      await page.getByRole("button", { name: "Ждать", exact: true }).click();
      await expect(page.getByText("Ищем время раньше")).toBeVisible();
      await offerByDay(app, visit.timeZone);
      await page.reload();
    };
    const offer = page.getByRole("region", { name: "Есть время раньше" });
    await ask();
    await expect(offer.getByRole("listitem")).toHaveCount(2);
    await expect(offer.getByRole("listitem").first()).toContainText(visit.startTime.slice(11, 16));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await offer.getByRole("button", { name: "Оставить мою запись" }).click();
    await expect(page.getByText("Ваша запись осталась как была")).toBeVisible();
    expect((await read()).startTime).toBe(visit.startTime);

    await ask();
    await offer.getByRole("button", { name: /^Прийти/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Запись перенесена");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(offer).toHaveCount(0);
    const moved = await read();
    expect(Date.parse(moved.startTime)).toBeLessThan(Date.parse(visit.startTime));
    expect(Date.parse(moved.startTime)).toBeGreaterThan(Date.now() + limits.waitlistNoticeMinutes * 60_000);
  });
}
