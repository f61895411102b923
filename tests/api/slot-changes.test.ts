import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSlotsChange } from "../../src/api/slot-changes.ts";
import { slotStream } from "../support/slot-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const act = vi.fn<() => void>();
beforeEach(() => act.mockClear());
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

/** The service sends something every twenty seconds. */
function passListening(send: (data: string) => void, minutes: number): void {
  for (let third = 0; third < minutes * 3; third += 1) {
    pass(20);
    send("stillListening");
  }
}

test("who listens looks once the service is heard and whenever it says so, and not otherwise", () => {
  const { opened, send } = slotStream();
  onSlotsChange("https://api.test", 7, act);
  expect(opened.map(({ url }) => url)).toEqual([
    "https://api.test/rest/clients-app/v1/reservations/slot-changes?firmId=7",
  ]);
  send("listening");
  expect(act).toHaveBeenCalledTimes(1);
  passListening(send, 10);
  expect(act).toHaveBeenCalledTimes(1);
  send("slotsChanged");
  expect(act).toHaveBeenCalledTimes(2);
  expect(opened).toHaveLength(1);
});

test("where the stream is refused, or nothing comes through, it is looked every half minute and tried again", () => {
  const { opened, send } = slotStream();
  onSlotsChange("", 7, act);
  opened[0]?.fail();
  pass(29);
  opened[0]?.fail();
  pass(1);
  expect([act.mock.calls.length, opened.length, opened[0]?.isClosed]).toEqual([1, 2, true]);
  pass(60);
  expect([act.mock.calls.length, opened.length]).toEqual([3, 4]);
  send("listening");
  passListening(send, 2);
  expect([act.mock.calls.length, opened.length]).toEqual([4, 4]);
});

test("a stream that breaks or falls silent is not trusted", () => {
  const { opened, send } = slotStream();
  onSlotsChange("", 7, act);
  send("listening");
  opened[0]?.fail();
  pass(15);
  opened[0]?.fail();
  pass(15);
  expect([act.mock.calls.length, opened.length]).toEqual([2, 2]);
  send("listening");
  pass(50);
  expect([act.mock.calls.length, opened.length]).toEqual([4, 3]);
});

test("a browser without streams looks every half minute", () => {
  vi.stubGlobal("EventSource", undefined);
  onSlotsChange("", 7, act);
  pass(90);
  expect(act).toHaveBeenCalledTimes(3);
});

test("nothing is left of it at its end", () => {
  const { opened } = slotStream();
  const end = onSlotsChange("", 7, act);
  end();
  pass(300);
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true]);
  expect([act.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
