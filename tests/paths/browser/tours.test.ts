import { describe, expect, it } from "vitest";
import { askedMachines } from "../machines.ts";
import { explore } from "../walk/explore.ts";
import { moveName, transitionsOf } from "../walk/generate.ts";
import { toursOf } from "../walk/tours.ts";
import { untoured } from "../walk/untoured.ts";
import { driverOf, touredParts } from "./drivers.ts";

const parts = askedMachines.flatMap(({ name, paths }) =>
  touredParts(name, paths).map((part) => ({ name, part, entrances: Object.keys(part.inputs).join(", ") })),
);

describe.each(parts)("The tours of $name from $entrances", ({ name, part: paths }) => {
  const { obstacle } = driverOf(name);
  const all = transitionsOf(paths).map((path) => path.name);
  const toured = new Set(toursOf(paths, (move) => obstacle(move) === null).flatMap((tour) => tour.map(moveName)));
  const reasons = untoured(paths, obstacle);

  it("are made of what the driver knows how to make happen", () => {
    const { entrances, acts, answers } = driverOf(name);
    const known = { entered: entrances, event: acts, answer: answers };
    const steps = explore(paths).filter((move) => obstacle(move) === null);
    const unknown = steps.filter(({ step }) => !(step.name in known[step.kind])).map(({ step }) => step.name);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it("take every transition but those that the driver says cannot be made to happen in a browser", () => {
    expect(all.filter((transition) => !toured.has(transition))).toEqual(all.filter((one) => reasons.has(one)));
    expect([...reasons].filter(([, reason]) => reason.startsWith("it follows only"))).toEqual([]);
  });
});
