import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import type { Reservation } from "../../domain/entities.ts";
import { hold, reservation } from "../../machines/kit/examples.ts";
import { timeHoldMachine } from "../../machines/time-hold/machine.ts";
import { createClient } from "../../src/api/client.ts";
import type { Send } from "../../src/api/layer.ts";
import { timeHoldEffects } from "../../src/effects/time-hold.ts";
import { answering, base, nowhere, visitor } from "../api/calls.ts";

const start = Date.parse("2026-11-20T12:00:00+05:00");

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

/** A time that is held for five seconds more by this device's clock; the service says so many when it is asked. */
function holdOver(read: () => Response) {
  const api = answering(async () => read());
  const held = { reservation, hold: { ...hold, until: start + 5000 } };
  return { calls: api.calls, actor: createActor(machineOver(api.fetch), { input: { kind: "keep", held } }).start() };
}

function machineOver(fetch: Send) {
  const client = createClient({ baseUrl: base, pictureBase: "", fetch, known: () => visitor, notFound: nowhere });
  return timeHoldMachine.provide({
    actors: timeHoldEffects({ client, backgroundClient: client, clock: Date, clockAhead: () => 0 }),
  });
}

test("a hold that is answered again after its deadline is asked about at once, and not kept", async () => {
  const held = { reservation: { ...reservation, heldForSeconds: 300 }, secret: hold.secret };
  const api = answering(
    Response.json(held, { status: 201, headers: { Age: "340" } }),
    Response.json({ ...reservation, status: "expired" } satisfies Reservation),
  );
  const { startTime } = reservation;
  const wanted = { firmId: 1, params: { entries: [], peopleCount: 1, awaitingTime: 0 }, startTime };
  const take = { kind: "take", wanted, replaces: null, intent: null, isChecked: false } as const;
  const actor = createActor(machineOver(api.fetch), { input: take }).start();
  await vi.advanceTimersByTimeAsync(0);
  expect(api.calls.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(actor.getSnapshot().output).toEqual({ kind: "lost" });
});

const stillHeld = (heldForSeconds: number) => Response.json({ ...reservation, heldForSeconds } satisfies Reservation);

test("a service that goes on saying that no second is left is asked once a second and not more", async () => {
  const { calls, actor } = holdOver(() => stillHeld(0));
  await vi.advanceTimersByTimeAsync(5999);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.length).toBeLessThanOrEqual(11);
  expect(actor.getSnapshot().value).toBe("keepingTime");
});

test("a service that can't be asked is asked four times a minute and not more", async () => {
  const { calls, actor } = holdOver(() => new Response("", { status: 503 }));
  await vi.advanceTimersByTimeAsync(66_000);
  // Each question is asked twice where it failed (spec §8).
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.length).toBeLessThanOrEqual(10);
  expect(actor.getSnapshot().value).toBe("keepingTime");
});

test("a device whose clock goes ahead asks once, and counts anew what the service has left", async () => {
  const { calls, actor } = holdOver(() => stillHeld(240));
  vi.setSystemTime(start + 600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  const until = actor.getSnapshot().context.held?.hold.until ?? 0;
  expect(until - Date.now()).toBeGreaterThan(170_000);
  expect(until - Date.now()).toBeLessThanOrEqual(240_000);
});

test("a device whose clock is set back asks within a second, and counts anew what the service has left", async () => {
  const { calls, actor } = holdOver(() => stillHeld(240));
  await vi.advanceTimersByTimeAsync(1500);
  vi.setSystemTime(start - 5 * 3_600_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  const until = actor.getSnapshot().context.held?.hold.until ?? 0;
  expect(until - Date.now()).toBeGreaterThan(170_000);
  expect(until - Date.now()).toBeLessThanOrEqual(240_000);
});

test.each([{ ...reservation }, { ...reservation, heldForSeconds: null }])(
  "a service that says held and not until when ends nothing that is held, and is asked again",
  async (read) => {
    const { calls, actor } = holdOver(() => Response.json(read));
    await vi.advanceTimersByTimeAsync(22_000);
    expect(calls).toHaveLength(2);
    expect(actor.getSnapshot().value).toBe("keepingTime");
  },
);
