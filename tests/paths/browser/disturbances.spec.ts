import { askedMachines } from "../machines.ts";
import { restorationsOf } from "../restored.ts";
import { movesAlong } from "../walk/along.ts";
import { disturbedToursOf, doubledAlong } from "../walk/disturbed.ts";
import { disturbedTitle, walkDisturbed } from "./disturb.ts";
import { driverOf } from "./drivers.ts";
import { test } from "./stage/stage.ts";

test.describe.configure({ timeout: 300_000 });

for (const { name, paths } of askedMachines) {
  const [driver, restorations] = [driverOf(name), restorationsOf(name)];
  const tours = disturbedToursOf(paths, restorations, driver);
  for (const [index, tour] of tours.entries()) {
    test(`${name}, disturbed tour ${index + 1}: ${disturbedTitle(tour)}`, async ({ stage }) =>
      walkDisturbed(stage, name, driver, restorations, tour));
  }
  for (const [title, steps] of Object.entries(driver.walks ?? {})) {
    const moves = movesAlong(
      paths,
      steps.map((step) => ({ name: step })),
    );
    test(`${name}, every press made twice: ${title}`, async ({ stage }) =>
      walkDisturbed(stage, name, driver, restorations, doubledAlong(moves)));
  }
}
