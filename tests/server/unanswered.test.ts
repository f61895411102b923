import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => (server = await TestServer.open()));
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const firm = () => server.app.inject("/rest/clients-app/v1/firms/1");

test("a database that is there and does not answer is no reason to wait for ever: who asks is told to come back, until it does", async () => {
  // The connections are there: what is tried is their silence.
  for (const client of await Promise.all([1, 2, 3].map(() => server.pool.connect()))) client.release();
  const busy = await server.pool.connect();
  await busy.query("begin; lock table firms in access exclusive mode");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const answers = [firm(), firm()];
  await vi.waitUntil(() => vi.getTimerCount() > 1);
  await vi.advanceTimersByTimeAsync(15_000);
  for (const answer of answers) {
    const { statusCode, headers, json } = await answer;
    expect([statusCode, headers["retry-after"], json()]).toMatchObject([503, "5", { code: "unavailable" }]);
  }
  vi.useRealTimers();
  await busy.query("rollback");
  busy.release();
  expect((await firm()).statusCode).toBe(200);
});
