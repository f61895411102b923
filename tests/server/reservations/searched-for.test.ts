import { randomUUID } from "node:crypto";
import { Piscina } from "piscina";
import { afterEach, beforeEach, afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { expectedOf } from "../../../domain/bill.ts";
import type { Problem } from "../../../domain/failure.ts";
import { Refused } from "../../../server/core/refusal.ts";
import { FairTurns } from "../../../server/services/visit-search/fair-turns.ts";
import answer, { type Task } from "../../../server/services/visit-search/thread.ts";
import { brokenHistories } from "../../races/histories.ts";
import { overlaps } from "../../races/overlaps.ts";
import { eventually } from "../../support/eventually.ts";
import { salon } from "../salon.ts";
import { type Answer, type Held, TestServer } from "../test-server.ts";

let server: TestServer;
/** The searches that are under way: each answers once it is let. */
let searches: (() => void)[];
beforeAll(async () => {
  server = await TestServer.open({ log: { level: "fatal", stream: process.stderr } });
});
beforeEach(async () => {
  await server.empty("reservations", "idempotency_keys");
  searches = [];
  vi.spyOn(Piscina.prototype, "run").mockImplementation(
    (task: Task) => new Promise((resolve) => searches.push(() => resolve(answer(task)))),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const search of searches) search();
});
afterAll(() => server.close());

/** A Wednesday, so that a visit on it may still be changed. */
const day = "2026-11-25";
const person = (number: number, masterId: number | null = null) => ({
  person: number,
  serviceId: salon.haircut,
  masterId,
});
const ofTwo = { entries: [person(1), person(2)], peopleCount: 2 };

const isUnderWay = () =>
  eventually(
    async () => searches.length,
    (count) => count > 0,
  );
const letOne = () => searches.shift()?.();

/** Lets each search answer at once until something is done. */
async function whileSearched<Done>(work: Promise<Done>): Promise<Done> {
  const often = setInterval(letOne, 1);
  return work.finally(() => clearInterval(often));
}

async function openTransactions(): Promise<number | null> {
  const idle = "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
  return (await server.pool.query(idle)).rowCount;
}

const mastersOf = ({ body }: Answer<Held>) =>
  body.reservation.entries.map(({ masterId }) => masterId).toSorted((one, other) => one - other);

async function visitOfTwo(): Promise<Held> {
  const held = await whileSearched(server.hold("", null, { startTime: salon.at("10:00", day), params: ofTwo }));
  const { body } = await server.confirm(held, 77_011_234_567, await server.giveProof(held, 77_011_234_567));
  return { ...held, reservation: body.reservation };
}

function move<Body>({ reservation, secret }: Held, time: string): Promise<Answer<Body>> {
  const { id, version } = reservation;
  return server.ask({
    method: "PUT",
    url: `/rest/clients-app/v1/reservations/${id}`,
    headers: { "idempotency-key": randomUUID(), reservation_secret: secret },
    payload: { version, startTime: salon.at(time, day), params: ofTwo, expected: expectedOf(reservation) },
  });
}

describe("While a visit of several people is searched for", () => {
  it("to be held, no transaction is open for it, and others hold theirs", async () => {
    const times = ["10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"];
    const held = times.map((time) => server.askToHold(time, null, { params: ofTwo }));
    await isUnderWay();
    const alone = await Promise.all(times.map((time) => server.askToHold(time, 1)));
    expect(alone.map(({ status }) => status)).toEqual(times.map(() => 201));
    expect(await openTransactions()).toBe(0);
    const statuses = (await whileSearched(Promise.all(held))).map(({ status }) => status);
    expect(statuses).toEqual(times.map(() => 201));
  });

  it("whoever is faster has the master, and it is searched for anew with those who are left", async () => {
    const first = server.askToHold("10:00", null, { params: ofTwo });
    await isUnderWay();
    expect((await server.askToHold("10:00", 1)).status).toBe(201);
    expect(mastersOf(await whileSearched(first))).toEqual([2, 3]);
    expect(await overlaps(server.pool)).toEqual([]);
  });

  it("a time that is gone by then is refused with others", async () => {
    const first = server.askToHold<Problem>("10:00", null, { params: ofTwo });
    await isUnderWay();
    for (const masterId of [1, 2]) await server.hold("10:00", masterId);
    const open: (number | null)[] = [];
    vi.mocked(Piscina.prototype.run).mockImplementation(async (task: Task) => {
      open.push(await openTransactions());
      return answer(task);
    });
    const { body } = await whileSearched(first);
    expect([body.code, body.alternatives?.length]).toEqual(["slotTaken", 3]);
    expect(new Set(open)).toEqual(new Set([0]));
  });

  it("to be changed, it is nobody's to wait for: it can be cancelled, and is not changed any more then", async () => {
    const visit = await visitOfTwo();
    const moved = move<Problem>(visit, "15:00");
    await isUnderWay();
    expect(await openTransactions()).toBe(0);
    const { id, version } = visit.reservation;
    expect((await server.cancel(id, version, { reservation_secret: visit.secret })).status).toBe(200);
    expect((await whileSearched(moved)).body.code).toBe("notChangeable");
    expect([await overlaps(server.pool), await brokenHistories(server.pool)]).toEqual([[], []]);
  });

  it("and nobody else wants anything, it is searched for once", async () => {
    const visit = await visitOfTwo();
    const run = vi.mocked(Piscina.prototype.run);
    run.mockClear();
    expect((await whileSearched(move<Held["reservation"]>(visit, "15:00"))).body.startTime).toBe(
      salon.at("15:00", day),
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("a call that comes twice is one hold", async () => {
    const key = { "idempotency-key": randomUUID() };
    const twice = [1, 2].map(() => server.askToHold("10:00", null, { params: ofTwo }, key));
    const [first, second] = await whileSearched(Promise.all(twice));
    expect(second?.body).toEqual(first?.body);
    const { rowCount } = await server.pool.query("select from reservations");
    expect([first?.status, rowCount]).toEqual([201, 1]);
  });

  it("and there is no time for that, it is refused to whoever asked, and to nobody else who wants the same", async () => {
    const [path, asked] = ["/rest/clients-app/v1/reservations", vi.spyOn(FairTurns.prototype, "take")];
    const payload = { isTemporary: true, firmId: salon.firmId, params: ofTwo, startTime: salon.at("10:00") };
    const statusFrom = async (remoteAddress: string) => {
      const headers = { "idempotency-key": randomUUID() };
      return (await server.ask({ method: "POST", url: path, headers, payload, remoteAddress })).status;
    };
    vi.mocked(Piscina.prototype.run).mockImplementationOnce(
      () => new Promise((_, reject) => searches.push(() => reject(new Refused("unavailable")))),
    );
    const first = statusFrom("192.0.2.1");
    await isUnderWay();
    const second = statusFrom("192.0.2.2");
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    expect(await whileSearched(Promise.all([first, second]))).toEqual([503, 201]);
  });

  it("and there is no time for that, the call may come again", async () => {
    const key = { "idempotency-key": randomUUID() };
    const ask = () => server.askToHold<Problem>("10:00", null, { params: ofTwo }, key);
    vi.mocked(Piscina.prototype.run).mockRejectedValueOnce(new Refused("unavailable"));
    expect((await ask()).status).toBe(503);
    expect((await whileSearched(ask())).status).toBe(201);
  });
});
