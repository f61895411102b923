import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { declaredTransitions, eventWords, pathOf, stateName, statesOf } from "../../../machines/kit/chart.ts";

const visit = createMachine({
  id: "visit",
  initial: "choosing",
  on: { "visit.abandoned": ".over" },
  states: {
    choosing: { on: { "slot.picked": [{ guard: () => false, target: "held" }, { target: "over" }], "day.picked": {} } },
    held: {
      initial: "naming",
      states: { naming: { invoke: { id: "contacts", src: "contacts", onDone: "proven" } }, proven: {} },
      always: { target: "over" },
    },
    over: {},
  },
});

test("a chart has its states in the order of its file, each before what is in it", () => {
  expect(statesOf(visit).map(pathOf)).toEqual(["choosing", "held", "held.naming", "held.proven", "over"]);
});

test("a chart tells every transition of its file by where it begins, what it waits for and which branch it is", () => {
  expect(declaredTransitions(visit)).toEqual([
    " on visit.abandoned, branch 0",
    "choosing on slot.picked, branch 0",
    "choosing on slot.picked, branch 1",
    "choosing on day.picked, branch 0",
    "held on arrival, branch 0",
    "held.naming on xstate.done.actor.contacts, branch 0",
  ]);
});

test.each([
  ["choosing", "choosing"],
  [{ held: "naming" }, "held.naming"],
  [{ held: { naming: "typing" } }, "held.naming.typing"],
  [{ held: undefined, shown: "map" }, "held + shown.map"],
])("the state %j is called %s", (value, name) => {
  expect(stateName(value)).toBe(name);
});

test.each([
  ["xstate.done.actor.createReservation", "createReservation answers"],
  ["xstate.error.actor.createReservation", "createReservation fails"],
  ["xstate.snapshot.contacts", "contacts moves"],
  ["slot.picked", "slot.picked"],
  ["my.xstate.done.actor.x", "my.xstate.done.actor.x"],
])("the event %s is called %s", (type, words) => {
  expect(eventWords(type)).toBe(words);
});
