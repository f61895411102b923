import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { costOf, expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import type { Slot } from "../../../domain/entities.ts";
import { numberPeople } from "../../../domain/wishes.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { TestServer } from "../test-server.ts";
import { salon } from "../salon.ts";

type Schemas = components["schemas"];
type Entry = Schemas["EntryWish"];

const phone = 77_011_234_567;
const v1 = "/rest/clients-app/v1/reservations";
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  // The manicure is paid in full beforehand: where it is discounted, less is due than its prepayment says.
  await server.pool.query(
    "update services set prepayment_amount = case id when 1 then 100000 else 500000 end where firm_id = $1 and id < 3",
    [salon.firmId],
  );
});
afterAll(() => server.close());
beforeEach(clear);

async function clear(): Promise<void> {
  await server.empty("reservations", "sms_challenges");
}

const paramsOf = (entries: readonly Entry[]) => ({
  entries: [...entries],
  peopleCount: new Set(entries.map(({ person }) => person)).size,
  awaitingTime: 60,
});

async function previewOf(entries: readonly Entry[], time: string): Promise<Schemas["Preview"]> {
  const asked = { firmId: salon.firmId, params: paramsOf(entries), startTime: salon.at(time) };
  return (await server.post<Schemas["Preview"]>(`${v1}/preview`, asked)).body;
}

async function slotOf(entries: readonly Entry[], time: string): Promise<Slot | undefined> {
  const asked = { firmId: salon.firmId, params: paramsOf(entries), date: "2026-11-23" };
  const { slots } = (await server.post<Schemas["AvailableTimes"]>(`${v1}/available-times`, asked)).body;
  return slots.find(({ startTime }) => startTime === salon.at(time));
}

type Rows = readonly Slot["entries"][number][];
const priceOf = (rows: Rows) => rows.reduce((total, { price }) => total + price, 0);
const fullPriceOf = (rows: Rows) => rows.reduce((total, { fullPrice }) => total + fullPrice, 0);
const pricesOf = ({ price, priceMax, fullPrice, fullPriceMax }: Rows[number]) => [
  [fullPrice, fullPriceMax],
  [price, priceMax],
];

/** The rows in an order of their own: a reservation's are by time, a preview's as they were wished for. */
function rowsOf(entries: Rows): string[] {
  return entries
    .map(({ person, serviceId, startTime, ...row }) =>
      JSON.stringify([person, serviceId, startTime, row.price, row.fullPrice, row.priceMax, row.fullPriceMax]),
    )
    .toSorted();
}

function billOf({ entries, total, fullTotal, prepayment, freeCancelUntil }: Schemas["Preview"]) {
  return { rows: rowsOf(entries), total, fullTotal, prepayment, freeCancelUntil };
}

const wish = fc.record({
  person: fc.integer({ min: 1, max: 2 }),
  serviceId: fc.constantFrom(salon.haircut, salon.manicure),
  masterId: fc.constantFrom(null, 1, 2),
});
const wishes = fc
  .uniqueArray(wish, { minLength: 1, maxLength: 4, selector: ({ person, serviceId }) => `${person} ${serviceId}` })
  .map(numberPeople);
// The discount of 10 % ends at 11:00, so that some visits have both prices in them.
const time = fc.constantFrom("09:00", "09:45", "10:15", "10:30", "10:45", "11:00", "15:30");

