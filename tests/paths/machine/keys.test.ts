import { describe, expect, it } from "vitest";
import { keyFaults, type AuditedCall } from "./keys.ts";
import { mutations } from "./mutations.ts";

const key = "0123456789abcdef0123456789abcdef";
const anotherKey = "fedcba9876543210fedcba9876543210";

function call(input: unknown, more: Partial<AuditedCall> = {}): AuditedCall {
  return { id: "signOut", effect: "signOut", input, caller: "x:0", outcome: "unknown", era: 0, ...more };
}

const signOut = (idempotencyKey: string, refreshToken = "refresh-1") => ({ refreshToken, idempotencyKey });

describe("The audit of the keys", () => {
  it("takes every operation of the contract that changes something", () => {
    expect([...mutations]).toEqual(expect.arrayContaining(["createReservation", "cancelAccountDeletion", "jsfLogout"]));
    expect(mutations.has("getReservation")).toBe(false);
  });

  it("lets a call that changes nothing go without a key", () => {
    expect(keyFaults([call({ reservationId: "1" }, { effect: "getReservation" })])).toEqual([]);
  });

  it("is content with one key for one request, and with the same again while its outcome is unknown", () => {
    expect(keyFaults([call(signOut(key)), call(signOut(key)), call(signOut(anotherKey, "refresh-2"))])).toEqual([]);
  });

  it.each([
    ["there is no key", [call({ refreshToken: "refresh-1" })]],
    ["there is no key", [call(undefined)]],
    ["the key is not 128 bits in hexadecimal", [call(signOut(""))]],
    ["a key carries two requests", [call(signOut(key)), call(signOut(key, "refresh-2"))]],
    ["a key is used again after its answer", [call(signOut(key), { outcome: "answered" }), call(signOut(key))]],
    ["a key is used again after its answer", [call(signOut(key), { outcome: "refused" }), call(signOut(key))]],
    ["a key outlives its intent", [call(signOut(key)), call(signOut(key), { era: 1 })]],
    ["the same request got another key", [call(signOut(key)), call(signOut(anotherKey))]],
  ])("finds that %s", (fault, calls) => {
    expect(keyFaults(calls)).toEqual([`signOut (signOut): ${fault}`]);
  });
});
