import { act } from "@testing-library/react";
import { vi } from "vitest";
import { doublePressMs } from "../../src/ui/double-press.ts";

/**
 * Holds up the time in which a press is the second of a double press, however long a test takes meanwhile; answers what lets it
 * run out. Until the end of the test at most, where stubbed globals are taken back.
 */
export function withinDoublePress(): () => void {
  const { setTimeout } = globalThis;
  const ends: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (end: () => void, ms?: number) =>
    ms === doublePressMs ? ends.push(end) : setTimeout(end, ms),
  );
  return () => {
    vi.stubGlobal("setTimeout", setTimeout);
    act(() => {
      for (const end of ends) end();
    });
  };
}
