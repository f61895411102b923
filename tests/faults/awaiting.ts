import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { anyPhone } from "../journeys/guest.ts";
import { waitForPrepayment } from "../server/visits.ts";
import type { RunningServer } from "../support/server.ts";

const root = "/rest/clients-app/v1/reservations";

export type Awaited = { phone: string; reservationId: string; secret: string };

/** A guest's visit that waits for its prepayment: booked without its pages, which are journeys of their own. */
export async function awaitPrepayment({ request }: Page, { pool }: RunningServer): Promise<Awaited> {
  const phone = anyPhone();
  const { rows } = await pool.query<{ firmId: number; serviceId: number }>(
    `select s.firm_id as "firmId", s.id as "serviceId" from services s join firms f on f.id = s.firm_id
      where f.url_key = 'red-apple-naberezhnaya' and s.name ->> 'ru' = 'Свадебный макияж'`,
  );
  const [{ firmId, serviceId } = { firmId: 0, serviceId: 0 }] = rows;
  const wanted = { firmId, params: { entries: [{ serviceId, masterId: null }] } };
  const from = new Date().toISOString().slice(0, 10);
  const times = await request.post(`${root}/reservation-times`, { data: { ...wanted, from, days: 14 } });
  const { nearest }: { nearest: { startTime: string }[] } = await times.json();
  const held = await request.post(root, {
    data: { isTemporary: true, ...wanted, startTime: nearest[0]?.startTime },
    headers: { "idempotency-key": randomUUID() },
  });
  const { reservation, secret }: { reservation: { id: string }; secret: string } = await held.json();
  await waitForPrepayment(pool, reservation.id, new Date());
  await pool.query("update reservations set client_phone = $2 where id = $1", [reservation.id, phone]);
  return { phone, reservationId: reservation.id, secret };
}

/** To the page of paying for such a visit, by the key that lies in this browser; answers the phone. */
export async function comeToPay(page: Page, app: RunningServer): Promise<string> {
  const awaited = await awaitPrepayment(page, app);
  await payFor(page, awaited);
  return awaited.phone;
}

/** The same for a visit that there is already. */
export async function payFor(page: Page, { reservationId, secret }: Awaited): Promise<void> {
  const keys = { version: 2, secrets: { [reservationId]: { secret, userId: null } } };
  await page.addInitScript((kept) => localStorage.setItem("guest-reservations", kept), JSON.stringify(keys));
  await page.goto(`/salon/reservations/${reservationId}/prepayment`);
  await expect(page.getByRole("heading", { level: 1, name: "Предоплата" })).toBeVisible();
}
