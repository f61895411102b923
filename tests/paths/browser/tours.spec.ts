import { askedMachines } from "../machines.ts";
import { toursOf } from "../walk/tours.ts";
import type { Move } from "../walk/explore.ts";
import { driverOf, touredParts } from "./drivers.ts";
import { test } from "./stage/stage.ts";
import { tourTitle, walkTour } from "./walk-tour.ts";

test.describe.configure({ timeout: 300_000 });

for (const { name, paths } of askedMachines) {
  const driver = driverOf(name);
  const isPossible = (move: Move) => driver.obstacle(move) === null;
  const tours = touredParts(name, paths).flatMap((part) => toursOf(part, isPossible));
  for (const [index, tour] of tours.entries()) {
    test(`${name}, tour ${index + 1}: ${tourTitle(tour)}`, async ({ stage }) => walkTour(stage, name, driver, tour));
  }
}
