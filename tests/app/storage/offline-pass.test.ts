import { afterEach, expect, test, vi } from "vitest";
import { visit } from "../../../machines/reservation-change/examples.ts";
import { offlinePassOf } from "../../../src/app/storage/offline-pass.ts";
import { memoryStorage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  ["still to be had by the service's clock", 86_400_000, -2 * 86_400_000, true],
  ["over by the service's clock", -86_400_000, 2 * 86_400_000, false],
])("the kept visit is shown by the service's clock: %s", (_, deviceAfterEnd, clockAhead, isShown) => {
  vi.useFakeTimers({ now: Date.parse(visit.endTime) + deviceAfterEnd, toFake: ["Date"] });
  const { keepVisit, read } = offlinePassOf(
    storedValues(memoryStorage()),
    () => undefined,
    () => clockAhead,
  );
  keepVisit(visit);
  expect(read().visit?.id).toBe(isShown ? visit.id : undefined);
});
