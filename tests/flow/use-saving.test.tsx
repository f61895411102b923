import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { CallFailed, type Failure } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { useSaving } from "../../src/flow/use-saving.ts";
import { refused } from "../../machines/kit/paths.ts";

/** Saves "Динара" twice, the first time with this end; the keys that were sent. */
async function savedTwice(first: Failure | "saved", second = "Динара"): Promise<IdempotencyKey[]> {
  const keys: IdempotencyKey[] = [];
  const { result } = renderHook(() =>
    useSaving(async (_: string, key) => {
      keys.push(key);
      if (keys.length === 1 && first !== "saved") throw new CallFailed(first);
    }),
  );
  await act(() => result.current.save("Динара"));
  expect(result.current.state).toBe(first === "saved" ? "saved" : "failed");
  await act(() => result.current.save(second));
  expect(result.current.state).toBe("saved");
  return keys;
}

describe("What is saved again", () => {
  it("is the same call when nobody knows whether the first one was done", async () => {
    const [first, second] = await savedTwice({ kind: "unreachable" });
    expect(second).toBe(first);
  });

  it("is another call when the first one was refused, whose answer the service would repeat", async () => {
    const [first, second] = await savedTwice(refused("tooManyRequests").failed);
    expect(second).not.toBe(first);
  });

  it("is another call when the first one was done", async () => {
    const [first, second] = await savedTwice("saved");
    expect(second).not.toBe(first);
  });

  it("is another call when it is something else", async () => {
    const [first, second] = await savedTwice({ kind: "unreachable" }, "Дина");
    expect(second).not.toBe(first);
  });
});
