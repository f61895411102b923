import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BlockedSlot } from "../../domain/entities.ts";
import { useAskedTime } from "../../src/blocks/asked-time.ts";

const startTime = "2026-11-23T13:00:00+05:00";
const busy: BlockedSlot = { startTime, reason: "busy", unlock: { kind: "otherMaster", masterId: 1, otherMasterId: 2 } };
const away: BlockedSlot = { startTime, reason: "masterAway" };

test("a greyed time that is asked about says what was read of it last, and nothing once it is free or asked about again", () => {
  const { result, rerender } = renderHook(useAskedTime, { initialProps: [busy] });
  expect(result.current.asked).toBeUndefined();
  act(() => result.current.ask(busy));
  expect(result.current.asked).toBe(busy);
  rerender([away]);
  expect(result.current.asked).toBe(away);
  rerender([]);
  expect(result.current.asked).toBeUndefined();
  rerender([busy]);
  act(() => result.current.ask(busy));
  expect(result.current.asked).toBeUndefined();
});
