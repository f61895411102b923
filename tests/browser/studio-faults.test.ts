// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { breakStorage, readStudioFaults, writeStudioFaults } from "../../src/browser/studio-faults.ts";

const { getItem, setItem } = Storage.prototype;
afterEach(() => {
  Object.assign(Storage.prototype, { getItem, setItem });
  localStorage.clear();
});

test.each(["full", "denied"] as const)(
  "what goes wrong is kept and read where the storage is %s on purpose",
  (fault) => {
    breakStorage(fault);
    expect(() => localStorage.setItem("x", "1")).toThrow("Broken by the studio.");
    writeStudioFaults("mended");
    expect(readStudioFaults()).toBe("mended");
  },
);
