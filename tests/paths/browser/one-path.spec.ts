import { machineNamed } from "../machines.ts";
import { movesAlong } from "../walk/along.ts";
import { transitionsOf } from "../walk/generate.ts";
import { driverOf } from "./drivers.ts";
import { test } from "./stage/stage.ts";
import { walkTour } from "./walk-tour.ts";

test.describe.configure({ timeout: 300_000 });

const [machine, number] = (process.env.KEZEK_PATH ?? "").split(" ");

if (machine) {
  const { paths } = machineNamed(machine);
  const path = transitionsOf(paths).find((one) => one.number === Number(number));
  if (!path) throw new Error(`${machine} has no path ${number}.`);
  test(`${machine} ${number}: ${path.name}`, async ({ stage }) =>
    walkTour(stage, machine, driverOf(machine), movesAlong(paths, path.steps)));
}
