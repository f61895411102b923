import { afterAll, beforeAll, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { localDateAt } from "../../../domain/zone.ts";
import { addDays } from "../../../domain/time.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

type Schemas = components["schemas"];
type Offered = { firmId: number; serviceId: number; needsRoom: boolean; isPrepaid: boolean; timeZone: string };

const [v1, v2] = ["/rest/clients-app/v1", "/rest/clients-app/v2"];
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  server.now = new Date();
});
afterAll(() => server.close());

/** Services of each kind of a catalogue: with a room or none, with a prepayment or none. */
async function offered(): Promise<Offered[]> {
  const { rows } = await server.pool.query<Offered>(`
    select * from (
      select *, row_number() over (partition by "needsRoom", "isPrepaid" order by "serviceId", "firmId") as number from (
        select s.firm_id as "firmId", s.id as "serviceId", s.prepayment_amount > 0 as "isPrepaid", f.time_zone as "timeZone",
               exists (select from service_rooms r where r.firm_id = s.firm_id and r.service_id = s.id) as "needsRoom"
          from services s join firms f on f.id = s.firm_id) kind) numbered
     where number <= 5`);
  return rows;
}

async function firstStart({ firmId, serviceId, timeZone }: Offered, daysAhead: number): Promise<string | undefined> {
  const date = addDays(localDateAt(timeZone, server.now.getTime()), daysAhead);
  const asked = { firmId, params: { entries: [{ serviceId }] }, date };
  const { body } = await server.post<Schemas["AvailableTimes"]>(`${v1}/reservations/available-times`, asked);
  return body.slots?.[0]?.startTime;
}

async function expectRead({ reservation, secret }: Held, headers: Record<string, string> = {}): Promise<void> {
  const read = await server.get(`${v2}/reservations/${reservation.id}`, { reservation_secret: secret, ...headers });
  expect(read.body).toEqual(reservation);
}

test("what is answered to a hold is what is read of it, whatever is held and in each language", async () => {
  const kinds = new Set<string>();
  for (const [index, service] of (await offered()).entries()) {
    const { firmId, serviceId, needsRoom, isPrepaid } = service;
    const startTime = await firstStart(service, 2 + index);
    if (startTime === undefined) continue;
    const headers = { "accept-language": ["ru", "kz", "en"][index % 3] ?? "" };
    const params = { entries: [{ serviceId }] };
    const held = await server.hold("", null, { firmId, params, startTime }, headers);
    await expectRead(held, headers);
    const { reservation } = held;
    expect(reservation.entries[0]?.roomNames !== undefined).toBe(needsRoom);
    kinds.add(`${needsRoom} ${isPrepaid} ${reservation.promisedCashback !== undefined}`);
  }
  expect([...kinds].toSorted()).toEqual(["false false false", "false true true", "true false false", "true true true"]);
});

test("and so is what is answered to a hold of several, and to one that replaces it", async () => {
  server.now = salon.morning;
  const entries = [
    { person: 2, serviceId: salon.haircut },
    { person: 1, serviceId: salon.manicure },
    { person: 1, serviceId: salon.haircut },
  ];
  const params = { entries, peopleCount: 2, awaitingTime: 15 as const };
  const held = await server.hold("13:00", null, { params });
  expect(held.reservation.entries).toHaveLength(3);
  await expectRead(held);
  const replaces = { reservationId: held.reservation.id, secret: held.secret };
  await expectRead(await server.hold("13:15", null, { params, replaces }));
});