describe("A bill", () => {
  test("adds up and is the same at the time, in the preview, held, read again and confirmed", async () => {
    let compared = 0;
    await fc.assert(
      fc
        .asyncProperty(wishes, time, async (entries, at) => {
          const slot = await slotOf(entries, at);
          if (slot === undefined) return;
          compared += 1;
          const preview = await previewOf(entries, at);
          const held = await server.hold(at, null, { params: paramsOf(entries) });
          const { id } = held.reservation;
          const read = await server.getReservation(id, held.secret);
          const confirmed = await server.confirm(held, phone, await server.giveProof(held, phone));
          const readAgain = await server.getReservation(id, held.secret);

          const bill = billOf(preview);
          expect(bill.total.amount).toBe(priceOf(preview.entries));
          expect(bill.fullTotal.amount).toBe(fullPriceOf(preview.entries));
          expect(bill.prepayment.amount).toBeLessThanOrEqual(bill.total.amount);
          expect(rowsOf(slot.entries)).toEqual(bill.rows);
          expect(slot).toMatchObject({ price: bill.total.amount, fullPrice: bill.fullTotal.amount });
          const shown = [held.reservation, read.body, confirmed.body.reservation, readAgain.body];
          expect(shown.map(billOf)).toEqual([bill, bill, bill, bill]);
        })
        .afterEach(clear),
      { numRuns: 40 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  test("keeps a price range a range from the time to the visit, with its discount at both ends", async () => {
    const wanted: Entry[] = [
      { serviceId: salon.haircut, masterId: 1 },
      { serviceId: salon.manicure, masterId: 1 },
    ];
    const slot = await slotOf(wanted, "10:15");
    const preview = await previewOf(wanted, "10:15");
    const held = await server.hold("10:15", null, { params: paramsOf(wanted) });
    const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
    // The haircut costs 7 000 to 9 000, the manicure 5 000; what begins at 11:00 or later is not discounted.
    const rows = [
      [
        [700_000, 900_000],
        [630_000, 810_000],
      ],
      [
        [500_000, undefined],
        [500_000, undefined],
      ],
    ];
    const views = [slot?.entries, preview.entries, held.reservation.entries, body.reservation.entries];
    expect(views.map((entries) => entries?.map(pricesOf))).toEqual([rows, rows, rows, rows]);
    expect(costOf(body.reservation.entries)).toEqual({
      cost: { from: body.reservation.total.amount, to: 1_310_000 },
      full: { from: body.reservation.fullTotal.amount, to: 1_400_000 },
    });
  });

  test("asks for no more beforehand than what the discounted services cost", async () => {
    const { prepayment, total } = await previewOf([{ serviceId: salon.manicure }], "09:00");
    expect([prepayment.amount, total.amount]).toEqual([450_000, 450_000]);
  });

  test("of a held time stays what it was when the salon changes its prices", async () => {
    const held = await server.hold("13:00", 1);
    await server.pool.query("update services set price = 800000 where firm_id = $1 and id = 1", [salon.firmId]);
    const { body } = await server.getReservation(held.reservation.id, held.secret);
    await server.pool.query("update services set price = 700000 where firm_id = $1 and id = 1", [salon.firmId]);
    expect(body).toEqual(held.reservation);
  });
});

describe("A confirmation at another price than the expected one", () => {
  test.each([
    ["a lower total", { total: { amount: 699_999, currency: "KZT" } }],
    ["a higher total", { total: { amount: 700_001, currency: "KZT" } }],
    ["another currency", { total: { amount: 700_000, currency: "RUB" } }],
    ["another range", { totalMax: { amount: 800_000, currency: "KZT" } }],
    ["another prepayment", { prepayment: { amount: 1, currency: "KZT" } }],
  ])("is refused with the bill as it is and changes nothing: %s was expected", async (_, other) => {
    const held = await server.hold("13:00", 1);
    const proof = await server.giveProof(held, phone);
    const expected = { ...expectedOf(held.reservation), ...other };
    const { status, body } = await server.confirm<Problem>(held, phone, proof, { expected });
    expect([status, body.code, body.action]).toEqual([400, "priceChanged", "acceptPrice"]);
    expect(body.bill).toEqual(expectedOf(held.reservation));
    expect((await server.getReservation(held.reservation.id, held.secret)).body).toEqual(held.reservation);
  });

  test("succeeds with the new one, by the same proof", async () => {
    const held = await server.hold("13:00", 1);
    const proof = await server.giveProof(held, phone);
    await server.pool.query("update reservation_entries set price = 750000, full_price = 750000");
    await server.pool.query("update reservations set total = 750000, full_total = 750000");
    const { body: problem } = await server.confirm<Problem>(held, phone, proof);
    expect(problem.bill?.total).toEqual({ amount: 750_000, currency: "KZT" });
    const expected = problem.bill ?? expectedOf(held.reservation);
    const { status, body } = await server.confirm(held, phone, proof, { expected });
    expect([status, body.reservation.status]).toEqual([201, "awaitingPrepayment"]);
    expect(body.reservation.total).toEqual(expected.total);
  });

  test("of what is confirmed already answers it again", async () => {
    const held = await server.hold("13:00", 1);
    const first = await server.confirm(held, phone, await server.giveProof(held, phone));
    const expected = { ...expectedOf(held.reservation), total: { amount: 1, currency: "KZT" } };
    const second = await server.confirm(held, phone, "the proof was used", { expected });
    expect([second.status, second.body]).toEqual([201, first.body]);
  });
});
