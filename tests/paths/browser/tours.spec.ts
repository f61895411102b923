import { machines } from "../machines.ts";
import { toursOf } from "../walk/tours.ts";
import { driverOf } from "./drivers.ts";
import { test } from "./stage/stage.ts";
import { tourTitle, walkTour } from "./walk-tour.ts";

test.describe.configure({ timeout: 300_000 });

for (const { name, paths } of machines) {
  const driver = driverOf(name);
  for (const [index, tour] of toursOf(paths, (move) => driver.obstacle(move) === null).entries()) {
    test(`${name}, tour ${index + 1}: ${tourTitle(tour)}`, async ({ stage }) => walkTour(stage, name, driver, tour));
  }
}
