import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Problem } from "../../domain/failure.ts";
import type { components } from "../../openapi/generated/api.ts";
import { expireHolds } from "../../server/services/reservations/run-out.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { salon } from "../server/salon.ts";
import type { Held, TestServer } from "../server/test-server.ts";
import { waitForPrepayment } from "../server/visits.ts";
import { brokenHistories } from "./histories.ts";
import { overlaps } from "./overlaps.ts";
import { closeTwo, openTwo } from "./at-once.ts";

type Reservation = components["schemas"]["Reservation"];

const phone = 77_011_234_567;
const startTime = salon.at("13:00", "2026-11-25");
let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  ({ server, neighbour } = await openTwo());
});
afterAll(() => closeTwo({ server, neighbour }));
beforeEach(() => server.empty("reservations", "sms_challenges", "outbox"));

type CancelAnswer = Pick<Reservation, "version"> &
  Pick<Partial<Problem>, "code"> & { status: Reservation["status"] | number; reservation?: Reservation };

/** As who saw the visit confirmed. */
const cancel = (at: TestServer, { reservation, secret }: Held) =>
  at.cancel<CancelAnswer>(reservation.id, 2, { reservation_secret: secret });

const of = (index: number) => (index % 2 ? server : neighbour);
const fifty = Array.from({ length: 50 }, (_, index) => index);

/** The statuses of all reservations, with whether they take any time. */
async function written(): Promise<{ status: string; isTaking: boolean; version: number }[]> {
  const { rows } = await server.pool.query<{ status: string; isTaking: boolean; version: number }>(
    `select status, version, exists (select from occupancies o where o.reservation_id = r.id) as "isTaking"
       from reservations r`,
  );
  return rows;
}

test("a visit that is cancelled fifty times at once is cancelled once, and everybody is answered the same", async () => {
  const held = await server.hold("", 1, { startTime });
  await server.confirm(held, phone, await server.giveProof(held, phone));
  const answers = await Promise.all(fifty.map((index) => cancel(of(index), held)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.status} ${body.version}`))).toEqual(
    new Set(["200 cancelledByClient 3"]),
  );
  expect(await written()).toEqual([{ status: "cancelledByClient", isTaking: false, version: 3 }]);
  expect(await brokenHistories(server.pool)).toEqual([]);
});

test("a visit that is confirmed and cancelled at once either stands with its time or is cancelled without", async () => {
  const times = fifty.slice(0, 30).map((index) => salon.at(`${9 + (index % 10)}:00`.padStart(5, "0"), "2026-11-25"));
  const holds = await Promise.all(
    times.map((time, index) => server.hold("", 1 + Math.floor(index / 10), { startTime: time })),
  );
  const proofs = await Promise.all(holds.map((held) => server.giveProof(held, phone)));
  const said = await Promise.all(
    holds.map(async (held, index) => {
      const [confirmed, cancelled] = await Promise.all([
        of(index).confirm(held, phone, proofs[index] ?? ""),
        cancel(of(index + 1), held),
      ]);
      expect(confirmed.status).toBe(201);
      expect(["200 undefined", "400 reservationChanged"]).toContain(`${cancelled.status} ${cancelled.body.code}`);
      return cancelled.status === 200 ? "cancelledByClient" : "confirmed";
    }),
  );
  const statuses = await written();
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(said.toSorted());
  expect(await brokenHistories(server.pool)).toEqual([]);
  expect(statuses.filter(({ status, isTaking }) => isTaking !== (status === "confirmed"))).toEqual([]);
});

test("the time of a visit that is being cancelled goes to one of fifty who want it, or stays with it", async () => {
  const held = await server.hold("", 1, { startTime });
  await server.confirm(held, phone, await server.giveProof(held, phone));
  const [cancelled, ...wanted] = await Promise.all([
    cancel(neighbour, held),
    ...fifty.map((index) => of(index).askToHold<Partial<Problem>>("", 1, { startTime })),
  ]);
  expect(cancelled.body.status).toBe("cancelledByClient");
  expect(await brokenHistories(server.pool)).toEqual([]);
  expect(wanted.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
  const refused = wanted.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["slotTaken"]));
  expect(await overlaps(server.pool)).toEqual([]);
  const after = await server.askToHold("", 1, { startTime });
  const isTaken = wanted.some(({ status }) => status === 201);
  expect(after.status).toBe(isTaken ? 400 : 201);
});

test("a visit is confirmed while who saw it held cancels it: they are shown what has become of it, never a lie", async () => {
  const holds = await Promise.all(
    fifty.slice(0, 20).map((index) =>
      server.hold("", 1 + Math.floor(index / 10), {
        startTime: salon.at(`${9 + (index % 10)}:00`.padStart(5, "0"), "2026-11-25"),
      }),
    ),
  );
  const proofs = await Promise.all(holds.map((held) => server.giveProof(held, phone)));
  const told = await Promise.all(
    holds.map(async ({ reservation, secret }, index) => {
      const [confirmed, { status, body }] = await Promise.all([
        of(index).confirm({ reservation, secret }, phone, proofs[index] ?? ""),
        of(index + 1).cancel<Problem>(reservation.id, 1, { reservation_secret: secret }),
      ]);
      expect(confirmed.status).toBe(201);
      return `${status} ${body.code} ${body.reservation?.status} ${body.reservation?.version}`;
    }),
  );
  const truths = ["400 notCancellable held 1", "400 reservationChanged confirmed 2"];
  expect(told.filter((answer) => !truths.includes(answer))).toEqual([]);
  expect(new Set((await written()).map(({ status }) => status))).toEqual(new Set(["confirmed"]));
  expect(await brokenHistories(server.pool)).toEqual([]);
});

test("a visit whose time to pay runs out while it is cancelled ends one way, and that is what its client is told", async () => {
  const end = new Date(server.now.getTime() + 900_000);
  const holds = await Promise.all(
    fifty.slice(0, 20).map((index) =>
      server.hold("", 1 + Math.floor(index / 10), {
        startTime: salon.at(`${9 + (index % 10)}:00`.padStart(5, "0"), "2026-11-25"),
      }),
    ),
  );
  for (const { reservation } of holds) await waitForPrepayment(server.pool, reservation.id, server.now);
  server.now = new Date(end.getTime() - 1);
  const [told] = await Promise.all([
    Promise.all(
      holds.map(async (held) => {
        const { status, body } = await cancel(server, held);
        return `${held.reservation.id} ${status === 200 ? body.status : body.reservation?.status}`;
      }),
    ),
    ...fifty.slice(0, 5).map(() => inTransaction(neighbour.pool, (transaction) => expireHolds(transaction, end))),
  ]);
  const { rows } = await server.pool.query<{ text: string }>(
    "select concat_ws(' ', id, status) as text from reservations",
  );
  expect(told.toSorted()).toEqual(rows.map(({ text }) => text).toSorted());
  expect((await written()).filter(({ isTaking }) => isTaking)).toEqual([]);
  expect(await brokenHistories(server.pool)).toEqual([]);
  server.now = salon.morning;
});
