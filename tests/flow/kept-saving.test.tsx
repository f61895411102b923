import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { CurrentUser } from "../../domain/entities.ts";
import { CallFailed, type Failure } from "../../domain/failure.ts";
import type { IdempotencyKey } from "../../domain/idempotency-key.ts";
import { limits } from "../../domain/limits.ts";
import { refused } from "../../machines/kit/paths.ts";
import { keptIntents } from "../../src/app/storage/kept-intents.ts";
import { memoryStorage } from "../../src/browser/storage.ts";
import { storedValues } from "../../src/browser/stored-values.ts";
import { KeptIntentsProvider } from "../../src/flow/kept-intents.ts";
import { useKeptSaving } from "../../src/flow/use-saving.ts";

const madina = { id: "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e", name: "Мадина" };
const dina = { id: "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22", name: "Дина" };

/** Tabs of one browser, each with a form that saves something of "waitlist". */
function browser() {
  const storage = memoryStorage();
  let now = 0;
  const stored = () => storedValues(storage, () => now);
  return {
    storage,
    later: (seconds: number) => (now += seconds * 1000),
    unanswered: () => stored().unanswered.read(),
    open(here?: CurrentUser) {
      const keys: IdempotencyKey[] = [];
      let saving = Promise.resolve();
      const answers: ((answer: Failure | "saved") => void)[] = [];
      const intents = keptIntents({ unanswered: stored().unanswered, here: () => here });
      const send = async (_: string, key: IdempotencyKey) => {
        keys.push(key);
        const answer = await new Promise<Failure | "saved">((resolve) => void answers.push(resolve));
        if (answer !== "saved") throw new CallFailed(answer);
      };
      const { result, unmount } = renderHook(() => useKeptSaving("waitlist", send), {
        wrapper: ({ children }) => <KeptIntentsProvider value={intents}>{children}</KeptIntentsProvider>,
      });
      return {
        press: (what: string) => act(async () => void (saving = result.current.save(what))),
        answer: (answer: Failure | "saved") =>
          act(async () => {
            answers.shift()?.(answer);
            await saving;
          }),
        close: unmount,
        keys,
      };
    },
  };
}

describe("What was pressed before a reload", () => {
  it("is the same call when it is pressed again before an answer", async () => {
    const { open } = browser();
    const before = open();
    await before.press("join");
    before.close();
    const after = open();
    await after.press("join");
    expect(after.keys).toEqual(before.keys);
  });

  it("is the same call when nobody knows whether it was done", async () => {
    const { open } = browser();
    const before = open();
    await before.press("join");
    await before.answer({ kind: "unreachable" });
    before.close();
    const after = open();
    await after.press("join");
    expect(after.keys).toEqual(before.keys);
  });

  it.each([["done", "saved"] as const, ["refused", refused("waitlistFull").failed] as const])(
    "leaves nothing behind once it is %s, and is another call",
    async (_, answer) => {
      const { open, unanswered, storage } = browser();
      const before = open();
      await before.press("join");
      expect(unanswered()).toMatchObject({ waitlist: { key: before.keys[0] } });
      await before.answer(answer);
      expect(unanswered()).toBeUndefined();
      expect(storage.read("unanswered")).toBeUndefined();
      before.close();
      const after = open();
      await after.press("join");
      expect(after.keys).not.toEqual(before.keys);
    },
  );

  it("is another call when something else of the same was pressed since: that may have undone it", async () => {
    const { open } = browser();
    const form = open();
    await form.press("join");
    await form.answer({ kind: "broken" });
    await form.press("leave");
    await form.answer("saved");
    await form.press("join");
    expect(new Set(form.keys).size).toBe(3);
  });

  it("is another call for another account, and for a guest", async () => {
    const { open } = browser();
    const keys: IdempotencyKey[] = [];
    for (const here of [madina, dina, undefined]) {
      const form = open(here);
      await form.press("join");
      form.close();
      keys.push(...form.keys);
    }
    expect(new Set(keys).size).toBe(3);
  });

  it("is forgotten after a while", async () => {
    const { open, later } = browser();
    const before = open();
    await before.press("join");
    before.close();
    later(limits.temporaryStorageSeconds + 1);
    const after = open();
    await after.press("join");
    expect(after.keys).not.toEqual(before.keys);
  });

  it("costs nothing where what lies there is none", async () => {
    const { open, storage } = browser();
    const before = open();
    await before.press("join");
    before.close();
    storage.write("unanswered", JSON.stringify({ waitlist: { of: '"join"', key: "x", userId: null } }));
    const after = open();
    await after.press("join");
    expect(after.keys).toHaveLength(1);
    expect(after.keys[0]).toMatch(/^[\da-f]{32}$/);
  });
});

describe("Two tabs", () => {
  it("that mean the same are one call", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    await one.press("join");
    await other.press("join");
    expect(other.keys).toEqual(one.keys);
  });

  it("that mean different things are two, and the answer to one leaves the other's key", async () => {
    const { open, unanswered } = browser();
    const [one, other] = [open(), open()];
    await one.press("join");
    await other.press("leave");
    await one.answer("saved");
    expect(unanswered()).toMatchObject({ waitlist: { key: other.keys[0] } });
    await other.answer({ kind: "unreachable" });
    await other.press("leave");
    expect(other.keys[1]).toBe(other.keys[0]);
    expect(other.keys[0]).not.toBe(one.keys[0]);
  });

  it("do not repeat what the other one's answer has settled", async () => {
    const { open } = browser();
    const [one, other] = [open(), open()];
    await one.press("join");
    await one.answer({ kind: "unreachable" });
    await other.press("leave");
    await other.answer("saved");
    await one.press("join");
    expect(one.keys[1]).not.toBe(one.keys[0]);
  });
});
