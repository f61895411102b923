import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteServiceClock } from "../../src/api/service-clock.ts";

const hour = 3_600_000;
const now = new Date("2026-11-23T10:00:00Z");
beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

async function notedOf(headers: Record<string, string>): Promise<number[]> {
  const noted: number[] = [];
  const send = noteServiceClock((aheadMs) => noted.push(aheadMs))(async () => new Response("{}", { headers }));
  expect(await (await send(new Request("http://kezek.test/rest/"))).text()).toBe("{}");
  return noted;
}

const dateOf = (aheadMs: number) => new Date(now.getTime() + aheadMs).toUTCString();
const ofNow = { "cache-control": "no-store" };

test.each([
  ["a day ahead of the device's", 24 * hour, 24 * hour],
  ["a day behind it", -24 * hour, -24 * hour],
  ["three minutes and some seconds ahead, to the minute", 195_000, 180_000],
  ["about the same", 90_000, 0],
  ["about the same, the answer having been on its way", -100_000, 0],
])("the service's clock is noted: %s", async (_, ahead, noted) => {
  expect(await notedOf({ ...ofNow, date: dateOf(ahead) })).toEqual([noted]);
});

test("nothing is noted of an answer that the device has slept through", async () => {
  const noted: number[] = [];
  const headers = { ...ofNow, date: dateOf(0) };
  const send = noteServiceClock((aheadMs) => noted.push(aheadMs))(async () => {
    vi.setSystemTime(now.getTime() + hour);
    return new Response("{}", { headers });
  });
  await send(new Request("http://kezek.test/rest/"));
  expect(noted).toEqual([]);
});

test.each([
  ["may be one of before", { date: dateOf(hour), "cache-control": "max-age=60" }],
  ["says nothing of who may keep it", { date: dateOf(hour) }],
  ["has no date", ofNow],
  ["has a date that is none", { ...ofNow, date: "tomorrow" }],
  ["has a date of another age", { ...ofNow, date: "Fri, 31 Dec 9999 23:59:59 GMT" }],
  ["has a date of before there were any", { ...ofNow, date: "Thu, 01 Jan 1970 00:00:00 GMT" }],
])("nothing is noted of an answer that %s", async (_, headers) => {
  expect(await notedOf(headers)).toEqual([]);
});
