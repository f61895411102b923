import { expect, test } from "vitest";
import { readRecording } from "../../src/studio/recording.ts";
import { visit, recordedPath, refusedByPhone, hostile } from "./recorded.ts";

test.each([
  ["not JSON", "This file is no JSON."],
  ["{}", "This file is no recording of the studio."],
  [
    '{"format":"kezek-recording","version":4}',
    "This recording is of version 4, and 1 to 3 are read here: record it anew.",
  ],
  ['{"format":"kezek-recording","version":3,"madeAt":1}', "This recording is broken at madeAt"],
  ['{"format":"kezek-recording","version":2,"madeAt":1}', "This recording is broken at madeAt"],
  ['{"format":"kezek-recording","version":1,"madeAt":1}', "This recording is broken at madeAt"],
])("%s is refused with the reason", (text, reason) => {
  expect(() => readRecording(text)).toThrow(reason);
});

test("one of version 1 is read: its failures and its subject stand in what it has, its address does not", async () => {
  const { entrance: _, subject: __, children: ___, steps, ...rest } = await recordedPath(refusedByPhone);
  const stepsOf1 = steps.map((step) => ({ ...step, failure: undefined }));
  const read = readRecording(JSON.stringify({ ...rest, steps: stepsOf1, version: 1 }));
  expect(read).toMatchObject({ version: 3, entrance: null, subject: { firm: { id: 1 } }, began: { faults: null } });
  expect(read.steps).toContainEqual(expect.objectContaining({ failure: "phoneNotProven" }));
});

test("one of version 2 is read: nothing was broken in it, and it has no children", async () => {
  const { children: _, began, ...rest } = await recordedPath(refusedByPhone);
  const { faults: __, ...beganOf2 } = began;
  const read = readRecording(JSON.stringify({ ...rest, began: beganOf2, version: 2 }));
  expect(read).toMatchObject({ version: 3, children: [], began: { faults: null }, entrance: "/…" });
});

test.each([
  ["steps.0.type", { kind: "event", type: hostile }],
  ["steps.0.id", { kind: "answer", id: hostile, outcome: "done" }],
  ["steps.0.failure", { kind: "answer", id: "createReservation", outcome: "failed", failure: hostile }],
  ["steps.0.state", { kind: "event", type: "slot.picked", state: hostile }],
  ["steps.0.facts.0", { kind: "event", type: "slot.picked", facts: [hostile] }],
  ["steps.0.calls.0", { kind: "event", type: "slot.picked", calls: [hostile] }],
  ["steps.0.address", { kind: "reload", address: "/\u001b[2J" }],
  ["steps.0.faults.calls.0.operation", { kind: "faults", faults: { calls: [{ operation: hostile }], storage: null } }],
  ["machine", { machine: hostile }],
  ["began.state", { began: { state: hostile, context: {}, faults: null } }],
  ["madeAt", { madeAt: "\n" }],
  ["entrance", { entrance: "/\n" }],
])("a recording is refused with the reason where %s is what could be no name, or of no line", async (field, wrong) => {
  const { steps, ...process } = await visit();
  const file =
    "kind" in wrong
      ? { ...process, steps: [{ at: 0, content: {}, state: "held", ...wrong }] }
      : { ...process, steps, ...wrong };
  expect(() => readRecording(JSON.stringify(file))).toThrow(`This recording is broken at ${field}: `);
});
