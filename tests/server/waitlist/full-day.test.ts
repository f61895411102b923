import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { limits } from "../../../server/core/limits.ts";
import { Refused } from "../../../server/core/refusal.ts";
import { isSmsWanted } from "../../../server/db/queries/sms-messages.ts";
import { noteWaitedFirms } from "../../../server/db/queries/waitlist-queue.ts";
import { purgeWaitlist } from "../../../server/db/queries/purge.ts";
import { deleteClients } from "../../../server/db/queries/clients.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { eventually } from "../../support/eventually.ts";
import { salon } from "../salon.ts";
import { at, day, Waiting } from "./waiting.ts";

let waiting: Waiting;
let free: (masterId: number) => Promise<unknown>;
beforeAll(async () => {
  waiting = await Waiting.open();
  await waiting.server.listen();
});
afterAll(() => waiting.close());
beforeEach(async () => {
  await waiting.forget();
  free = await waiting.fill();
});

const phones = [77_011_111_111, 77_012_222_222, 77_013_333_333];
type Headers = Record<string, string>;

/** So many clients who are signed in and wait for the full day, in their order. */
async function queue(count: number): Promise<Headers[]> {
  const clients: Headers[] = [];
  for (const phone of phones.slice(0, count)) {
    const headers = await waiting.client(phone, `Client ${phone}`);
    await waiting.haircut(headers);
    waiting.server.pass(1);
    clients.push(headers);
  }
  return clients;
}

async function offerOf(headers: Headers | undefined) {
  const [found] = (await waiting.own(headers ?? {})).body.requests;
  if (found?.offer === undefined) throw new Error("Nothing is offered.");
  return { ...found, offer: found.offer };
}

test("a client who waits for a full day is offered what is freed on it, and takes it as a visit of theirs", async () => {
  const [client] = await queue(1);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["waiting"]);
  await free(2);
  await waiting.offer();
  const found = await offerOf(client);
  expect(found).toMatchObject({ kind: "day", status: "offered", firm: { id: salon.firmId, urlKey: salon.urlKey } });
  expect(found.offer).toMatchObject({
    status: "held",
    startTime: at("09:00"),
    entries: [{ masterId: 2, pickedBecause: "onlyFree" }],
  });

  const { body } = await waiting.accept(found, found.offer.version, client ?? {});
  expect(body).toMatchObject({ status: "accepted", offer: { status: "confirmed", clientPhone: phones[0] } });
  const url = "/rest/clients-app/v1/reservations?type=future";
  const visits = await waiting.server.get<{ reservations: { id: string; clientName: string }[] }>(url, client);
  expect(visits.body.reservations).toMatchObject([{ id: found.offer.id, clientName: `Client ${phones[0]}` }]);
  const { rows } = await waiting.server.pool.query("select kind from reservation_reminders");
  expect(rows).toEqual([{ kind: "dayBefore" }]);
});

test("who waits longest is offered first; who gives it up makes room for the next, who has it then", async () => {
  const [first] = await queue(3);
  await free(2);
  await waiting.take(2, "10:00", "20:00");
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["offered", "waiting", "waiting"]);
  await waiting.leave(await offerOf(first), first ?? {});
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["declined", "offered", "waiting"]);
  waiting.server.pass(limits.waitlistOfferMinutes * 60);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["declined", "expired", "offered"]);
  // What they were signed in by before has expired.
  const third = await waiting.enter(phones[2] ?? 0);
  const found = await offerOf(third);
  const stale = await waiting.accept<Problem>(found, found.offer.version + 1, third);
  expect(stale.body.code).toBe("reservationChanged");
  expect((await waiting.accept(found, found.offer.version, third)).body.status).toBe("accepted");
  expect((await waiting.own(await waiting.enter(phones[1] ?? 0))).body.requests).toEqual([]);
});

test("where there is no time to search for who waits longest, the next is offered a time, and the first one soon after", async () => {
  await queue(2);
  await free(2);
  const search = vi.spyOn(waiting.availability, "firstPlan").mockRejectedValueOnce(new Refused("unavailable"));
  await waiting.offer();
  search.mockRestore();
  expect(await waiting.statuses()).toEqual(["waiting", "offered"]);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["offered", "offered"]);
});

