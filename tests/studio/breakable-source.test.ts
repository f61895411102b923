import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onSlotsChange } from "../../src/api/slot-changes.ts";
import { breakableSource } from "../../src/studio/faults/breakable-source.ts";
import { type CallFault, type Faults, noFaults } from "../../src/studio/faults/faults.ts";
import { slotStream } from "../support/slot-stream.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that looks after the free times of a firm, what breaks its calls, and how often it has read the times again. */
function page() {
  const stream = slotStream();
  let faults: Faults = noFaults;
  const told: (() => void)[] = [];
  const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
  const deps = { faults: () => faults, onChange: (act: () => void) => void told.push(act), wait, base: "http://page/" };
  vi.stubGlobal("EventSource", breakableSource(EventSource, deps));
  const read = vi.fn<() => void>();
  return {
    ...stream,
    read,
    isOpen: () => stream.opened.some(({ isClosed }) => !isClosed),
    look: () => onSlotsChange("", 7, read),
    breakBy(kind: CallFault | undefined) {
      faults = kind === undefined ? noFaults : { ...noFaults, calls: [{ operation: "", method: "", path: "", kind }] };
      for (const act of told) act();
    },
  };
}

const halfMinute = 30_000;

test("while nothing goes wrong a stream is as it is, and ends when nobody looks any more", () => {
  const { look, send, read, opened } = page();
  const end = look();
  send("changed");
  expect(read).toHaveBeenCalledTimes(1);
  end();
  expect(opened.map(({ isClosed, url }) => [isClosed, url])).toEqual([
    [true, "/rest/clients-app/v1/reservations/slot-changes?firmId=7"],
  ]);
});

test("a device that goes offline loses its stream at once, polls meanwhile, and listens again when that is mended", async () => {
  const { look, send, read, breakBy, isOpen, opened } = page();
  const end = look();
  send("changed");
  breakBy("offline");
  expect(isOpen()).toBe(false);
  await vi.advanceTimersByTimeAsync(halfMinute);
  expect([read.mock.calls.length, opened.length]).toEqual([2, 1]);
  breakBy(undefined);
  await vi.advanceTimersByTimeAsync(halfMinute);
  expect([isOpen(), opened.length]).toEqual([true, 2]);
  end();
});

test.each<CallFault>(["offline", "lostAnswer", "answerCut", "serverError", "refused"])(
  "a stream that is opened while every call %s fails, and asks for nothing",
  async (kind) => {
    const { breakBy, opened } = page();
    breakBy(kind);
    const failed = vi.fn<() => void>();
    new EventSource("/rest/clients-app/v1/reservations/slot-changes?firmId=7").addEventListener("error", failed);
    await Promise.resolve();
    expect([failed.mock.calls.length, opened.length]).toEqual([1, 0]);
  },
);

test("where calls are never answered a stream stays open and says nothing", async () => {
  const { look, send, read, breakBy, isOpen } = page();
  const end = look();
  breakBy("unanswered");
  send("changed");
  await vi.advanceTimersByTimeAsync(0);
  expect([read.mock.calls.length, isOpen()]).toEqual([0, true]);
  end();
});

test("where calls are slow a stream says everything three seconds late, and nothing more once it was closed", async () => {
  const { look, send, read, breakBy } = page();
  const end = look();
  breakBy("slow");
  send("changed");
  await vi.advanceTimersByTimeAsync(2999);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveBeenCalledTimes(1);
  send("changed");
  end();
  await vi.advanceTimersByTimeAsync(3000);
  expect(read).toHaveBeenCalledTimes(1);
});

test("a stream that fails by itself says so", () => {
  const { opened } = page();
  const failed = vi.fn<() => void>();
  new EventSource("/rest/clients-app/v1/reservations/slot-changes?firmId=7").addEventListener("error", failed);
  opened[0]?.fail();
  expect(failed).toHaveBeenCalledTimes(1);
});
