import { expect, test } from "vitest";
import { createActor, setup } from "xstate";
import { stateOf } from "../../src/flow/state.ts";

const nested = setup({}).createMachine({
  initial: "open",
  states: {
    open: { on: { next: "held" } },
    held: { initial: "first", states: { first: { on: { next: "second" } }, second: {} } },
  },
});

test("a state is named by its path, so that a map of views can have a place for each", () => {
  const views = { open: "a", "held.first": "b", "held.second": "c" };
  const actor = createActor(nested).start();
  const shown = [];
  for (let step = 0; step < 3; step += 1) {
    shown.push(views[stateOf(actor.getSnapshot())]);
    actor.send({ type: "next" });
  }
  expect(shown).toEqual(["a", "b", "c"]);
});