test("a time whose hold ran out is offered", async () => {
  await free(1);
  const held = await waiting.server.hold("", 1, { startTime: at("09:00") });
  await waiting.take(1, "10:00", "20:00");
  const [client] = await queue(1);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["waiting"]);
  waiting.server.pass(limits.holdSeconds);
  await waiting.server.pool.query("select graphile_worker.add_job('expireHolds')");
  await eventually(
    async () => (await waiting.server.pool.query("select 1 from freed_firms")).rowCount,
    (count) => count === 1,
  );
  await waiting.offer();
  expect((await offerOf(client)).offer.startTime).toBe(held.reservation.startTime);
});

test("a time that a visit gave up by moving is offered", async () => {
  await free(1);
  const visit = await waiting.book("09:00");
  await waiting.take(1, "10:00", "19:00");
  const [client] = await queue(1);
  const change = {
    version: 2,
    startTime: at("19:00"),
    params: { entries: [{ person: 1, serviceId: salon.haircut, masterId: 1 }] },
    expected: expectedOf(visit.reservation),
  };
  const url = `/rest/clients-app/v1/reservations/${visit.reservation.id}`;
  const headers = { "idempotency-key": "moved-for-the-waitlist", reservation_secret: visit.secret };
  await waiting.server.ask({ method: "PUT", url, headers, payload: change });
  await waiting.offer();
  expect((await offerOf(client)).offer.startTime).toBe(at("09:00"));
});

test("a master who comes to work on the day is found by the look at all firms", async () => {
  await queue(1);
  await waiting.offer();
  await waiting.server.pool.query("update masters set is_online = true where firm_id = 9001 and id = 4");
  await waiting.server.pool.query("insert into master_services values (9001, 4, 1) on conflict do nothing");
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["waiting"]);
  await noteWaitedFirms(waiting.server.pool);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["offered"]);
  await waiting.server.pool.query("update masters set is_online = false where firm_id = 9001 and id = 4");
});

test("who asks twice for the same waits once", async () => {
  const client = await waiting.client(phones[0] ?? 0);
  const answers = await Promise.all([waiting.haircut(client), waiting.haircut(client)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const other = await waiting.haircut(client, { partOfDay: "morning" });
  expect(other.body.id).not.toBe(answers[0]?.body.id);
  expect(await waiting.statuses()).toEqual(["waiting", "waiting"]);
});

test("nobody is offered two times of a firm at once", async () => {
  const [client] = await queue(1);
  await waiting.haircut(client ?? {}, { partOfDay: "day" });
  await free(1);
  await waiting.offer();
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["offered", "waiting"]);
  const { rows } = await waiting.server.pool.query("select 1 from reservations where status = 'held'");
  expect(rows).toHaveLength(1);
});

test("one phone waits for so many things, and then for no more until one is over", async () => {
  const client = await waiting.client(phones[0] ?? 0);
  const answers = [];
  const partsOfDay = ["any", "morning", "day", "evening"] as const;
  const wanted = partsOfDay.flatMap((partOfDay) => ["2026-11-26", "2026-11-27"].map((until) => ({ partOfDay, until })));
  for (const more of wanted.slice(0, limits.waitlistPerPhone)) answers.push(await waiting.haircut(client, more));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { status, body } = await waiting.haircut<Problem>(client);
  expect([status, body.code, body.action]).toEqual([403, "waitlistFull", "tryLater"]);
  const [first] = answers;
  if (first) await waiting.leave(first.body, client);
  expect((await waiting.haircut(client)).status).toBe(201);
});

describe("what is asked for a full day", () => {
  test("is asked by whoever is signed in, and by nobody else", async () => {
    const { status, body } = await waiting.haircut<Problem>({});
    expect([status, body.code]).toEqual([401, "signInNeeded"]);
  });

  test.each([
    ["of a firm that is not there", { firmId: 99_999 }, "firmNotFound"],
    ["that nobody does", { params: { entries: [{ serviceId: salon.colouring }] } }, "servicesNotBookable"],
    ["for more people than come", { params: { entries: [{ serviceId: 1, person: 2 }] } }, "validationFailed"],
    ["on days that are over", { from: "2026-11-20", until: "2026-11-22" }, "validationFailed"],
  ])("is refused %s", async (_what, more, code) => {
    const { body } = await waiting.haircut<Problem>(await waiting.client(phones[0] ?? 0), more);
    expect(body.code).toBe(code);
    expect(await waiting.statuses()).toEqual([]);
  });
});

describe("the message", () => {
  test.each([
    ["ru", 77_015_000_001, /^Сынақ: есть время 25\.11\.2026 в 09:00, держим для вас до 10:30\. Ответить: (\S+)$/],
    [
      "kz",
      77_015_000_002,
      /^Сынақ \(kz\): 25\.11\.2026, сағат 09:00 бос, сізге 10:30 уақытына дейін ұстаймыз\. Жауап: (\S+)$/,
    ],
    [
      "en",
      77_015_000_003,
      /^Сынақ \(en\): 25\/11\/2026, 09:00 is free\. We are holding it for you until 10:30\. Answer: (\S+)$/,
    ],
  ])(
    "tells in the language of whoever waits (%s, %i) what is free and until when, with a key",
    async (language, phone, text) => {
      const client = await waiting.client(phone);
      await waiting.haircut({ ...client, "accept-language": language });
      await free(1);
      await waiting.offer();
      const [message] = await eventually(
        () => waiting.server.inbox(phone),
        (found) => found.length === 1,
      );
      const [, link = ""] = text.exec(message?.text ?? "") ?? [];
      const token = /^https:\/\/kezek\.example\/sl\/([\w-]{16})/.exec(link)?.[1] ?? "";
      const { body } = await waiting.server.get<{ reservationId: string }>(
        `/rest/clients-app/v2/reservations/url/${token}`,
      );
      const found = await offerOf(client);
      expect(body.reservationId).toBe(found.offer.id);
      expect((await waiting.of(body.reservationId, token))?.id).toBe(found.id);
      const { status } = await waiting.accept(found, found.offer.version, { reservation_secret: token });
      expect(status).toBe(200);
    },
  );

  test("is not wanted any more once the time is given up", async () => {
    await waiting.server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "error" } });
    const [client] = await queue(1);
    await free(1);
    await waiting.offer();
    const { rows } = await waiting.server.pool.query<{ id: string }>("select id from sms_messages");
    const wanted = () => isSmsWanted(waiting.server.pool, rows[0]?.id ?? "");
    expect(await wanted()).toBe(true);
    await waiting.leave(await offerOf(client), client ?? {});
    expect(await wanted()).toBe(false);
    await waiting.server.app.inject({ method: "POST", url: "/sandbox/sms/faults", payload: { mode: "none" } });
  });
});

