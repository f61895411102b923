import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Problem } from "../../../domain/failure.ts";
import type { components } from "../../../openapi/generated/api.ts";
import { forgetAccounts, giveAccount, phone, Visitor } from "../accounts/visitor.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";
import { waitForPrepayment } from "../visits.ts";

type Reservation = components["schemas"]["Reservation"];

/** Two days ahead, and so free to cancel for one more day. */
const startTime = salon.at("13:00", "2026-11-25");
const freeUntil = salon.at("13:00", "2026-11-24");
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());
beforeEach(async () => {
  await forgetAccounts(server);
  server.now = salon.morning;
});

async function visit(): Promise<Held> {
  const held = await server.hold("", 1, { startTime });
  const { status, body } = await server.confirm(held, phone, await server.giveProof(held, phone));
  expect(status).toBe(201);
  return { ...held, reservation: body.reservation };
}

/** What is confirmed and nothing more has this version. */
const confirmedVersion = 2;

const cancel = <Body = Reservation>(id: string, headers: Record<string, string>): Promise<Answer<Body>> =>
  server.cancel<Body>(id, confirmedVersion, headers);

const byGuest = <Body = Reservation>({ reservation: { id, version }, secret }: Held) =>
  server.cancel<Body>(id, version, { reservation_secret: secret });

describe("a guest cancels their visit", () => {
  test("and its time is free for others at once", async () => {
    const own = await visit();
    expect((await server.askToHold("", 1, { startTime })).status).toBe(400);
    const { status, body } = await byGuest(own);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: own.reservation.id, status: "cancelledByClient", version: 3 });
    expect((await server.askToHold("", 1, { startTime })).status).toBe(201);
  });

  test("twice, and it is answered as it was, without a second change", async () => {
    const own = await visit();
    const first = await byGuest(own);
    await server.hold("", 1, { startTime });
    const second = await byGuest(own);
    expect(second).toMatchObject({ status: 200, body: first.body });
  });

  test("and whoever knows but the key of that call is told nothing of the visit", async () => {
    const own = await visit();
    const known: Record<string, string> = { "idempotency-key": randomUUID() };
    expect((await cancel(own.reservation.id, { ...known, reservation_secret: own.secret })).status).toBe(200);
    const claims: Record<string, string>[] = [known, { ...known, reservation_secret: "another" }];
    for (const claim of claims) {
      const { status, body } = await cancel<Problem>(own.reservation.id, claim);
      expect([status, body.code]).toEqual([400, "idempotencyKeyReused"]);
    }
  });

  test("and sees on its page from then on that it is cancelled", async () => {
    const own = await visit();
    await byGuest(own);
    const { body } = await server.getReservation(own.reservation.id, own.secret);
    expect(body.status).toBe("cancelledByClient");
  });

  test("as long as its prepayment is still open", async () => {
    const held = await server.hold("", 1, { startTime });
    await waitForPrepayment(server.pool, held.reservation.id, server.now);
    const { body: reservation } = await server.getReservation(held.reservation.id, held.secret);
    expect((await byGuest({ ...held, reservation })).body.status).toBe("cancelledByClient");
  });

  test("and a confirmation that comes late does not bring it back", async () => {
    const own = await visit();
    await byGuest(own);
    const { body } = await server.confirm<Problem>(own, phone, await server.giveProof(own, phone));
    expect(body.code).toBe("holdExpired");
    expect((await server.askToHold("", 1, { startTime })).status).toBe(201);
  });

  test("and looking at it does not cancel it", async () => {
    const own = await visit();
    await server.getReservation(own.reservation.id, own.secret);
    await server.get(`/my/reservation/${own.reservation.id}/success`);
    await server.get(`/rest/clients-app/v1/reservations/${own.reservation.id}/cancel`, {
      reservation_secret: own.secret,
    });
    expect((await server.getReservation(own.reservation.id, own.secret)).body.status).toBe("confirmed");
  });
});

