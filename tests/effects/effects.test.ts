import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { expectedOf } from "../../domain/bill.ts";
import { refusal, type Problem } from "../../domain/failure.ts";
import { challenge, hold, proof, reservation, startTime } from "../../machines/reservation/examples.ts";
import { newIdempotencyKey } from "../../domain/idempotency-key.ts";
import { createClient } from "../../src/api/client.ts";
import { reservationEffects } from "../../src/effects/reservation.ts";
import { smsVerificationEffects } from "../../src/effects/sms-verification.ts";
import { timeHoldEffects } from "../../src/effects/time-hold.ts";
import { answering, base, visitor } from "../api/calls.ts";
import { run } from "./run.ts";
import { effectNeeds } from "../support/effect-needs.ts";

const start = Date.parse("2026-11-20T12:00:00+05:00");
const idempotencyKey = newIdempotencyKey();
const params = { entries: [{ person: 1, serviceId: 1, masterId: null }], peopleCount: 1, awaitingTime: 0 };
const phone = 77011234567;

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

/** The effects over one answer that takes two seconds to come. */
function effectsOver(answer: object, status = 200, headers: Record<string, string> = {}) {
  const api = answering(async () => {
    await vi.advanceTimersByTimeAsync(2000);
    return Response.json(answer, { status, headers });
  });
  const client = createClient({
    baseUrl: base,
    pictureBase: "",
    fetch: api.fetch,
    known: () => visitor,
    notFound: { page: () => "/", onNotFound: () => {} },
  });
  const needs = effectNeeds(client);
  return {
    calls: api.calls,
    confirm: reservationEffects(needs).createReservation,
    ...timeHoldEffects(needs),
    ...smsVerificationEffects(needs),
  };
}

describe("a time that is held", () => {
  const wanted = { firmId: 1, params, startTime, replaces: null, idempotencyKey };
  const answer = { reservation: { ...reservation, heldForSeconds: 300 }, secret: hold.secret };

  test("ends by this device's clock, and never later than the service counts", async () => {
    const { createReservation } = effectsOver(answer, 201);
    const { hold: got } = await run(createReservation, wanted);
    expect(got).toEqual({ ...hold, until: start + 300_000 });
  });

  test("ends as long before as the answer is old, where the service gives it again", async () => {
    const { createReservation, confirm } = effectsOver(answer, 201, { Age: "280" });
    const { hold: got } = await run(createReservation, wanted);
    expect(got?.until).toBe(start + 20_000);
    const contacts = { clientName: "Мадина", clientPhone: phone, proof: null, comment: "" };
    const whole = { hold, ...contacts, expected: expectedOf(reservation), idempotencyKey };
    const confirmed = await run(confirm, whole);
    expect(confirmed.hold?.until).toBe(start + 22_000);
  });

  test("is asked for with the key of the intent, and without a hold that there was not", async () => {
    const { createReservation, calls } = effectsOver(answer, 201);
    await run(createReservation, wanted);
    expect(calls[0]?.headers.get("Idempotency-Key")).toBe(idempotencyKey);
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ isTemporary: true, firmId: 1, params, startTime });
  });

  test("gives up the earlier one with its secret, and tells the service nothing else of it", async () => {
    const { createReservation, calls } = effectsOver(answer, 201);
    await run(createReservation, { ...wanted, replaces: hold });
    const { reservationId, secret } = hold;
    expect(JSON.parse(calls[0]?.body ?? "").replaces).toEqual({ reservationId, secret });
  });

  test("that has meanwhile become a reservation holds nothing any more", async () => {
    const { getReservation, calls } = effectsOver({ ...reservation, status: "confirmed" });
    const got = await run(getReservation, { reservationId: hold.reservationId, secret: hold.secret });
    expect(got.hold).toBeNull();
    expect(calls[0]?.headers.get("reservation_secret")).toBe(hold.secret);
  });
});

