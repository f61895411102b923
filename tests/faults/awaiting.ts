import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { anyPhone } from "../journeys/guest.ts";
import { waitForPrepayment } from "../server/visits.ts";
import type { RunningServer } from "../support/server.ts";

const root = "/rest/clients-app/v1/reservations";

/** To the page of paying for a guest's visit that was booked without its pages, which are journeys of their own; answers the phone. */
export async function comeToPay(page: Page, { pool }: RunningServer): Promise<string> {
  const phone = anyPhone();
  const { rows } = await pool.query<{ firmId: number; serviceId: number }>(
    `select s.firm_id as "firmId", s.id as "serviceId" from services s join firms f on f.id = s.firm_id
      where f.url_key = 'red-apple-naberezhnaya' and s.name ->> 'ru' = 'Свадебный макияж'`,
  );
  const [{ firmId, serviceId } = { firmId: 0, serviceId: 0 }] = rows;
  const wanted = { firmId, params: { entries: [{ serviceId, masterId: null }] } };
  const from = new Date().toISOString().slice(0, 10);
  const times = await page.request.post(`${root}/reservation-times`, { data: { ...wanted, from, days: 14 } });
  const { nearest }: { nearest: { startTime: string }[] } = await times.json();
  const held = await page.request.post(root, {
    data: { isTemporary: true, ...wanted, startTime: nearest[0]?.startTime },
    headers: { "idempotency-key": randomUUID() },
  });
  const { reservation, secret }: { reservation: { id: string }; secret: string } = await held.json();
  await waitForPrepayment(pool, reservation.id, new Date());
  await pool.query("update reservations set client_phone = $2 where id = $1", [reservation.id, phone]);
  const keys = { version: 2, secrets: { [reservation.id]: { secret, userId: null } } };
  await page.addInitScript((kept) => localStorage.setItem("guest-reservations", kept), JSON.stringify(keys));
  await page.goto(`/salon/reservations/${reservation.id}/prepayment`);
  await expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toBeVisible();
  return phone;
}
