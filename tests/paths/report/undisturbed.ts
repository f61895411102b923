import { driverOf } from "../browser/drivers.ts";
import type { WalkedMachine } from "../machines.ts";
import { restorationsOf } from "../restored.ts";
import type { Restored } from "../restored/restored.ts";
import {
  coveredBy,
  disturbances,
  disturbedName,
  disturbedToursOf,
  type Disturbance,
  isLeadingOut,
} from "../walk/disturbed.ts";
import { explore } from "../walk/explore.ts";

/** Which states no tour disturbs in which way, and why; "" where nobody has said why. */
export function undisturbed({ name, paths }: WalkedMachine): Map<string, string> {
  const restorations = restorationsOf(name);
  const driver = driverOf(name);
  const tours = disturbedToursOf(paths, restorations, driver);
  const left = explore(paths).filter((move) => driver.obstacle(move) === null && isLeadingOut(move));
  const isLeft = (state: string) => left.some(({ from }) => from?.state === state);
  const disturbed = new Set(tours.flatMap(coveredBy));
  const all = Object.entries<Restored<string>>(restorations.states).flatMap(([state, restored]) =>
    disturbances.map((disturbance): [string, string] => [
      disturbedName(state, disturbance),
      reasonOf(restored, disturbance, isLeft(state)),
    ]),
  );
  return new Map(all.filter(([one]) => !disturbed.has(one)));
}

/** Why a state cannot be disturbed so, by the table; a press can be doubled wherever one leads out of it. */
function reasonOf(restored: Restored<string>, disturbance: Disturbance, isLeft: boolean): string {
  if (disturbance === "double") {
    if (isLeft) return "";
    return "never" in restored.reload ? restored.reload.never : "nothing is pressed here that leads out of it";
  }
  const found = restored[disturbance];
  return typeof found === "object" && "never" in found ? found.never : "";
}
