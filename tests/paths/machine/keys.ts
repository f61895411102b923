import { mutations } from "./mutations.ts";
import { keyOf, withoutKey } from "./call-key.ts";
import type { Call } from "./world.ts";

/** What the audit of the keys knows of a call. */
export type AuditedCall = Pick<Call, "id" | "effect" | "input" | "caller" | "outcome" | "era">;

/**
 * What is wrong with the Idempotency-Keys of a recorded session (design §3), in words; nothing for a good session.
 * - Every call of an operation that changes something carries a key.
 * - A key is 128 bits in hexadecimal, and never carries two different requests.
 * - A key is sent again only while the answer to it is not known and its intent not over.
 * - The same request to the same machine, its answer not known and its intent not over, carries the same key.
 */
export function keyFaults(calls: AuditedCall[]): string[] {
  const changing = calls.filter(({ effect }) => mutations.has(effect));
  return changing.flatMap((call, index) => {
    const before = changing.slice(0, index).filter(({ effect }) => effect === call.effect);
    const faults = keyOf(call.input) === null ? ["there is no key"] : [...malformed(call), ...reused(call, before)];
    return [...faults, ...forgotten(call, before)].map((fault) => `${call.effect} (${call.id}): ${fault}`);
  });
}

function malformed({ input }: AuditedCall): string[] {
  return /^[\da-f]{32}$/.test(keyOf(input) ?? "") ? [] : ["the key is not 128 bits in hexadecimal"];
}

function reused(call: AuditedCall, before: AuditedCall[]): string[] {
  const earlier = before.filter(({ input }) => keyOf(input) === keyOf(call.input));
  return [
    ...(earlier.every((other) => meaningOf(other) === meaningOf(call)) ? [] : ["a key carries two requests"]),
    ...(earlier.every(isUnanswered) ? [] : ["a key is used again after its answer"]),
    ...(earlier.every(({ era }) => era === call.era) ? [] : ["a key outlives its intent"]),
  ];
}

function forgotten(call: AuditedCall, before: AuditedCall[]): string[] {
  const last = before.findLast(({ caller }) => caller === call.caller);
  const isMeant = last !== undefined && isUnanswered(last) && last.era === call.era;
  const isRepeated = isMeant && meaningOf(last) === meaningOf(call);
  return isRepeated && keyOf(last.input) !== keyOf(call.input) ? ["the same request got another key"] : [];
}

function isUnanswered({ outcome }: AuditedCall): boolean {
  return outcome !== "answered" && outcome !== "refused";
}

function meaningOf({ input }: AuditedCall): string {
  return JSON.stringify(withoutKey(input));
}
