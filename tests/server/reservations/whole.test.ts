import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../../openapi/generated/api.ts";
import { demoCatalogue } from "../../../demo/catalogue/catalogue.ts";
import type { Catalogue, FirmEntry } from "../../../server/db/catalogue/catalogue.ts";
import { loadCatalogue } from "../../../server/db/catalogue/load.ts";
import { insertHold } from "../../../server/db/queries/holds.ts";
import { findReservation } from "../../../server/db/queries/reservations.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Held, TestServer } from "../test-server.ts";

type Reservation = components["schemas"]["Reservation"];

const catalogue = demoCatalogue();
const haircut = { serviceId: 101, masterId: 102 };
const manicure = { serviceId: 102, masterId: 109 };
/** A Monday on which both masters are at work, a week after the morning on which it is booked. */
const startTime = "2026-11-30T10:00:00+05:00";
const freeUntil = "2026-11-29T22:00:00+05:00";

let server: TestServer;
let tokens: { accessToken: string };
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.now = salon.morning;
  await forgetAccounts(server);
  await load(firmWith((firm) => firm));
  await giveAccount(server);
  tokens = await new Visitor(server).enter();
});

function firmWith(change: (firm: FirmEntry) => FirmEntry): FirmEntry[] {
  return catalogue.firms.slice(0, 1).map(change);
}

async function load(firms: FirmEntry[], places: Partial<Catalogue> = {}): Promise<void> {
  const client = await server.pool.connect();
  await loadCatalogue(client, { ...catalogue, ...places, firms }, "2026-11-23").finally(() => client.release());
}

const withoutMaster = () =>
  load(
    firmWith((firm) => ({
      ...firm,
      masters: firm.masters.filter(({ id }) => id !== haircut.masterId),
      reviews: firm.reviews.filter(({ masterId }) => masterId !== haircut.masterId),
      portfolio: firm.portfolio.filter(({ masterId }) => masterId !== haircut.masterId),
    })),
  );
const withoutService = () =>
  load(
    firmWith((firm) => ({
      ...firm,
      services: firm.services.filter(({ id }) => id !== haircut.serviceId),
      portfolio: firm.portfolio.filter(({ serviceId }) => serviceId !== haircut.serviceId),
      masters: firm.masters.map((master) => ({
        ...master,
        serviceIds: master.serviceIds.filter((id) => id !== haircut.serviceId),
      })),
    })),
  );
const withoutFirm = () =>
  load([], { countries: [], cities: [], districts: [], categories: [], menuTabs: [], networks: [], tariffs: [] });

function hold(entries = [haircut, manicure]): Promise<Held> {
  return server.hold("", null, { firmId: 1, params: { entries }, startTime });
}