test("a confirmation carries who is coming, and no comment where there is none", async () => {
  const { confirm, calls } = effectsOver({ reservation: { ...reservation, status: "confirmed" } }, 201);
  const whole = { hold, clientName: "Мадина", clientPhone: phone, proof: proof.proof };
  await run(confirm, { ...whole, comment: "", expected: expectedOf(reservation), idempotencyKey });
  expect(JSON.parse(calls[0]?.body ?? "")).toEqual({
    isTemporary: false,
    reservationId: hold.reservationId,
    secret: hold.secret,
    clientName: "Мадина",
    clientPhone: phone,
    proof: proof.proof,
    expected: expectedOf(reservation),
  });
});

describe("a good answer that misses what the contract promises is a failed call", () => {
  const wanted = { firmId: 1, params, startTime };
  const who = { clientName: "Мадина", clientPhone: phone, proof: proof.proof, comment: "" };
  const failed = { failure: { kind: "broken" } };
  const promised = ["id", "status", "startTime", "entries", "total", "prepayment"] as const;
  const less = promised.flatMap((name) => {
    const { [name]: _, ...without } = reservation;
    return [without, { ...reservation, [name]: null }];
  });

  test.each([null, {}, ...less])("to whoever takes a time, confirms it or asks about it", async (read) => {
    const { createReservation, confirm } = effectsOver({ reservation: read, secret: hold.secret });
    const { getReservation } = effectsOver({ ...read, heldForSeconds: 100 });
    const taken = run(createReservation, { ...wanted, replaces: null, idempotencyKey });
    await expect(taken).rejects.toMatchObject(failed);
    const expected = expectedOf(reservation);
    await expect(run(confirm, { ...who, hold, expected, idempotencyKey })).rejects.toMatchObject(failed);
    const { reservationId, secret } = hold;
    await expect(run(getReservation, { reservationId, secret })).rejects.toMatchObject(failed);
  });

  const endless = (["held", "awaitingPrepayment"] as const).flatMap((status) => [
    { ...reservation, status },
    { ...reservation, status, heldForSeconds: null },
  ]);

  test.each(endless)("of a time that is held ($status) without an end ($heldForSeconds)", async (read) => {
    const { createReservation, confirm } = effectsOver({ reservation: read, secret: hold.secret });
    const { getReservation } = effectsOver(read);
    const { reservationId, secret } = hold;
    await expect(run(createReservation, { ...wanted, replaces: null, idempotencyKey })).rejects.toMatchObject(failed);
    const whole = { ...who, hold, expected: expectedOf(reservation), idempotencyKey };
    await expect(run(confirm, whole)).rejects.toMatchObject(failed);
    await expect(run(getReservation, { reservationId, secret })).rejects.toMatchObject(failed);
  });

  test("unless it is held for good", async () => {
    const { getReservation } = effectsOver({ ...reservation, status: "confirmed", heldForSeconds: null });
    const { reservationId, secret } = hold;
    expect(await run(getReservation, { reservationId, secret })).toMatchObject({ hold: null });
  });

  test.each(["startTime", "entries", "total", "prepayment"])("to whoever looks at a time: no %s", async (name) => {
    const { total, prepayment } = reservation;
    const { previewReservation } = effectsOver({ startTime, entries: [], total, prepayment, [name]: null });
    await expect(run(previewReservation, { ...wanted, own: null })).rejects.toMatchObject(failed);
  });

  test("to whoever proves a phone: a proof that is none", async () => {
    const { checkSmsCode } = effectsOver({ proof: null });
    const code = { challengeId: challenge.challengeId, phone, code: "000000", idempotencyKey };
    await expect(run(checkSmsCode, code)).rejects.toMatchObject(failed);
  });
});

test("a preview does not count one's own hold as taken, and names no hold where there is none", async () => {
  const { previewReservation, calls } = effectsOver({
    startTime,
    entries: [],
    total: reservation.total,
    prepayment: reservation.prepayment,
  });
  await run(previewReservation, {
    firmId: 1,
    params,
    startTime,
    own: { reservationId: hold.reservationId, secret: hold.secret },
  });
  await run(previewReservation, { firmId: 1, params, startTime, own: null });
  expect(calls.map(({ body, headers }) => [JSON.parse(body), headers.get("reservation_secret")])).toEqual([
    [{ firmId: 1, params, startTime, reservationId: hold.reservationId }, hold.secret],
    [{ firmId: 1, params, startTime }, null],
  ]);
});

