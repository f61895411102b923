import { describe, expect, test } from "vitest";
import { createUserLocation } from "../../../src/app/storage/user-location.ts";
import type { Located } from "../../../src/browser/location.ts";
import { memoryStorage, type Storage } from "../../../src/browser/storage.ts";
import { storedValues } from "../../../src/browser/stored-values.ts";

const start = 1_795_000_000_000;
const day = 86_400_000;
const inAktau = { latitude: 43.65, longitude: 51.16 };

type Given = { storage?: Storage; located?: Located; now?: number };

function open({ storage = memoryStorage(), located = "unknown", now = start }: Given = {}) {
  let asked = 0;
  const location = createUserLocation({
    stored: storedValues(storage).userLocation,
    now: () => now,
    locate: async () => (asked++, located),
  });
  return { location, storage, asked: () => asked };
}

const kept = (storage: Storage): unknown => JSON.parse(storage.read("userLocation") ?? "null");

describe("Where the client is", () => {
  test("is asked for by nobody but them", () => {
    expect(open({ located: inAktau }).asked()).toBe(0);
  });

  test("is told to whoever listens, kept with its moment, and there at the next start", async () => {
    const { location, storage } = open({ located: inAktau });
    const values: unknown[] = [];
    location.subscribe(() => values.push(location.read()));
    expect(await location.locate()).toEqual(inAktau);
    expect(values).toEqual([inAktau]);
    expect(kept(storage)).toEqual({ ...inAktau, time: start });
    expect(open({ storage, now: start + day - 1 }).location.read()).toEqual(inAktau);
  });

  test("is forgotten after a day, and by a clock that was set back", async () => {
    const { location, storage } = open({ located: inAktau });
    await location.locate();
    expect(open({ storage, now: start + day }).location.read()).toBe(undefined);
    expect(open({ storage, now: start - day }).location.read()).toBe(undefined);
  });

  test("may be refused, which is kept until they let it be said", async () => {
    const refused = open({ located: "refused" });
    expect(refused.location.isRefused()).toBe(false);
    expect(await refused.location.locate()).toBe("refused");
    expect(kept(refused.storage)).toEqual({ isRefused: true });
    const later = open({ storage: refused.storage, located: inAktau, now: start + 30 * day });
    expect([later.location.isRefused(), later.location.read()]).toEqual([true, undefined]);
    await later.location.locate();
    expect(later.location.isRefused()).toBe(false);
  });

  test("that the device does not know for now leaves what was known", async () => {
    const { location, storage } = open({ located: inAktau });
    await location.locate();
    const later = open({ storage, located: "unknown", now: start + 1 });
    expect(await later.location.locate()).toBe("unknown");
    expect(later.location.read()).toEqual(inAktau);
  });

  test.each([
    '{"latitude":91,"longitude":0,"time":1}',
    '{"latitude":"43","longitude":51,"time":1}',
    '{"isRefused":"yes"}',
    "[]",
  ])("is nothing where %s lies in its place", (text) => {
    const storage = memoryStorage();
    storage.write("userLocation", text);
    const { location } = open({ storage });
    expect([location.read(), location.isRefused()]).toEqual([undefined, false]);
    expect(storage.read("userLocation")).toBe(undefined);
  });
});
