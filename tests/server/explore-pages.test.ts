import { afterAll, beforeAll, expect, test } from "vitest";
import { complaintsOf } from "../explore/invariants.ts";
import type { Tab } from "../explore/tab.ts";
import type { Walk } from "../explore/walk.ts";
import { type Held, TestServer } from "./test-server.ts";

let server: TestServer;
let held: Held;
beforeAll(async () => {
  server = await TestServer.open();
  held = await server.hold("16:00", 1);
});
afterAll(() => server.close());

/** `keeps`: the reservation whose time the page says that it keeps. */
const somePage = {
  path: "/",
  text: "",
  heading: "Запись",
  inMain: 1,
  isAtProcessor: false,
  keeps: null as string | null,
};
type Rest = Parameters<typeof complaintsOf>[2];

/** Which rules a page breaks that is seen so. */
async function brokenBy(seen: Partial<typeof somePage>, rest: Rest = "calm", isArmed = false): Promise<string[]> {
  const { path, text, heading, inMain, isAtProcessor, keeps } = { ...somePage, ...seen };
  const view = { controls: [], states: [], heading, hasHeading: heading !== "", inMain };
  const tab = {
    page: {
      url: () => `http://kezek.test${path}`,
      evaluate: async (look: () => unknown) => (String(look).includes("localStorage") ? keeps : text),
    },
    isAtProcessor: () => false,
    see: async () => ({ page: view, processor: isAtProcessor ? view : undefined }),
    settle: async () => rest,
    takeComplaints: () => [],
  };
  const walk = {
    stand: { interceptor: { calls: [], isArmed }, server, now: () => server.now.getTime() },
    callsOfPress: [],
    drafts: { complaints: async () => [] },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a browser is more than the rules look at
  const complaints = await complaintsOf(walk as unknown as Walk, tab as unknown as Tab, rest);
  return complaints.map(({ rule }) => rule);
}

const noWayOn = ["there is a way on from every page"];

test("a walk complains of a page with nothing to press, without a heading, or that stays busy", async () => {
  expect(await brokenBy({})).toEqual([]);
  expect(await brokenBy({ inMain: 0 })).toEqual(noWayOn);
  expect(await brokenBy({ heading: "" })).toEqual(noWayOn);
  expect(await brokenBy({}, "busy")).toEqual(noWayOn);
});

test("a page that still moves, or a processor's in it, need not be pressed", async () => {
  expect(await brokenBy({ inMain: 0 }, "moving")).toEqual([]);
  expect(await brokenBy({ inMain: 0, isAtProcessor: true })).toEqual([]);
});

test("a walk complains of a page that calls a visit reserved which is not, once all has come to rest", async () => {
  const path = `/my/reservation/${held.reservation.id}/success`;
  expect(await brokenBy({ path, text: "16:00, ждём подтверждения" })).toEqual([]);
  const wrong = { path, text: "Вы записаны! 16:00" };
  expect(await brokenBy(wrong)).toEqual(["a page says what is so"]);
  expect(await brokenBy({ path, text: "17:00, ждём подтверждения" })).toEqual(["a page says what is so"]);
  expect(await brokenBy(wrong, "moving")).toEqual([]);
  expect(await brokenBy(wrong, "calm", true)).toEqual([]);
});

test("a walk complains of a page that keeps a time which is not held any more", async () => {
  const page = { keeps: (await server.hold("18:00", 1)).reservation.id };
  expect(await brokenBy(page)).toEqual([]);
  await server.pool.query("update reservations set held_until = $2 where id = $1", [
    page.keeps,
    new Date(server.now.getTime() - 60_000),
  ]);
  expect(await brokenBy(page)).toEqual(["a page says what is so"]);
});