test("a code ends by this device's clock no later than it does there, and the next one is asked for no earlier", async () => {
  const { challengeId, attemptsLeft } = challenge;
  const { requestSmsCode } = effectsOver({ challengeId, attemptsLeft, expiresInSeconds: 300, resendInSeconds: 60 });
  const { reservationId, secret } = hold;
  const got = await run(requestSmsCode, { phone, reservationId, secret, idempotencyKey });
  expect(got).toEqual({ challengeId, attemptsLeft, phone, expiresAt: start + 300_000, resendAt: start + 62_000 });
});

test("a code of an answer that is given again ends by when it was sent, and the next one waits no longer", async () => {
  const { challengeId, attemptsLeft } = challenge;
  const sent = { challengeId, attemptsLeft, expiresInSeconds: 300, resendInSeconds: 60 };
  const { requestSmsCode } = effectsOver(sent, 200, { Age: "45" });
  const { reservationId, secret } = hold;
  const got = await run(requestSmsCode, { phone, reservationId, secret, idempotencyKey });
  // The age is rounded up: it may be 44 seconds and a little.
  expect(got).toMatchObject({ expiresAt: start + 255_000, resendAt: start + 18_000 });
});

test("a refusal says its code, and what to change", async () => {
  const problem: Problem = {
    type: "urn:kezek:problem:wrongCode",
    title: "",
    status: 400,
    code: "wrongCode",
    action: "changeContacts",
    attemptsLeft: 4,
  };
  const { checkSmsCode } = effectsOver(problem, 400);
  const refused = run(checkSmsCode, {
    challengeId: challenge.challengeId,
    phone,
    code: "000000",
    idempotencyKey,
  });
  await expect(refused).rejects.toMatchObject({ failure: refusal(400, problem) });
});

describe("waiting until an instant", () => {
  const waiting = (at: number) => createActor(effectsOver({}).waitUntil, { input: { at } }).start();
  const isOver = (actor: ReturnType<typeof waiting>) => actor.getSnapshot().status === "done";

  test("ends at it", async () => {
    const actor = waiting(start + 5000);
    await vi.advanceTimersByTimeAsync(4999);
    expect(isOver(actor)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver(actor)).toBe(true);
  });

  test("ends at once when it has passed", async () => {
    const actor = waiting(start - 1);
    await vi.advanceTimersByTimeAsync(0);
    expect(isOver(actor)).toBe(true);
  });

  test("notices within a second that the device has slept through it", async () => {
    const actor = waiting(start + 300_000);
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(start + 600_000);
    await vi.advanceTimersByTimeAsync(1000);
    expect(isOver(actor)).toBe(true);
  });

  test("goes on for what was left when the clock is set back", async () => {
    const actor = waiting(start + 5000);
    await vi.advanceTimersByTimeAsync(2500);
    vi.setSystemTime(start - 5 * 3_600_000);
    await vi.advanceTimersByTimeAsync(2400);
    expect(isOver(actor)).toBe(false);
    await vi.advanceTimersByTimeAsync(1100);
    expect(isOver(actor)).toBe(true);
  });

  test("leaves no timer behind when nobody waits any more", () => {
    waiting(start + 300_000).stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the message with a code", () => {
  const asked = { challengeId: challenge.challengeId, until: start + 300_000 };

  test("is followed with the secret of its hold, which stands in no address", async () => {
    const { getSmsDelivery, calls } = effectsOver({ state: "failed", isSettled: true });
    const { reservationId, secret } = hold;
    const delivery = await run(getSmsDelivery, { ...asked, hold: { reservationId, secret } });
    expect(delivery).toEqual({ state: "failed", isSettled: true });
    expect(calls[0]?.headers.get("reservation_secret")).toBe(secret);
    expect(calls[0]?.path).not.toContain(secret);
  });

  test("of an account is not asked about", async () => {
    const { getSmsDelivery, calls } = effectsOver({});
    expect(await run(getSmsDelivery, asked)).toBeNull();
    expect(calls).toEqual([]);
  });
});
