import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { hourMs } from "../../domain/time.ts";
import { hold, preview, reservation } from "../../machines/kit/examples.ts";
import { type TimeHoldInput, timeHoldMachine } from "../../machines/time-hold/machine.ts";
import { createClient } from "../../src/api/client.ts";
import { timeHoldEffects } from "../../src/effects/time-hold.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-23T13:05:00+05:00") }));
afterEach(() => vi.useRealTimers());

type Take = Extract<TimeHoldInput, { kind: "take" }>;

const startTime = "2026-11-23T13:15:00+05:00";
const entries = [{ person: 1, serviceId: 2, masterId: null }];
const wanted: Take["wanted"] = {
  firmId: 1,
  params: { entries, peopleCount: 1, awaitingTime: 0 },
  startTime,
  isExpress: true,
};

/** Runs the process over the service's answers until it is in a state; what was asked, and how it ended. */
async function run(input: Partial<Take>, api: ReturnType<typeof answering>, state: string, aheadMs = 0) {
  const { fetch } = api;
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  const actors = timeHoldEffects({ client, backgroundClient: client, clock: Date, clockAhead: () => aheadMs });
  const take: Take = { kind: "take", wanted, replaces: null, isChecked: false, intent: null, ...input };
  const actor = createActor(timeHoldMachine.provide({ actors }), { input: take }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe(state);
  const { output } = actor.getSnapshot();
  actor.stop();
  const calls = api.calls.map(({ path, body, headers }) => ({
    path: path.replace(/^.*reservations/, ""),
    body: JSON.parse(body),
    key: headers.get("idempotency-key"),
  }));
  return { calls, output };
}

const created = () =>
  Response.json({ reservation: { ...reservation, heldForSeconds: 300 }, secret: hold.secret }, { status: 201 });

/** What is asked of the service to have a time. */
async function callsFor(input: Partial<Take>, aheadMs = 0) {
  const api = input.isChecked ? answering(Response.json(preview), created()) : answering(created());
  const { calls } = await run(input, api, "keepingTime", aheadMs);
  return calls.map(({ path, body }) => ({ path, body }));
}

test("a time of an express service is held by its own call, with the hold that it replaces", async () => {
  const { firmId } = wanted;
  const express = { firmId, serviceId: 2, masterId: null, startTime };
  expect(await callsFor({})).toEqual([{ path: "/express", body: express }]);
  const { reservationId, secret } = hold;
  expect(await callsFor({ replaces: hold })).toEqual([
    { path: "/express", body: { ...express, replaces: { reservationId, secret } } },
  ]);
});

test("a time of an address is asked about as what it is before it is held", async () => {
  const [asked, held] = await callsFor({ isChecked: true });
  expect([asked?.path, asked?.body.isExpress, held?.path]).toEqual(["/preview", true, "/express"]);
});

test("what begins later than within the hour is held as all else is, also for who came for an express service", async () => {
  const later = "2026-11-23T14:15:00+05:00";
  const [held] = await callsFor({ wanted: { ...wanted, startTime: later } });
  expect([held?.path, held?.body.startTime, held?.body.params.entries]).toEqual(["", later, entries]);
  const { isExpress: _, ...usual } = wanted;
  expect((await callsFor({ wanted: usual }))[0]?.path).toBe("");
});

test.each([
  ["two hours behind", -2 * hourMs],
  ["a day ahead", 24 * hourMs],
])("a device that is %s of the service has an express time, and a later one, all the same", async (_, offMs) => {
  vi.setSystemTime(Date.now() + offMs);
  const [soon] = await callsFor({}, -offMs);
  expect(soon?.path).toBe("/express");
  const [later] = await callsFor({ wanted: { ...wanted, startTime: "2026-11-23T18:15:00+05:00" } }, -offMs);
  expect(later?.path).toBe("");
});

test("a lost answer is asked for again by the call that it was lost of, also once the time has come within the hour", async () => {
  const barelyLater = { ...wanted, startTime: "2026-11-23T14:05:01+05:00" };
  const lost = answering(new Error("lost"), new Error("lost"));
  const { calls: first, output } = await run({ wanted: barelyLater }, lost, "failed");
  if (output?.kind !== "failed") throw new Error("It was had.");
  vi.advanceTimersByTime(2000);
  const again = answering(created());
  const { calls } = await run({ wanted: barelyLater, intent: output.intent }, again, "keepingTime");
  const all = [...first, ...calls];
  expect(new Set(all.map(({ path }) => path))).toEqual(new Set([""]));
  expect(new Set(all.map(({ key }) => key)).size).toBe(1);
  expect(await callsFor({ wanted: barelyLater })).toMatchObject([{ path: "/express" }]);
});
