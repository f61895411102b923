import { driverOf } from "../paths/browser/drivers.ts";
import { test } from "../paths/browser/stage/stage.ts";
import { make, tourTitle } from "../paths/browser/walk-tour.ts";
import { machines } from "../paths/machines.ts";
import { moveName } from "../paths/walk/generate.ts";
import { picture } from "./picture.ts";
import { sightseeingTours } from "./sights.ts";

for (const [machineIndex, machine] of machines.entries()) {
  const { name } = machine;
  const driver = driverOf(name);
  for (const [index, { tour, sights }] of sightseeingTours(machine).entries()) {
    test.describe(() => {
      // The same phones in every run: they are in the pictures.
      test.use({ clientNumber: 100 * machineIndex + index });

      test(`${name}, tour ${index + 1}: ${tourTitle(tour)}`, async ({ stage }) => {
        for (const [at, move] of tour.entries()) {
          await test.step(moveName(move), async () => {
            await make(stage, driver, move);
            await driver.sees(stage, move.to.state);
            if (sights.has(at)) await picture(stage, name, move.to.state);
            await stage.world.calm();
          });
        }
      });
    });
  }
}
