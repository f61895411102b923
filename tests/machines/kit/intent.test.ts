import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newIdempotencyKey, newIntent } from "../../../domain/idempotency-key.ts";
import { refusal } from "../../../domain/failure.ts";
import { intentAfter, intentTo, isIntentTo, keyOf, meaningOf } from "../../../machines/kit/intent.ts";

describe("An intent", () => {
  it("keeps its key while it means the same", () => {
    const check = fc.property(fc.jsonValue(), (meant) => {
      const first = intentTo(meant, null);
      expect(intentTo(structuredClone(meant), first)).toEqual(first);
    });
    fc.assert(check);
  });

  it("gets another key when it means something else", () => {
    const different = fc
      .tuple(fc.jsonValue(), fc.jsonValue())
      .filter(([one, other]) => JSON.stringify(one) !== JSON.stringify(other));
    const check = fc.property(different, ([one, other]) => {
      const first = intentTo(one, null);
      expect(intentTo(other, first).key).not.toBe(first.key);
    });
    fc.assert(check);
  });

  it("that meant nothing yet gives its key to the first meaning, and to no other one", () => {
    const begun = newIntent();
    const first = intentTo("a haircut", begun);
    expect(first).toEqual({ of: '"a haircut"', key: begun.key });
    expect(intentTo("a manicure", first).key).not.toBe(begun.key);
  });

  it("is one to do what it meant, and nothing else", () => {
    const check = fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const intent = intentTo(one, null);
      expect(isIntentTo(structuredClone(one), intent)).toBe(true);
      expect(isIntentTo(other, intent)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(isIntentTo(one, null)).toBe(false);
      expect(keyOf(intent)).toBe(intent.key);
    });
    fc.assert(check);
  });

  it("that was settled gets another key for the same meaning", () => {
    expect(intentTo("a haircut", null).key).not.toBe(intentTo("a haircut", null).key);
  });

  it("is kept when its call has failed with an unknown outcome, and is over once it was refused", () => {
    const intent = intentTo("a haircut", null);
    const refused = refusal(400, { type: "about:blank", title: "Taken", status: 400, code: "slotTaken" });
    expect(intentAfter({ kind: "unreachable" }, intent)).toBe(intent);
    expect(intentAfter(refused, intent)).toBeNull();
    expect(intentAfter(null, intent)).toBeNull();
  });

  it("is read as it was meant, and as nothing where it means none", () => {
    const check = fc.property(fc.jsonValue(), (meant) => {
      expect(JSON.stringify(meaningOf(intentTo(meant, null)))).toBe(JSON.stringify(meant));
    });
    fc.assert(check);
    expect(meaningOf(newIntent())).toBeUndefined();
  });

  it("has a key of 128 bits in hexadecimal, like no other", () => {
    const keys = Array.from({ length: 1000 }, newIdempotencyKey);
    expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
