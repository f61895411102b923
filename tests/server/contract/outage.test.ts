import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app/app.ts";
import { openPool } from "../../../server/db/pool.ts";
import { wireTo } from "../support/wire.ts";
import { TestServer } from "../test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

test("while the database cannot be reached the service says so, and works again afterwards", async () => {
  const wire = await wireTo(server.databaseUrl);
  const pool = await openPool(wire.url);
  const app = await buildApp({ config: server.config, pool });
  expect((await app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });

  await wire.cut();
  for (const url of ["/rest/common/countries", "/health"]) {
    const down = await app.inject({ url });
    expect(down.statusCode).toBe(503);
    expect(Number(down.headers["retry-after"])).toBeGreaterThan(0);
    expect(down.json()).toMatchObject({ code: "unavailable", action: "tryLater" });
  }
  const held = await app.inject({
    method: "POST",
    url: "/rest/clients-app/v1/reservations/sms",
    headers: { "idempotency-key": "0123456789abcdef" },
    payload: { challengeId: "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11", code: "123456" },
  });
  expect(held.statusCode).toBe(503);

  await wire.mend();
  expect((await app.inject({ url: "/rest/common/countries" })).statusCode).toBe(200);
  await app.close();
  await pool.end();
  await wire.cut();
});