describe("what is known of who waited", () => {
  test("is forgotten some time after it is over, and not before", async () => {
    const [first] = await queue(2);
    const [request] = (await waiting.own(first ?? {})).body.requests;
    if (request) await waiting.leave(request, first ?? {});
    await waiting.server.pool.query("update waitlist_requests set until_date = '2027-12-31'");
    waiting.server.pass(limits.waitlistRecordDays * 24 * 3600);
    await purgeWaitlist(waiting.server.pool, waiting.server.now);
    expect((await waiting.statuses()).length).toBe(2);
    waiting.server.pass(1);
    await purgeWaitlist(waiting.server.pool, waiting.server.now);
    expect(await waiting.statuses()).toEqual(["waiting"]);
  });

  test("is forgotten with the account", async () => {
    await queue(2);
    await waiting.server.pool.query(
      "update clients set deletion_requested_at = $2, delete_after = $2 where phone = $1",
      [phones[0], waiting.server.now],
    );
    await inTransaction(waiting.server.pool, (transaction) => deleteClients(transaction, waiting.server.now));
    const { rows } = await waiting.server.pool.query("select phone from waitlist_requests");
    expect(rows).toEqual([{ phone: phones[1] }]);
  });

  test("ends with the firm: nobody waits where it is gone", async () => {
    await queue(1);
    await waiting.server.pool.query(
      `insert into former_firms select f.id, f.name, f.name, f.address, f.latitude, f.longitude, '{}', f.time_zone
         from firms f where f.id = 9002`,
    );
    await waiting.server.pool.query("update waitlist_requests set firm_id = 9002");
    await waiting.server.pool.query("delete from firms where id = 9002");
    await waiting.offer();
    expect(await waiting.statuses()).toEqual(["expired"]);
    expect((await waiting.server.pool.query("select 1 from freed_firms")).rowCount).toBe(0);
  });
});

test("a day is what it is at the salon, not in Greenwich", async () => {
  await waiting.haircut(await waiting.client(phones[0] ?? 0));
  waiting.server.now = new Date(salon.at("23:30", day));
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["waiting"]);
  waiting.server.pass(30 * 60);
  await waiting.offer();
  expect(await waiting.statuses()).toEqual(["expired"]);
});
