import { expect, test } from "vitest";
import { alternativesTo } from "../../domain/alternatives.ts";
import { refusal } from "../../domain/failure.ts";

const slot = { startTime: "2026-11-25T09:00:00Z", price: 8000, entries: [{ masterId: 7 }, { masterId: 8 }] };

/** A refusal as it came over the wire, where anything may stand. */
function refusedNaming(alternatives: unknown) {
  const body = { type: "about:blank", title: "The time is taken", status: 409, code: "slotTaken", alternatives };
  return refusal(409, JSON.parse(JSON.stringify(body)));
}

test("a refusal names other times in its own order", () => {
  const later = { ...slot, startTime: "2026-11-25T10:00:00Z" };
  expect(alternativesTo(refusedNaming([later, slot]))).toEqual([later, slot]);
});

test.each([
  ["no time", { ...slot, startTime: undefined }],
  ["a time without its zone", { ...slot, startTime: "2026-11-25T09:00" }],
  ["a price in words", { ...slot, price: "8000" }],
  ["no price", { ...slot, price: undefined }],
  ["no masters", { ...slot, entries: undefined }],
  ["masters in words", { ...slot, entries: "7" }],
  ["one master without an id", { ...slot, entries: [{ masterId: 7 }, {}] }],
  ["one master missing", { ...slot, entries: [{ masterId: 7 }, null] }],
  ["nothing", null],
])("an alternative with %s is left out, and the others stay", (_, wrong) => {
  expect(alternativesTo(refusedNaming([wrong, slot]))).toEqual([slot]);
});

test.each([undefined, null, {}, "slot"])("where a refusal names %j there are none", (alternatives) => {
  expect(alternativesTo(refusedNaming(alternatives))).toEqual([]);
});

test.each([{ kind: "unreachable" }, { kind: "broken" }])("a call that was not refused names none: %j", (failure) => {
  const named = { ...failure, problem: { alternatives: [slot] } };
  expect(alternativesTo(named)).toEqual([]);
});