describe("a visit that has changed since its client saw it", () => {
  const changeComment = async (own: Held) => {
    await server.pool.query("update reservations set comment = 'Позже', version = version + 1 where id = $1", [
      own.reservation.id,
    ]);
  };

  test("is not cancelled: it is shown as it is now, and another word cancels that", async () => {
    const own = await visit();
    await changeComment(own);
    const { status, body } = await byGuest<Problem>(own);
    expect([status, body.code, body.action]).toEqual([400, "reservationChanged", "acceptChange"]);
    expect(body.reservation).toEqual({ ...own.reservation, comment: "Позже", version: 3 });
    expect((await server.getReservation(own.reservation.id, own.secret)).body).toEqual(body.reservation);
    const again = await byGuest({ ...own, reservation: body.reservation ?? own.reservation });
    expect(again.body).toMatchObject({ status: "cancelledByClient", version: 4 });
  });

  test("is not told so where it is cancelled already: that is what was wanted", async () => {
    const own = await visit();
    const first = await byGuest(own);
    expect(await byGuest(own)).toMatchObject({ status: 200, body: first.body });
  });

  test("is not shown to whoever only guesses its version", async () => {
    const own = await visit();
    const { body } = await server.cancel<Problem>(own.reservation.id, 7, { reservation_secret: "another" });
    expect([body.code, body.reservation]).toEqual(["reservationNotFound", undefined]);
  });

  test.each([0, 1.5, "2", null, undefined])("is not cancelled by the version %s", async (version) => {
    const own = await visit();
    const url = `/rest/clients-app/v1/reservations/${own.reservation.id}/cancel`;
    const { body } = await server.post<Problem>(url, { version }, { reservation_secret: own.secret });
    expect(body.code).toBe("validationFailed");
  });
});

describe("a visit is not cancelled", () => {
  test("from the instant on at which that is not free any more: its client is to call the salon", async () => {
    const own = await visit();
    server.now = new Date(freeUntil);
    const { status, body } = await byGuest<Problem>(own);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "cancelTooLate", action: "callFirm", reservation: { status: "confirmed" } });
    expect((await server.askToHold("", 1, { startTime })).status).toBe(400);
  });

  test("a moment before it still is", async () => {
    const own = await visit();
    server.now = new Date(Date.parse(freeUntil) - 1);
    expect((await byGuest(own)).body.status).toBe("cancelledByClient");
  });

  test("without its secret, or with another's: as if it were not there", async () => {
    const [own, another] = [await visit(), await server.hold("15:00", 2)];
    const strangers: Record<string, string>[] = [{}, { reservation_secret: another.secret }];
    for (const headers of strangers) {
      const { status, body } = await cancel<Problem>(own.reservation.id, headers);
      expect([status, body.code]).toEqual([404, "reservationNotFound"]);
    }
    expect((await server.getReservation(own.reservation.id, own.secret)).body.status).toBe("confirmed");
  });

  test.each(["arrived", "completed", "cancelledBySalon", "noShow"])("once it is %s", async (status) => {
    const own = await visit();
    await server.pool.query("update reservations set status = $2 where id = $1", [own.reservation.id, status]);
    const { body } = await byGuest<Problem>(own);
    expect(body).toMatchObject({ code: "notCancellable", action: "callFirm", reservation: { status } });
  });

  test("while it is held and nobody has confirmed it", async () => {
    const held = await server.hold("", 1, { startTime });
    expect((await byGuest<Problem>(held)).body).toMatchObject({ code: "notCancellable" });
    expect((await server.confirm(held, phone, await server.giveProof(held, phone))).status).toBe(201);
  });

  test.each(["partiallyRefunded", "authorized", "processing", "unknown"])(
    "by itself when its payment is %s",
    async (payment) => {
      const own = await visit();
      await server.pool.query("update reservations set payment_status = $2 where id = $1", [
        own.reservation.id,
        payment,
      ]);
      expect((await byGuest<Problem>(own)).body.code).toBe("notCancellable");
    },
  );
});

