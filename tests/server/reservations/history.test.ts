import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { TestServer } from "../test-server.ts";
import { insertVisit } from "../visits.ts";

type Schemas = components["schemas"];

const otherFirmId = 9002;
let server: TestServer;
let tokens: { accessToken: string };
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await giveAccount(server);
  tokens = await new Visitor(server).enter();
});

function ask<Body = Schemas["Reservations"]>(path: string, as = tokens) {
  return new Visitor(server).as<Body>(as, "GET", path);
}

const future = (query = "") => ask(`/clients-app/v1/reservations?type=future${query}`);
const past = (query = "") => ask(`/clients-app/v1/reservations?type=past${query}`);
const history = (query = "") => ask(`/clients-app/v2/reservations/history?${query}`);

/** A visit of an hour by the first master on a date; answers its id. */
const visitOn = (date: string, time = "13:00", firmId = salon.firmId) => {
  const from = salon.at(time, date);
  const to = new Date(Date.parse(from) + 3_600_000).toISOString();
  return insertVisit(server.pool, { firmId, masterId: 1, from, to });
};
const setStatus = (id: string, status: string) =>
  server.pool.query("update reservations set status = $2 where id = $1", [id, status]);
const idsOf = ({ body }: { body: Schemas["Reservations"] }) => body.reservations.map(({ id }) => id);

describe("the visits of a client", () => {
  test("that are to come are read the next one first, and those that are not the latest first", async () => {
    const [before, last] = [await visitOn("2026-11-10"), await visitOn("2026-11-17")];
    const [later, next] = [await visitOn("2026-11-30"), await visitOn("2026-11-24")];
    expect(idsOf(await future())).toEqual([next, later]);
    expect(idsOf(await past())).toEqual([last, before]);
    expect(idsOf(await history())).toEqual([last, before]);
  });

  test.each(["cancelledByClient", "cancelledBySalon", "noShow"])(
    "are no more to come once they are %s, whenever they would have been",
    async (status) => {
      const id = await visitOn("2026-11-24");
      await setStatus(id, status);
      expect(idsOf(await future())).toEqual([]);
      const { body } = await past();
      expect(body.reservations).toMatchObject([{ id, status }]);
    },
  );

  test("move from those to come to the others at their end, which says that they took place", async () => {
    const id = await visitOn("2026-11-23", "10:00");
    server.now = new Date(salon.at("10:59"));
    tokens = await new Visitor(server).enter();
    expect([idsOf(await future()), idsOf(await past())]).toEqual([[id], []]);
    server.pass(60);
    expect(idsOf(await future())).toEqual([]);
    expect((await past()).body.reservations).toMatchObject([{ id, status: "completed" }]);
  });

  test("are whole: with the salon, the services, the masters and the price", async () => {
    const id = await visitOn("2026-11-17");
    const { body } = await past();
    const { status, body: alone } = await ask<Schemas["Reservation"]>(`/clients-app/v2/reservations/${id}`);
    expect([status, body.reservations]).toEqual([200, [alone]]);
  });

  test("are theirs alone", async () => {
    const id = await visitOn("2026-11-17");
    await server.pool.query("update reservations set client_phone = $2 where id = $1", [id, phone + 1]);
    expect(idsOf(await past())).toEqual([]);
    expect((await ask<Schemas["VisitedFirms"]>("/clients-app/v2/reservations/history/firms")).body.firms).toEqual([]);
  });

  test("are nobody's who is not signed in", async () => {
    for (const path of ["v1/reservations?type=past", "v2/reservations/history", "v2/reservations/history/firms"]) {
      const { status, body } = await server.get<Problem>(`/rest/clients-app/${path}`);
      expect([path, status, body.code]).toEqual([path, 401, "signInNeeded"]);
    }
  });
});

describe("the history by firms", () => {
  test("has the visits of one firm where it is asked for", async () => {
    const [, there] = [await visitOn("2026-11-10"), await visitOn("2026-11-11", "13:00", otherFirmId)];
    expect(idsOf(await history(`firmId=${otherFirmId}`))).toEqual([there]);
  });

  test("counts the visits at each firm, those to come not among them, the latest firm first", async () => {
    await visitOn("2026-11-17");
    await visitOn("2026-11-18", "13:00", otherFirmId);
    await visitOn("2026-11-10");
    await visitOn("2026-11-30");
    const { body } = await ask<Schemas["VisitedFirms"]>("/clients-app/v2/reservations/history/firms");
    expect(body.firms).toEqual([
      { id: otherFirmId, name: "Сынақ 2", city: "Город", visits: 1 },
      { id: salon.firmId, name: "Сынақ", city: "Город", visits: 2 },
    ]);
  });
});

describe("a long list", () => {
  /** Two of them begin at the same minute, so that a page ends between them. */
  const write = async (dates: readonly string[]) => {
    for (const date of dates) await visitOn(date);
    const [twin = ""] = dates.slice(1);
    await visitOn(twin, "13:00", otherFirmId);
  };

  async function walk(read: (query: string) => ReturnType<typeof past>): Promise<string[]> {
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const { body } = await read(`&limit=2${next === undefined ? "" : `&after=${next}`}`);
      ids.push(...idsOf({ body }));
      expect(body.reservations.length).toBeLessThanOrEqual(2);
      next = body.next;
    } while (next !== undefined);
    return ids;
  }

  test("is read page by page, nothing twice and nothing left out", async () => {
    await write(["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12"]);
    const whole = idsOf(await past());
    expect(whole).toHaveLength(5);
    expect(await walk(past)).toEqual(whole);
    expect(await walk(history)).toEqual(whole);
  });

  test("of visits to come is read so, too", async () => {
    await write(["2026-11-24", "2026-11-25", "2026-11-26"]);
    const whole = idsOf(await future());
    expect(whole).toHaveLength(4);
    expect(await walk(future)).toEqual(whole);
  });

  test("stays the same behind a page to which a visit is added meanwhile", async () => {
    await write(["2026-11-09", "2026-11-10", "2026-11-11"]);
    const whole = idsOf(await past());
    const { body: first } = await past("&limit=2");
    await visitOn("2026-11-20");
    expect(idsOf(await past(`&limit=2&after=${first.next}`))).toEqual(whole.slice(2));
  });

  test.each(["x", Buffer.from("2026-11-09T08:00:00.000Z~x").toString("base64url"), "a".repeat(201)])(
    "is not begun behind what no page has given: %s",
    async (after) => {
      const { status, body } = await ask<Problem>(`/clients-app/v2/reservations/history?after=${after}`);
      expect([status, body.code]).toEqual([400, "validationFailed"]);
    },
  );
});
