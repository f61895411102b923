import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { salon } from "../salon.ts";
import { at, haircut, manicure, type Update, Updating } from "./updating.ts";

let updating: Updating;
beforeAll(async () => {
  updating = await Updating.open();
});
afterAll(() => updating.server.close());
beforeEach(() => updating.begin());

describe("a change that is refused leaves the visit as it was", () => {
  /** The refusal of a change, and whether the visit and what it takes are the same after it. */
  async function refused(change: Partial<Update>, own = updating.visit): Promise<Problem & { isAsBefore: boolean }> {
    const before = [await updating.read(own), await updating.taken()];
    const { body } = await updating.update<Problem>(change, own);
    const isAsBefore = JSON.stringify(before) === JSON.stringify([await updating.read(own), await updating.taken()]);
    return { ...body, isAsBefore };
  }
  const as = (code: string) => ({ status: 400, code, isAsBefore: true });

  test("where somebody else has the time, with the nearest others", async () => {
    await updating.book("16:00");
    const refusal = await refused({ startTime: at("16:00") });
    expect(refusal).toMatchObject(as("slotTaken"));
    const { alternatives = [] } = refusal;
    expect(alternatives).toHaveLength(3);
    for (const { startTime, entries } of alternatives) {
      expect(entries).toMatchObject([{ masterId: 1 }]);
      expect(startTime).not.toBe(at("16:00"));
    }
  });

  test("where the visit would overlap another in part", async () => {
    await updating.book("14:00");
    expect(await refused({ startTime: at("13:15") })).toMatchObject(as("slotTaken"));
  });

  test("where it costs something else than the client has seen, with what it costs", async () => {
    expect(await refused({ params: { entries: [manicure()] } })).toMatchObject({
      ...as("priceChanged"),
      bill: { total: { amount: 500_000, currency: "KZT" } },
    });
  });

  test.each([
    ["may cost more", { totalMax: { amount: 800_000, currency: "KZT" } }],
    ["asks for another prepayment", { prepayment: { amount: 100_000, currency: "KZT" } }],
  ])("where it %s than the client has seen", async (_, seen) => {
    const expected = { ...expectedOf(updating.visit.reservation), ...seen };
    expect(await refused({ startTime: at("16:00"), expected })).toMatchObject({
      ...as("priceChanged"),
      bill: expectedOf(updating.visit.reservation),
    });
  });

  test("to what is paid for before, which the visit is not", async () => {
    const change = { params: { entries: [manicure()] } };
    const sql = "update services set prepayment_amount = 100000 where firm_id = $1 and id = $2";
    await updating.server.pool.query(sql, [salon.firmId, manicure().serviceId]);
    const { bill: expected } = await refused(change);
    expect(expected?.prepayment.amount).toBe(100_000);
    expect(await refused({ ...change, expected })).toMatchObject(as("notChangeable"));
    await updating.server.pool.query("update services set prepayment_amount = 0 where firm_id = $1 and id = $2", [
      salon.firmId,
      manicure().serviceId,
    ]);
  });

  test("where it was changed meanwhile, with the visit as it is", async () => {
    await updating.update({ startTime: at("16:00") });
    expect(await refused({ startTime: at("10:00") })).toMatchObject({
      ...as("reservationChanged"),
      reservation: { startTime: at("16:00"), version: 3 },
    });
  });

  test.each([
    ["outside of hours", { startTime: at("20:00") }, "slotOutsideHours"],
    ["past", { startTime: salon.at("07:00", "2026-11-20") }, "slotTooSoon"],
    ["by a master who does not do it", { params: { entries: [manicure(3)] } }, "noMasterFree"],
  ])("%s, with the nearest times that can be had", async (_, change, code) => {
    const refusal = await refused(change);
    expect(refusal).toMatchObject(as(code));
    expect(refusal.alternatives).toHaveLength(3);
  });

  test.each([
    [
      "of a service that is not here",
      { params: { entries: [{ ...haircut(), serviceId: 77 }] } },
      "servicesNotBookable",
    ],
    ["for somebody who is not counted", { params: { entries: [{ ...haircut(), person: 2 }] } }, "validationFailed"],
  ])("%s", async (_, change, code) => {
    expect(await refused(change)).toMatchObject(as(code));
  });

  test("once changing is not free any more", async () => {
    updating.server.now = new Date(Date.parse(at("13:00")) - 24 * 3_600_000);
    expect(await refused({ startTime: at("16:00") })).toMatchObject({
      ...as("changeTooLate"),
      reservation: { id: updating.visit.reservation.id },
      action: "callFirm",
    });
  });

  test.each([
    ["a cancelled visit", "update reservations set status = 'cancelledByClient' where id = $1"],
    ["one that was paid for", "update reservations set payment_status = 'paid' where id = $1"],
  ])("%s", async (_, sql) => {
    await updating.server.pool.query(sql, [updating.visit.reservation.id]);
    expect(await refused({ startTime: at("16:00") })).toMatchObject(as("notChangeable"));
  });

  test("a time that is only held", async () => {
    const held = await updating.server.hold("", 2, { startTime: at("10:00") });
    expect(await refused({ startTime: at("16:00") }, held)).toMatchObject(as("notChangeable"));
  });
});
