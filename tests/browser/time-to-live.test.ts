import fc from "fast-check";
import { expect, test } from "vitest";
import { memoryStorage } from "../../src/browser/storage.ts";
import { expiringStorage } from "../../src/browser/time-to-live.ts";

const list = "time-to-live-items";

test("the default temporary storage TTL is 300 seconds, and its entry is as spec §3 names its fields", () => {
  const storage = memoryStorage();
  expiringStorage(storage, () => 5).write("key", "value");
  expect(JSON.parse(storage.read(list) ?? "")).toEqual([{ storageKey: "key", timeToLive: 300, time: 5 }]);
});

test("what expired while nobody was there is dropped at the start", () => {
  const storage = memoryStorage();
  expiringStorage(storage, () => 0).write("key", "value");
  expiringStorage(storage, () => 300_001);
  expect([storage.read("key"), storage.read(list)]).toEqual([undefined, undefined]);
});

test("an item that a clock of another day stamped does not stay for ever", () => {
  const storage = memoryStorage();
  expiringStorage(storage, () => 86_400_000).write("key", "value");
  expect(expiringStorage(storage, () => 0).read("key")).toBeUndefined();
});

test("a list that somebody else wrote breaks no start, and what is right in it is kept", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const storage = memoryStorage();
      storage.write(list, text);
      const items = expiringStorage(storage, () => 0);
      items.write("key", "value");
      expect(items.read("key")).toBe("value");
    }),
  );
  const storage = memoryStorage();
  storage.write("key", "value");
  storage.write(list, JSON.stringify([null, { storageKey: 1 }, { storageKey: "key", timeToLive: 300, time: 0 }]));
  expect(expiringStorage(storage, () => 1).read("key")).toBe("value");
});

test("an item without an entry is nobody's and is dropped", () => {
  const storage = memoryStorage();
  storage.write("key", "left by another version");
  expect(expiringStorage(storage, () => 0).read("key")).toBeUndefined();
  expect(storage.read("key")).toBeUndefined();
});
