import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../../server/app/app.ts";
import { openPool } from "../../../server/db/pool.ts";
import { TestServer } from "../test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** A wire to the database that can be cut and mended. */
async function wireTo(databaseUrl: string): Promise<{ url: string; cut(): Promise<void>; mend(): Promise<void> }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const listener = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("A TCP listener has no port.");
  const { port } = address;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    cut: async () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: async () => {
      listener.listen(port, "127.0.0.1");
      await once(listener, "listening");
    },
  };
}

test("while the database cannot be reached the service says so, and works again afterwards", async () => {
  const wire = await wireTo(server.databaseUrl);
  const pool = await openPool(wire.url);
  const app = await buildApp({ config: server.config, pool });
  expect((await app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });

  await wire.cut();
  for (const url of ["/rest/common/countries", "/health"]) {
    const down = await app.inject({ url });
    expect(down.statusCode).toBe(503);
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