async function book(entries?: (typeof haircut)[]): Promise<Held> {
  const held = await hold(entries);
  const { status, body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  expect(status).toBe(201);
  return { ...held, reservation: body.reservation };
}

const read = ({ reservation: { id }, secret }: Held, language = "ru") =>
  server.get<Reservation>(`/rest/clients-app/v2/reservations/${id}`, {
    reservation_secret: secret,
    "accept-language": language,
  });

function asClient<Body>(method: "GET" | "POST", path: string): Promise<{ status: number; body: Body }> {
  return new Visitor(server).as<Body>(tokens, method, path);
}

const listed = () => asClient<components["schemas"]["Reservations"]>("GET", "/clients-app/v1/reservations?type=future");

const cancelAsGuest = ({ reservation: { id, version }, secret }: Held) =>
  server.cancel(id, version, { reservation_secret: secret });

const cancelAsClient = ({ reservation: { id, version } }: Held) =>
  server.cancel(id, version, { authorization: `Bearer ${tokens.accessToken}` });

describe.each([
  ["master", withoutMaster],
  ["service", withoutService],
])("A visit whose %s the catalogue has let go", (_, letGo) => {
  test.each([
    ["beside another", [haircut, manicure]],
    ["alone", [haircut]],
  ])("is read as it was booked, by guest and client: it was there %s", async (__, entries) => {
    const own = await book(entries);
    await letGo();
    expect(await read(own)).toMatchObject({ status: 200, body: own.reservation });
    expect(await asClient("GET", `/clients-app/v2/reservations/${own.reservation.id}`)).toMatchObject({
      status: 200,
      body: own.reservation,
    });
    expect((await listed()).body).toEqual({ reservations: [own.reservation] });
  });

  test("names both in every language", async () => {
    const own = await book([haircut]);
    await letGo();
    const named = async (language: string) => (await read(own, language)).body.entries;
    expect(await named("ru")).toMatchObject([{ serviceName: "Женская стрижка", masterName: "Динара Оспанова" }]);
    expect(await named("en")).toMatchObject([{ serviceName: "Women’s haircut", masterName: "Dinara Ospanova" }]);
    expect(await named("kz")).toMatchObject([{ serviceName: "Әйелдер шашын қию", masterName: "Динара Оспанова" }]);
  });

  test("is confirmed at the price that was said", async () => {
    const held = await hold([haircut]);
    await letGo();
    const { status, body } = await server.confirm(held, phone, await server.giveProof(held, phone));
    expect([status, body.reservation.entries]).toEqual([201, held.reservation.entries]);
  });

  test("is cancelled, by guest and by client", async () => {
    const [first, second] = [await book([haircut]), await book([manicure])];
    await letGo();
    const cancelled = [await cancelAsGuest(first), await cancelAsClient(second)];
    expect(cancelled.map(({ body }) => [body.status, body.entries])).toEqual([
      ["cancelledByClient", first.reservation.entries],
      ["cancelledByClient", second.reservation.entries],
    ]);
  });
});

describe("A visit at a firm that the catalogue has let go", () => {
  test("says all that it said, but for the address of a page that is not there", async () => {
    const own = await book();
    const { urlKey, ...firm } = own.reservation.firm;
    expect(urlKey).toBe("red-apple-naberezhnaya");
    await withoutFirm();
    const shown = [(await read(own)).body, ...(await listed()).body.reservations];
    expect(shown).toEqual([
      { ...own.reservation, firm },
      { ...own.reservation, firm },
    ]);
    expect((await read(own, "en")).body.firm).toMatchObject({ name: "Red Apple on the Embankment", city: "Aktau" });
  });

  test("is not confirmed any more: nobody could serve it, and another firm is to be chosen", async () => {
    const held = await hold([haircut]);
    const proof = await server.giveProof(held, phone);
    await withoutFirm();
    expect(await server.confirm(held, phone, proof)).toMatchObject({
      status: 400,
      body: { code: "firmNotBookable", action: "changeFirm" },
    });
    expect((await read(held)).body.status).toBe("held");
  });

  test("is not held longer any more; what was held longer before is answered so again", async () => {
    const extend = ({ reservation, secret }: Held) =>
      server.post<Reservation>(
        `/rest/clients-app/v1/reservations/${reservation.id}/extend-hold`,
        {},
        {
          reservation_secret: secret,
          "idempotency-key": randomUUID(),
        },
      );
    const [held, longer] = [await hold([haircut]), await hold([manicure])];
    await extend(longer);
    await withoutFirm();
    expect(await extend(held)).toMatchObject({
      status: 400,
      body: { code: "firmNotBookable", action: "changeFirm" },
    });
    expect((await read(held)).body.heldForSeconds).toBe(300);
    expect((await extend(longer)).body.heldForSeconds).toBe(600);
  });

  test("that was confirmed before is answered so again, and cancelled, by guest and by client", async () => {
    const [first, second] = [await book([haircut]), await book([manicure])];
    await withoutFirm();
    const again = await server.confirm(first, phone, "any proof");
    expect([again.status, again.body.reservation.status]).toEqual([201, "confirmed"]);
    expect((await cancelAsGuest(first)).body.status).toBe("cancelledByClient");
    expect((await cancelAsClient(second)).body.status).toBe("cancelledByClient");
  });

  test("follows the firm when it is back, and remembers it as it was last when it goes again", async () => {
    const own = await book();
    await withoutFirm();
    const phoneNumbers = ["+77292999999"];
    await load(firmWith((firm) => ({ ...firm, phoneNumbers, urlKey: "red-apple-port" })));
    expect((await read(own)).body.firm).toMatchObject({ urlKey: "red-apple-port", phoneNumbers });
    await withoutFirm();
    expect((await read(own)).body.firm).toMatchObject({ id: 1, phoneNumbers });
  });
});

describe("What was promised with a held time stands", () => {
  test("whatever the firm says of cancelling and calls its services and masters since", async () => {
    const held = await hold();
    expect(held.reservation.freeCancelUntil).toBe(freeUntil);
    const other = { ru: "Иначе", kz: "Басқаша", en: "Otherwise" };
    await load(
      firmWith((firm) => ({
        ...firm,
        freeCancelHours: 8000,
        services: firm.services.map((service) => ({
          ...service,
          name: other,
          prepaymentAmount: service.isPhoneOnly ? 0 : service.price,
        })),
        masters: firm.masters.map((master) => ({ ...master, name: other })),
      })),
    );
    expect((await read(held)).body).toEqual(held.reservation);
    const { body } = await server.confirm(held, phone, await server.giveProof(held, phone));
    expect(body.reservation).toMatchObject({ freeCancelUntil: freeUntil, entries: held.reservation.entries });
    server.now = new Date(Date.parse(freeUntil) - 1);
    expect((await cancelAsGuest({ ...held, ...body })).body.status).toBe("cancelledByClient");
  });

  test("and no later change lets cancel for nothing what was not free any more", async () => {
    const own = await book();
    await load(firmWith((firm) => ({ ...firm, freeCancelHours: 0 })));
    server.now = new Date(freeUntil);
    const answer = await cancelAsGuest(own);
    expect(answer).toMatchObject({ status: 400, body: { code: "cancelTooLate" } });
    expect((await read(own)).body.freeCancelUntil).toBeUndefined();
  });
});

test("A visit among thousands of firms is read without reading through them", async () => {
  const own = await book();
  await inTransaction(server.pool, async (transaction) => {
    await transaction.query(`
      insert into firms
        select (jsonb_populate_record(f, jsonb_build_object('id', n, 'url_key', 'firm-' || n))).*
          from firms f, generate_series(20000, 25000) n where f.id = 1`);
    await transaction.query("analyze firms");
    const firmsRead = async () => {
      const { rows } = await transaction.query<{ count: number }>(
        "select seq_tup_read::int as count from pg_stat_xact_user_tables where relname = 'firms'",
      );
      return rows[0]?.count;
    };
    const before = await firmsRead();
    expect((await findReservation(transaction, own.reservation.id, "ru"))?.firm).toEqual(own.reservation.firm);
    expect(await firmsRead()).toBe(before);
    await transaction.query("delete from firms where id >= 20000");
  });
});

test.each([
  ["master", { ...haircut, masterId: 777 }],
  ["service", { ...haircut, serviceId: 777 }],
])("A time is not held with a %s whom the catalogue has let go since it was planned", async (_, entry) => {
  const times = { startTime, endTime: "2026-11-30T11:00:00+05:00" };
  const plan = {
    ...times,
    price: 1,
    fullPrice: 1,
    entries: [{ ...times, ...entry, person: 1, price: 1, fullPrice: 1 }],
  };
  const { now } = server;
  const held = await inTransaction(server.pool, (transaction) =>
    insertHold(transaction, {
      id: randomUUID(),
      firmId: 1,
      plan,
      occupancies: [{ ...times, resourceKind: "master", resourceId: 1 }],
      currency: "KZT",
      prepayment: 0,
      freeCancelUntil: freeUntil,
      peopleCount: 1,
      awaitingTime: 0,
      manner: "togetherIfPossible",
      language: "ru",
      referrer: undefined,
      heldFrom: "test",
      secretHash: Buffer.from(""),
      now,
      heldUntil: now,
    }),
  );
  expect(held).toBe(undefined);
});
