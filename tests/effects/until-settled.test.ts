import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallFailed } from "../../domain/failure.ts";
import { refused } from "../../machines/kit/paths.ts";
import { untilSettled } from "../../src/effects/until-settled.ts";

const start = Date.parse("2026-11-20T12:00:00+05:00");
beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => vi.useRealTimers());

type Step = { isSettled: boolean } | Error;

/** Follows work of which these are told one after another, the last one again and again. */
async function follow(steps: readonly Step[], seconds = 300) {
  const askedAt: number[] = [];
  const ask = async () => {
    const step = steps[Math.min(askedAt.length, steps.length - 1)] ?? { isSettled: false };
    askedAt.push((Date.now() - start) / 1000);
    if (step instanceof Error) throw step;
    return step;
  };
  const controller = new AbortController();
  const asking = { clock: Date, until: start + seconds * 1000, signal: controller.signal };
  const outcome = untilSettled(ask, asking).catch((error: unknown) => error);
  return { outcome, askedAt, giveUp: () => controller.abort() };
}

const waiting = { isSettled: false };
const settled = { isSettled: true };

test("it is asked at once, then ever more rarely, until it is settled", async () => {
  const { outcome, askedAt } = await follow([waiting, waiting, waiting, settled]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(settled);
  expect(askedAt).toEqual([0, 1, 2.5, 4.75]);
});

test("no answer and a failed service are no reason to stop", async () => {
  const steps = [new CallFailed({ kind: "unreachable" }), new CallFailed({ kind: "broken" }), settled];
  const { outcome } = await follow(steps);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(settled);
});

test("no answer to the last question in time leaves it unknown", async () => {
  const lost = new CallFailed({ kind: "unreachable" });
  const { outcome } = await follow([waiting, lost], 60);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(lost);
});

test("a refusal is", async () => {
  const refusal = new CallFailed(refused("codeExpired").failed);
  const { outcome, askedAt } = await follow([waiting, refusal]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBe(refusal);
  expect(askedAt).toHaveLength(2);
});

test("what is not settled in time is asked about at least every 15 seconds, and not after it", async () => {
  const { outcome, askedAt } = await follow([waiting]);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeNull();
  const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(Math.max(...pauses)).toBeCloseTo(15);
  expect(askedAt.at(-1)).toBeGreaterThan(280);
  expect(askedAt.at(-1)).toBeLessThan(300);
});

test("who gives up is not asked on behalf of any more", async () => {
  const { outcome, askedAt, giveUp } = await follow([waiting]);
  await vi.advanceTimersByTimeAsync(500);
  giveUp();
  await vi.runAllTimersAsync();
  expect(await outcome).toBeNull();
  expect(askedAt.length).toBeLessThanOrEqual(2);
});
