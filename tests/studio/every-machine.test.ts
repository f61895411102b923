import { expect, test } from "vitest";
import { declaredTransitions, pathOf, statesOf } from "../../machines/kit/chart.ts";
import { chartOf } from "../../src/studio/page/charts.ts";
import { sendableIn } from "../../src/studio/seen/sendable.ts";
import { askedMachines } from "../paths/machines.ts";

test.each(askedMachines)("every event of the paths of $name can be sent in some state", ({ paths }) => {
  const { machine } = paths;
  const sendable = statesOf(machine).flatMap((state) => sendableIn(machine.id, pathOf(state)));
  expect(new Set(sendable.map(({ name }) => name))).toEqual(new Set(Object.keys(paths.events)));
});

test.each(askedMachines)(
  "every state and transition of $name is found in its drawing, and no style stands in that",
  ({ paths }) => {
    const { svg = "" } = chartOf(paths.machine.id) ?? {};
    for (const state of statesOf(paths.machine)) expect(svg).toContain(`data-state="${pathOf(state)}"`);
    for (const transition of declaredTransitions(paths.machine)) expect(svg).toContain(transition);
    expect(svg).not.toContain("<style");
  },
);

test("a machine that is not known has no drawing", () => {
  expect(chartOf("nothing")).toBeUndefined();
});
