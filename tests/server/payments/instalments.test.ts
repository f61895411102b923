import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import type { Problem } from "../../../domain/failure.ts";
import { salon } from "../salon.ts";
import { openPaying } from "./open-paying.ts";
import { Paying } from "./paying.ts";

type Schemas = components["schemas"];
let paying: Paying;
openPaying((opened) => {
  paying = opened;
});
beforeEach(async () => {
  await firmHas("{2,3,6}");
});

async function firmHas(counts: string): Promise<void> {
  await paying.server.pool.query("update firms set instalments = $1 where id = $2", [counts, salon.firmId]);
}

const tenge = (amount: number) => ({ amount: amount * 100, currency: "KZT" });
const inParts = (way: { type: string }) => way.type === "instalments";

describe("A prepayment in instalments", () => {
  test("is offered with the dates and sums of each number of parts that the firm has and that is not too small", async () => {
    const held = await paying.awaiting();
    const { ways } = await paying.read(held);
    expect(ways.filter(inParts)).toEqual([
      {
        type: "instalments",
        parts: [
          { date: "2026-11-23", amount: tenge(1000) },
          { date: "2026-12-23", amount: tenge(1000) },
        ],
      },
      {
        type: "instalments",
        parts: [
          { date: "2026-11-23", amount: tenge(667) },
          { date: "2026-12-23", amount: tenge(667) },
          { date: "2027-01-23", amount: tenge(666) },
        ],
      },
    ]);
  });

  test("is not offered by a firm that has none", async () => {
    await firmHas("{}");
    expect((await paying.read(await paying.awaiting())).ways.filter(inParts)).toEqual([]);
  });

  test("is paid at PayBox's page, which is told in how many parts, and pays the whole at once", async () => {
    const held = await paying.awaiting();
    const begun = await paying.paid(held, "payBox", { instalments: 3 });
    expect(begun).toMatchObject({ way: "payBox", amount: tenge(2000), action: { type: "redirect" } });
    const [entry] = paying.bank.entries.values();
    expect(entry?.charge).toMatchObject({ amount: 200_000, way: { type: "payBox", instalments: 3 } });
    paying.bank.payAtPage(begun.id);
    await paying.work();
    expect(await paying.read(held)).toMatchObject({ reservationStatus: "confirmed", payment: { status: "paid" } });
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("in another number of parts than is offered begins nothing", async () => {
    const held = await paying.awaiting();
    for (const instalments of [4, 6]) {
      const { body } = await paying.pay<Problem>(held, "payBox", { instalments });
      expect(body).toMatchObject({ code: "wayNotOffered", action: "changePayment" });
    }
    expect(await paying.read(held)).not.toHaveProperty("payment");
  });

  test("that the firm withdrew meanwhile begins nothing, and what is left can be paid by", async () => {
    const held = await paying.awaiting();
    await firmHas("{2}");
    const { status, body } = await paying.pay<Problem>(held, "payBox", { instalments: 3 });
    expect([status, body.code, body.action]).toEqual([400, "wayNotOffered", "changePayment"]);
    expect((await paying.read(held)).ways.filter(inParts)).toHaveLength(1);
    const begun = await paying.paid(held, "payBox", { instalments: 2 });
    paying.bank.payAtPage(begun.id);
    await paying.work();
    expect(paying.bank.balance).toEqual([200_000]);
  });

  test("at another amount than is due is another amount first", async () => {
    const held = await paying.awaiting();
    const { body } = await paying.pay<Problem>(held, "payBox", { instalments: 4, expected: tenge(1) });
    expect(body).toMatchObject({ code: "priceChanged", bill: { total: tenge(2000) } });
  });
});

describe("Where the processor's page has no instalments", () => {
  let without: Paying;
  beforeAll(async () => {
    without = await Paying.open({ hasInstalments: false });
  });
  afterAll(() => without.server.close());

  test("none are offered and none can be had", async () => {
    await without.server.pool.query("update firms set instalments = '{2}' where id = $1", [salon.firmId]);
    without.server.now = salon.morning;
    const held = await without.awaiting();
    expect((await without.read(held)).ways.filter(inParts)).toEqual([]);
    expect((await without.pay<Problem>(held, "payBox", { instalments: 2 })).body.code).toBe("wayNotOffered");
    const list = `/rest/clients-app/v1/firms/list?city=${salon.cityId}`;
    expect((await without.server.get<unknown>(`${list}&hasInstalments=true`)).body).toEqual({
      total: 0,
      instalments: [],
      firms: [],
    });
    const { body } = await without.server.get<Schemas["FirmPage"]>(list);
    expect(body.firms.map(({ instalments }) => instalments)).toEqual([undefined, undefined]);
  });
});
