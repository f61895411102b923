import type { FromPage, Observation } from "../../src/studio/wire.ts";
import { nothingSeen, addMessage, type Seen } from "../../src/studio/seen/seen.ts";

/** The messages of a page, one a second. */
export function messagesFrom(page: string, observations: readonly Observation[]): FromPage[] {
  return observations.map((one, index) => ({ page, number: index + 1, at: index * 1000, observation: one }));
}

/** A studio that has received this. */
export function seenOf(...messages: unknown[]): Seen {
  return messages.reduce(addMessage, nothingSeen);
}

const actor = "x:0";

/** A small visit: it begins, takes an event, calls, and emits a fact. */
export const visit: Observation[] = [
  {
    kind: "began",
    actor,
    parent: null,
    machine: "reservation",
    address: "/red-apple/reservation/time",
    state: "choosingTime",
    context: { date: null, hold: null },
  },
  { kind: "event", actor, from: null, type: "slot.picked", content: { startTime: "13:00" } },
  {
    kind: "moved",
    actor,
    type: "slot.picked",
    transitions: ["choosingTime on slot.picked, branch 0"],
    state: "held.holdingTime",
    changes: [{ path: "hold.until", was: null, is: 5 }],
    status: "active",
  },
  { kind: "called", actor, call: "x:1", effect: "createHold", input: {} },
  { kind: "asked", request: "1", method: "POST", path: "/rest/holds" },
  { kind: "got", request: "1", method: "POST", path: "/rest/holds", status: 0, ms: 30 },
  { kind: "answered", actor, call: "x:1", effect: "createHold", outcome: "failed", content: {}, ms: 40 },
  { kind: "fact", actor, type: "time.held", content: {} },
];
