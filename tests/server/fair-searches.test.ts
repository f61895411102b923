import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { limits } from "../../server/core/limits.ts";
import answer, { type Task } from "../../server/services/visit-search/thread.ts";
import { salon } from "./salon.ts";
import { TestServer } from "./test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ log: { level: "fatal", stream: process.stderr } });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => server.close());

const params = {
  peopleCount: 2,
  entries: [
    { person: 1, serviceId: salon.haircut },
    { person: 2, serviceId: salon.haircut },
  ],
};

async function statusFrom(remoteAddress: string, path: string, more: object): Promise<number> {
  const { status } = await server.ask({
    method: "POST",
    url: `/rest/clients-app/v1/reservations/${path}`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ firmId: salon.firmId, params, ...more }),
    remoteAddress,
  });
  return status;
}

it("Whoever asks at once for more plans of several people than are searched for keeps nobody else from theirs", async () => {
  const waiting: (() => void)[] = [];
  vi.spyOn(Piscina.prototype, "run").mockImplementation(
    (task: Task) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(answer(task)));
      }),
  );
  const plans = { from: "2026-11-23", days: 31 };
  // One client has all addresses of a network.
  const answered: number[] = [];
  const most = Math.max(1, availableParallelism() - 1) + limits.searchesWaitingPerCaller;
  const tooMany = 25;
  const flood = Array.from({ length: most + tooMany }, async (_, index) => {
    answered.push(await statusFrom(`2001:db8::${index.toString(16)}`, "service-allocation", plans));
  });
  await expect.poll(() => answered).toEqual(Array<number>(tooMany).fill(503));

  const others = [
    statusFrom("192.0.2.1", "service-allocation", plans),
    statusFrom("192.0.2.1", "reservation-times", plans),
    statusFrom("192.0.2.2", "available-times", { date: "2026-11-23" }),
    statusFrom("192.0.2.3", "preview", { startTime: salon.at("15:00") }),
  ];
  const stop = setInterval(() => waiting.shift()?.(), 5);
  expect(await Promise.all(others)).toEqual([200, 200, 200, 200]);
  await Promise.all(flood);
  expect(answered.filter((status) => status === 200)).toHaveLength(most);
  clearInterval(stop);
});
