// @vitest-environment jsdom
import { createServer, type Server } from "node:http";
import { afterAll, expect, test } from "vitest";
import type { Track } from "../../domain/analytics.ts";
import { createTrack } from "../../src/app/analytics.ts";

type Event = { event_type: string; event_properties: object };

const servers: Server[] = [];

/** Not sooner: another server at the port of one that is closed is sent what was left for that one. */
afterAll(() => {
  for (const server of servers) server.close();
});

/** An analytics service that gives these answers one after another, and what it was sent. */
async function analytics(...statuses: number[]): Promise<{ track: Track; batches: Event[][]; sent: string[] }> {
  const batches: Event[][] = [];
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return void response.end();
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      sent.push(text);
      const { events }: { events: Event[] } = JSON.parse(text);
      response.statusCode = statuses[Math.min(batches.length, statuses.length - 1)] ?? 200;
      batches.push(events);
      response.end("");
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const key = `key of ${servers.length} ${port}`;
  const track = createTrack({ key, url: `http://127.0.0.1:${port}/batches` });
  if (track === undefined) throw new Error("Analytics is off.");
  return { track, batches, sent };
}

test("analytics without a key is off: nothing is fetched and nothing sent", () => {
  expect(createTrack({ key: "", url: "" })).toBeUndefined();
});

test("events go out in batches of at most 30, with their properties and nothing of the address", async () => {
  history.replaceState(null, "", "/my/reservation/1/success#secret-of-a-guest");
  const { track, batches, sent } = await analytics(200);
  for (let id = 1; id <= 31; id += 1) track("press_category", { categoryId: id });
  await expect.poll(() => batches.flat().length).toBe(31);
  expect(batches.map(({ length }) => length)).toEqual([30, 1]);
  const categories = batches.flat().map(({ event_properties }) => event_properties);
  expect(categories).toEqual(Array.from({ length: 31 }, (_, index) => ({ categoryId: index + 1 })));
  expect(sent.join("")).not.toMatch(/secret|reservation/);
});

test("events that the service failed to take are sent again", async () => {
  const { track, batches } = await analytics(500, 200);
  track("open_firm", { firmId: 7 });
  await expect.poll(() => batches.length).toBe(2);
  expect(batches.flat().map(({ event_type }) => event_type)).toEqual(["open_firm", "open_firm"]);
});
