import { keyOf, withoutKey } from "./sight.ts";
import type { Call } from "./world.ts";

/**
 * What is wrong with the Idempotency-Keys of a recorded session (design §3), in words; nothing for a good session.
 * - A key is 128 bits in hexadecimal, and never carries two different requests.
 * - A key is sent again only while the answer to it is not known and its intent not over.
 * - The same request to the same machine, its answer not known and its intent not over, carries the same key.
 */
export function keyFaults(calls: Call[]): string[] {
  const mutations = calls.filter(({ input }) => keyOf(input) !== null);
  return mutations.flatMap((call, index) => {
    const before = mutations.slice(0, index).filter(({ effect }) => effect === call.effect);
    return [...malformed(call), ...reused(call, before), ...forgotten(call, before)].map(
      (fault) => `${call.effect} (${call.id}): ${fault}`,
    );
  });
}

function malformed({ input }: Call): string[] {
  return /^[\da-f]{32}$/.test(keyOf(input) ?? "") ? [] : ["the key is not 128 bits in hexadecimal"];
}

function reused(call: Call, before: Call[]): string[] {
  const earlier = before.filter(({ input }) => keyOf(input) === keyOf(call.input));
  return [
    ...(earlier.every((other) => meaningOf(other) === meaningOf(call)) ? [] : ["a key carries two requests"]),
    ...(earlier.every(isUnanswered) ? [] : ["a key is used again after its answer"]),
    ...(earlier.every(({ era }) => era === call.era) ? [] : ["a key outlives its intent"]),
  ];
}

function forgotten(call: Call, before: Call[]): string[] {
  const last = before.findLast(({ caller }) => caller === call.caller);
  const isMeant = last !== undefined && isUnanswered(last) && last.era === call.era;
  const isRepeated = isMeant && meaningOf(last) === meaningOf(call);
  return isRepeated && keyOf(last.input) !== keyOf(call.input) ? ["the same request got another key"] : [];
}

function isUnanswered({ outcome }: Call): boolean {
  return outcome !== "answered" && outcome !== "refused";
}

function meaningOf({ input }: Call): string {
  return JSON.stringify(withoutKey(input));
}
