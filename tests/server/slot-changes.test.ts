import { get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { slotChangesPath } from "../../domain/addresses.ts";
import type { AvailableTimes } from "../../domain/entities.ts";
import { listenerName } from "../../server/db/firm-changes.ts";
import { inTransaction } from "../../server/db/transaction.ts";
import { eventually } from "../support/eventually.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

let server: TestServer;
/** Another process on the same database, as far as the database can tell. */
let neighbour: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
  neighbour = await TestServer.open({ beside: server, config: { streamsPerAddress: 3, streams: 4 } });
  await Promise.all([server.listen(), neighbour.listen()]);
  // They say that all may be others once they hear of changes themselves.
  for (const process of [server, neighbour]) {
    const listener = await Listener.open(process, 9003);
    const notifying = setInterval(() => void process.pool.query("select pg_notify('slots_changed', '9003')"), 50);
    await listener.receivesChanges(2);
    clearInterval(notifying);
    listener.leave();
  }
});
afterAll(async () => {
  await neighbour.close();
  await server.close();
});

/** A page that listens to a process. */
class Listener {
  received = "";
  readonly #response: IncomingMessage;

  static async open(process: TestServer, firmId: number = salon.firmId, from?: string): Promise<Listener> {
    const listener = new Listener(await Listener.answerOf(process, firmId, from));
    await listener.receives("listening");
    return listener;
  }

  /** @param localAddress from which it is asked */
  static async answerOf(process: TestServer, firmId: unknown, localAddress = "127.0.0.1"): Promise<IncomingMessage> {
    const headers = { origin: "https://salon.example", "accept-encoding": "gzip" };
    const asked = get(`${process.config.apiUrl}${slotChangesPath}?firmId=${String(firmId)}`, { headers, localAddress });
    const [response] = await once(asked, "response");
    return response;
  }

  private constructor(response: IncomingMessage) {
    this.#response = response;
    open.add(this);
    response.setEncoding("utf8").on("data", (text: string) => (this.received += text));
    response.on("error", () => {});
  }

  get headers() {
    return this.#response.headers;
  }

  get isOver(): boolean {
    return this.#response.complete;
  }

  get changes(): number {
    return this.received.split("data: slotsChanged\n\n").length - 1;
  }

  async receives(change: string): Promise<void> {
    await eventually(
      async () => this.received,
      (received) => received.includes(`data: ${change}\n\n`),
    );
  }

  /** That many changes, once they are received. */
  receivesChanges(count: number): Promise<number> {
    return eventually(
      async () => this.changes,
      (changes) => changes >= count,
    );
  }

  leave(): void {
    this.#response.destroy();
    open.delete(this);
  }
}
const open = new Set<Listener>();
afterEach(() => {
  for (const listener of open) listener.leave();
});

/** The hours that a process says are free of the first master. */
async function timesOf(process: TestServer): Promise<string[]> {
  const params = { entries: [{ serviceId: salon.haircut, masterId: 1 }] };
  const asked = { firmId: salon.firmId, params, date: "2026-11-23" };
  const { body } = await process.post<AvailableTimes>("/rest/clients-app/v1/reservations/available-times", asked);
  return body.slots.map(({ startTime }) => startTime.slice(11, 16));
}

describe("Who shows the free times of a salon", () => {
  test("is told when somebody takes one of them, at whichever process, and when it is free again", async () => {
    const listener = await Listener.open(neighbour);
    const held = await server.hold("13:00", 1);
    await listener.receivesChanges(1);
    expect(await timesOf(neighbour)).not.toContain("13:00");
    await server.hold("15:00", 1, { replaces: { reservationId: held.reservation.id, secret: held.secret } });
    await listener.receivesChanges(2);
    const times = await timesOf(neighbour);
    expect(times).toContain("13:00");
    expect(times).not.toContain("15:00");
  });

  test("is told of changes that stand and of no others", async () => {
    const listener = await Listener.open(server);
    const { reservation } = await server.hold("13:00", 2);
    await listener.receivesChanges(1);
    const move = `
      with freed as (delete from occupancies where reservation_id = $1 returning *)
      insert into occupancies select firm_id, resource_kind, resource_id, starts_at + interval '2 hours',
                                     ends_at + interval '2 hours', held_until, reservation_id from freed`;
    const lost = inTransaction(server.pool, async (transaction) => {
      await transaction.query(move, [reservation.id]);
      throw new Error("lost");
    });
    await expect(lost).rejects.toThrow("lost");
    await inTransaction(server.pool, (transaction) => transaction.query(move, [reservation.id]));
    await listener.receivesChanges(2);
    await server.pool.query("select pg_notify('slots_changed', $1)", [salon.firmId]);
    await listener.receivesChanges(3);
    expect(listener.changes).toBe(3);
  });

  test("is not told of another salon, and is told when what a salon is changes", async () => {
    const listener = await Listener.open(server);
    const other = await Listener.open(server, 9002);
    await server.hold("10:00", 2);
    await listener.receivesChanges(1);
    await server.pool.query("select pg_notify('firm_changed', '9002')");
    await other.receivesChanges(1);
    expect([listener.changes, other.changes]).toEqual([1, 1]);
  });

  test("is told to look again after the process had lost the database", async () => {
    const listener = await Listener.open(server);
    await server.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = '${listenerName}' and datname = current_database()`,
    );
    await listener.receivesChanges(2);
    await server.hold("10:00", 1);
    await listener.receivesChanges(3);
    expect(await timesOf(server)).not.toContain("10:00");
  });

  test("may be a page of any site, and is answered at once and unchanged by what lies between", async () => {
    const { headers } = await Listener.open(server);
    expect(headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(headers["content-encoding"]).toBeUndefined();
  });
});

describe("A process", () => {
  test("tells as many pages of one address as it may, and of all together, and forgets those that have gone", async () => {
    const listeners = [await Listener.open(neighbour), await Listener.open(neighbour), await Listener.open(neighbour)];
    const refused = await Listener.answerOf(neighbour, salon.firmId);
    expect(refused.statusCode).toBe(403);
    expect(JSON.parse(Buffer.concat(await refused.toArray()).toString())).toMatchObject({ code: "tooManyRequests" });
    listeners.push(await Listener.open(neighbour, salon.firmId, "127.0.0.2"));
    expect((await Listener.answerOf(neighbour, salon.firmId, "127.0.0.3")).statusCode).toBe(403);
    for (const listener of listeners) listener.leave();
    await eventually(
      async () => {
        const response = await Listener.answerOf(neighbour, salon.firmId);
        response.destroy();
        return response.statusCode;
      },
      (status) => status === 200,
    );
  });

  test.each(["", "salon", "-1", "1e3"])("refuses to tell of the firm %o", async (firmId) => {
    const refused = await Listener.answerOf(server, firmId);
    expect(refused.statusCode).toBe(400);
    expect(JSON.parse(Buffer.concat(await refused.toArray()).toString())).toMatchObject({ code: "validationFailed" });
  });

  test("that stops ends what it was telling", async () => {
    const stopping = await TestServer.open({ beside: server });
    await stopping.listen();
    const listener = await Listener.open(stopping);
    await stopping.close();
    await eventually(async () => listener.isOver, Boolean);
    expect(listener.isOver).toBe(true);
  });
});