describe("a visit that is over", () => {
  test("is completed from its end on, and was not before", async () => {
    const { reservation, secret } = await visit();
    const status = async (at: number) => {
      server.now = new Date(at);
      return (await server.getReservation(reservation.id, secret)).body.status;
    };
    const end = Date.parse(reservation.endTime);
    expect([await status(end - 1), await status(end)]).toEqual(["confirmed", "completed"]);
  });

  test("is not cancelled: nobody is told that it was too late to do so for nothing", async () => {
    const own = await visit();
    server.now = new Date(own.reservation.endTime);
    const { body } = await byGuest<Problem>(own);
    expect(body).toMatchObject({ code: "notCancellable", reservation: { status: "completed" } });
  });
});

describe("a client who is signed in", () => {
  const as = ({ accessToken }: { accessToken: string }) => ({ authorization: `Bearer ${accessToken}` });
  const visitor = () => new Visitor(server);

  test("sees and cancels the visit of their phone without its secret", async () => {
    await giveAccount(server);
    const own = await visit();
    const headers = as(await visitor().enter());
    const shown = await server.get<Reservation>(`/rest/clients-app/v2/reservations/${own.reservation.id}`, headers);
    expect(shown.body).toMatchObject({ id: own.reservation.id, status: "confirmed" });
    expect((await cancel(own.reservation.id, headers)).body.status).toBe("cancelledByClient");
  });

  test("neither sees nor cancels the visit of another's phone, nor a hold of nobody's", async () => {
    await giveAccount(server, { phone: phone + 1 });
    const [own, held] = [await visit(), await server.hold("15:00", 2)];
    const headers = as(await visitor().enter(phone + 1));
    for (const { reservation } of [own, held]) {
      const url = `/rest/clients-app/v2/reservations/${reservation.id}`;
      expect((await server.get<Problem>(url, headers)).body.code).toBe("reservationNotFound");
      expect((await cancel<Problem>(reservation.id, headers)).body.code).toBe("reservationNotFound");
    }
  });

  test("sees the visits of their phone that are still to come, the next one first", async () => {
    await giveAccount(server);
    const later = await visit();
    const held = await server.hold("18:00", 2);
    await server.confirm(held, phone, await server.giveProof(held, phone));
    await server.hold("18:00", 1);
    const others = await server.hold("18:00", 3);
    await server.confirm(others, phone + 1, await server.giveProof(others, phone + 1));

    const headers = as(await visitor().enter());
    const ask = async () => {
      const url = "/rest/clients-app/v1/reservations?type=future";
      const { body } = await server.get<{ reservations: Reservation[] }>(url, headers);
      return body.reservations.map(({ id }) => id);
    };
    expect(await ask()).toEqual([held.reservation.id, later.reservation.id]);
    await byGuest(later);
    expect(await ask()).toEqual([held.reservation.id]);
  });

  test("alone has a list of visits to come: a visitor has none", async () => {
    const { status, body } = await server.get<Problem>("/rest/clients-app/v1/reservations?type=future");
    expect([status, body.code]).toEqual([401, "signInNeeded"]);
  });

  test("sees a visit among those to come until it is over", async () => {
    await giveAccount(server);
    const { reservation } = await visit();
    const end = Date.parse(reservation.endTime);
    const ask = async (at: number) => {
      server.now = new Date(at);
      const headers = as(await visitor().enter());
      const url = "/rest/clients-app/v1/reservations?type=future";
      return (await server.get<{ reservations: Reservation[] }>(url, headers)).body.reservations;
    };
    expect(await ask(end - 1)).toMatchObject([{ id: reservation.id, status: "confirmed" }]);
    expect(await ask(end)).toEqual([]);
  });
});
