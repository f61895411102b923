import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { faults, saveFault } from "../../../server/db/queries/sandbox-sms.ts";
import { inTransaction } from "../../../server/db/transaction.ts";
import { smscGateway } from "../../../server/outside/sms/smsc.ts";
import { readOutsideState, workOnOutbox } from "../../../server/services/outbox/outbox.ts";
import { requestSms, smsWorker } from "../../../server/services/outbox/sms.ts";
import { TestServer } from "../test-server.ts";
import { type Between, Gateway } from "./gateway.ts";

const phone = 77_011_234_567;
const code = "код 904817";
const tokenKey = "a key of the tests, 32 characters";

// The service does not listen: nobody works on the queue but the tests.
let server: TestServer;
let gateway: Gateway;
beforeAll(async () => {
  server = await TestServer.open();
  gateway = await Gateway.open(server);
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
beforeEach(async () => {
  await server.empty("outbox", "sandbox_sms");
});
afterEach(() => gateway.behave());

async function request(isSent = true): Promise<string> {
  const id = randomUUID();
  const { pool, now } = server;
  const beginBefore = new Date(now.getTime() + 3_600_000);
  await inTransaction(pool, (tx) => requestSms(tx, tokenKey, { id, phone, text: code, beginBefore, isSent, now }));
  return id;
}

async function attempt(id: string, timeoutMs = 2000): Promise<unknown> {
  const { pool } = server;
  const workers = { sendSms: smsWorker({ pool, sms: smscGateway(gateway.account, timeoutMs), tokenKey }) };
  return workOnOutbox({ pool, clock: () => server.now, workers }, id);
}

/** Two processes work on a message, each attempt longer after the last than the provider knows a repetition. */
async function workOn(id: string, timeoutMs?: number): Promise<void> {
  for (let round = 1; round <= 4; round += 1) {
    await Promise.all([attempt(id, timeoutMs), attempt(id, timeoutMs)]);
    server.pass(120);
  }
}

/** What the provider has taken, and would be paid for. */
async function ledger(): Promise<string[]> {
  const { rows } = await server.pool.query<{ text: string }>("select text from sandbox_sms order by id");
  return rows.map(({ text }) => text);
}

const state = async (id: string) => (await readOutsideState(server.pool, id))?.state;

/** What a provider gets over. */
const passing = faults.filter((fault) => fault !== "none" && fault !== "undeliverable");

describe("A message", () => {
  test("is sent, and followed until it is delivered", async () => {
    const id = await request();
    expect(await state(id)).toBe("processing");
    await attempt(id);
    expect(await state(id)).toBe("begun");
    await attempt(id);
    expect(await state(id)).toBe("done");
    expect(await ledger()).toEqual([code]);
  });

  test.each(passing)("is sent once and settled when the provider is well again after: %s", async (fault) => {
    await saveFault(server.pool, fault);
    const id = await request();
    await workOn(id, fault === "timeout" ? 100 : undefined);
    expect((await ledger()).length).toBeLessThanOrEqual(1);
    await saveFault(server.pool, "none");
    await workOn(id);
    expect(await ledger()).toEqual([code]);
    expect(await state(id)).toBe("done");
  });

  test("is sent once even when a request that was given up arrives later", async () => {
    const late: Promise<unknown>[] = [];
    const arriveLate: Between = async ({ path }, forward, response) => {
      if (path.endsWith("/send.php")) late.push(new Promise((resolve) => response.on("close", resolve)).then(forward));
      else response.end((await forward()).text);
    };
    gateway.between = arriveLate;
    const id = await request();
    await attempt(id, 100);
    await Promise.all(late);
    gateway.behave();
    await attempt(id);
    await attempt(id);
    expect(await ledger()).toEqual([code]);
    expect(await state(id)).toBe("done");
  });

  test("that cannot be delivered is settled as refused", async () => {
    await saveFault(server.pool, "undeliverable");
    const id = await request();
    await workOn(id);
    await saveFault(server.pool, "none");
    expect(await ledger()).toEqual([code]);
    expect(await state(id)).toBe("refused");
  });

  test("waits sealed, and its text is forgotten once the gateway has it", async () => {
    const id = await request();
    const text = async () =>
      (await server.pool.query("select text from sms_messages where id = $1", [id])).rows[0].text;
    expect(await text()).not.toContain("904817");
    await attempt(id);
    expect(await text()).toBeNull();
    const { rows } = await server.pool.query(
      "select to_jsonb(e)::text as text from outbox_events e union all select payload::text from graphile_worker._private_jobs",
    );
    expect(JSON.stringify(rows)).not.toContain("904817");
  });

  test("for show is settled like any other, and the provider never hears of it", async () => {
    const id = await request(false);
    await attempt(id);
    expect(await state(id)).toBe("done");
    expect(await ledger()).toEqual([]);
  });
});
