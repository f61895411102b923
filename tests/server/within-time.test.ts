import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { withinTime } from "../../server/core/within-time.ts";

const ended = (signal: AbortSignal) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
const never = new AbortController().signal;

test("what takes too long is given up, though nobody holds its signal and much is collected meanwhile", async () => {
  const asked = withinTime(50, never, ended);
  asked.catch(() => {});
  for (let round = 0; round < 20; round += 1) {
    Array.from({ length: 100_000 }, (_, index) => ({ index }));
    await setTimeout(1);
  }
  await expect(asked).rejects.toThrow("Its time is over.");
});

test("what is ended otherwise is given up for that reason, also where it had ended before", async () => {
  const end = new AbortController();
  const asked = withinTime(60_000, end.signal, ended);
  end.abort(new Error("closed"));
  await expect(asked).rejects.toThrow("closed");
  const heard = await withinTime(60_000, end.signal, async ({ aborted, reason }) => [aborted, reason]);
  expect(heard).toEqual([true, new Error("closed")]);
});

test("what is done in time is answered, and its end is heard of no more", async () => {
  const signal = await withinTime(10, never, async (given) => given);
  await setTimeout(20);
  expect(signal.aborted).toBe(false);
});
