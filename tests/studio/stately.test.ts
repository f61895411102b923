import type { createBrowserInspector } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { forwardToInspector } from "../../src/studio/stately.ts";
import type { Observation } from "../../src/studio/wire.ts";
import { messagesFrom, visit } from "./support.ts";

type Inspector = ReturnType<typeof createBrowserInspector>;

/** An inspector that keeps how it is called. */
function listening() {
  const calls: unknown[] = [];
  const inspector: Pick<Inspector, "actor" | "event" | "snapshot"> = {
    actor: (...args) => void calls.push(["actor", ...args]),
    event: (...args) => void calls.push(["event", ...args]),
    snapshot: (...args) => void calls.push(["snapshot", ...args]),
  };
  return { calls, send: forwardToInspector(inspector) };
}

test("Stately's inspector is told of a process as it began, of its events, and where each step led", () => {
  const { calls, send } = listening();
  messagesFrom("a", visit).forEach(send);
  const began = { status: "active", value: "choosingTime", context: { date: null, hold: null } };
  const moved = { status: "active", value: { held: "holdingTime" }, context: { date: null, hold: { until: 5 } } };
  expect(calls).toEqual([
    ["actor", "a x:0", began, {}],
    ["event", "a x:0", { type: "slot.picked", startTime: "13:00" }, {}],
    ["snapshot", "a x:0", moved, { event: { type: "slot.picked" } }],
  ]);
});

test("it is told who called whom, and what ended", () => {
  const { calls, send } = listening();
  const child: Observation = {
    kind: "began",
    actor: "x:2",
    parent: "x:0",
    machine: "contacts",
    address: "/",
    state: "entering",
    context: {},
  };
  const event: Observation = { kind: "event", actor: "x:2", from: "x:0", type: "a", content: null };
  const over: Observation = {
    kind: "moved",
    actor: "x:2",
    type: "a",
    transitions: [],
    state: "proven",
    changes: [],
    status: "done",
  };
  messagesFrom("a", [child, event, over]).forEach(send);
  expect(calls).toEqual([
    ["actor", "a x:2", { status: "active", value: "entering", context: {} }, { parentId: "a x:0" }],
    ["event", "a x:2", { type: "a" }, { source: "a x:0" }],
    ["snapshot", "a x:2", { status: "done", value: "proven", context: {} }, { event: { type: "a" } }],
  ]);
});
