import type { createBrowserInspector } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { tellStately } from "../../src/studio/stately.ts";
import type { Told } from "../../src/studio/wire.ts";
import { toldBy, visit } from "./support.ts";

type Inspector = ReturnType<typeof createBrowserInspector>;

/** An inspector that keeps what it is told. */
function listening() {
  const told: unknown[] = [];
  const inspector: Pick<Inspector, "actor" | "event" | "snapshot"> = {
    actor: (...said) => void told.push(["actor", ...said]),
    event: (...said) => void told.push(["event", ...said]),
    snapshot: (...said) => void told.push(["snapshot", ...said]),
  };
  return { told, tell: tellStately(inspector) };
}

test("Stately's inspector is told of a process as it began, of its events, and where each step led", () => {
  const { told, tell } = listening();
  toldBy("a", visit).forEach(tell);
  const began = { status: "active", value: "choosingTime", context: { date: null, hold: null } };
  const moved = { status: "active", value: { held: "holdingTime" }, context: { date: null, hold: { until: 5 } } };
  expect(told).toEqual([
    ["actor", "a x:0", began, {}],
    ["event", "a x:0", { type: "slot.picked", startTime: "13:00" }, {}],
    ["snapshot", "a x:0", moved, { event: { type: "slot.picked" } }],
  ]);
});

test("it is told who called whom, and what ended", () => {
  const { told, tell } = listening();
  const child: Told = {
    kind: "began",
    actor: "x:2",
    parent: "x:0",
    machine: "contacts",
    address: "/",
    state: "entering",
    context: {},
  };
  const event: Told = { kind: "event", actor: "x:2", from: "x:0", type: "a", content: null };
  const over: Told = {
    kind: "moved",
    actor: "x:2",
    type: "a",
    transitions: [],
    state: "proven",
    changes: [],
    status: "done",
  };
  toldBy("a", [child, event, over]).forEach(tell);
  expect(told).toEqual([
    ["actor", "a x:2", { status: "active", value: "entering", context: {} }, { parentId: "a x:0" }],
    ["event", "a x:2", { type: "a" }, { source: "a x:0" }],
    ["snapshot", "a x:2", { status: "done", value: "proven", context: {} }, { event: { type: "a" } }],
  ]);
});
