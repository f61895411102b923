import { describe, expect, it } from "vitest";
import { machines } from "../machines.ts";
import { moveName, transitionsOf } from "../walk/generate.ts";
import { toursOf } from "../walk/tours.ts";
import { untoured } from "../walk/untoured.ts";
import { driverOf } from "./drivers.ts";

describe.each(machines)("The tours of $name", ({ name, paths }) => {
  const { obstacle } = driverOf(name);
  const all = transitionsOf(paths).map((path) => path.name);
  const toured = new Set(toursOf(paths, (move) => obstacle(move) === null).flatMap((tour) => tour.map(moveName)));
  const reasons = untoured(paths, obstacle);

  it("take every transition but those that the driver says cannot be made to happen in a browser", () => {
    expect(all.filter((transition) => !toured.has(transition))).toEqual(all.filter((one) => reasons.has(one)));
    expect([...reasons].filter(([, reason]) => reason.startsWith("it follows only"))).toEqual([]);
  });
});
