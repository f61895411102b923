import { darker } from "../colour.ts";
import { pole, shavingKit } from "../furniture/barber.ts";
import { counter } from "../furniture/hair.ts";
import { mirror, type MirrorShape } from "../furniture/mirrors.ts";
import { neon } from "../furniture/neon.ts";
import { barberChair } from "../furniture/seats.ts";
import { bottles, towels, wallShelf } from "../furniture/small.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { put } from "../svg.ts";
import { windowAt } from "../window.ts";
import { greenery, lamps } from "./dress.ts";

const mirrors: readonly MirrorShape[] = ["tall", "arch", "round", "bulbs"];

/** Leather chairs, a pole, bulbs on cables. */
export function barberHall(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["brick", "slats", "twoTone", "tiles", "panels"], ["checker", "boards", "checker"]);
  const places = chance.happens(0.5) ? [620, 1040] : [560, 860, 1160];
  const hide = chance.pick([palette.accent, darker(palette.wood, 0.1), palette.second, "#7a3b25"]);
  const glass = chance.pick(mirrors);
  const wide = places.length === 2 ? 230 : 180;
  const stations = places
    .map((x) => put(x, 520, mirror(stage, glass, wide, 290)) + put(x, 552, counter(stage, wide + 66, true)))
    .join("");
  const opening = chance.happens(0.6)
    ? windowAt(stage, 110, 190, 260, 370, "square", false)
    : put(230, 360, neon(stage, chance.pick(["scissors", "star", "face"]), 1.2));
  return finish(
    stage,
    base +
      opening +
      put(430, 500, pole(stage)) +
      stations +
      lamps(stage, places, ["bulb", "cone", "dome"]) +
      greenery(stage, 1360, 770, 1) +
      places.map((x) => put(x, 856, barberChair(stage, hide), places.length === 2 ? 1.06 : 0.94)).join("") +
      greenery(stage, 110, 850, 1.05),
  );
}

/** What stands before a barber: blades, brushes, oils, and the mirror above. */
export function barberShelf(stage: Stage): string {
  const { chance } = stage;
  const base = room(stage, ["brick", "slats", "tiles"], ["boards", "checker"]);
  const shelves = [0, 1]
    .map((line) =>
      put(
        1100,
        330 + line * 160,
        wallShelf(stage, 420, put(-90, 0, bottles(stage, 190), 1.15) + put(125, 0, towels(stage, 120, 3), 1.05)),
      ),
    )
    .join("");
  const worktop = put(720, 640, shavingKit(stage));
  return finish(
    stage,
    base +
      put(480, 560, mirror(stage, chance.pick(["arch", "round", "tall"]), 330, 390)) +
      shelves +
      put(810, 480, pole(stage), 0.96) +
      lamps(stage, [200, 900, 1300], ["bulb", "cone"]) +
      worktop +
      greenery(stage, 140, 650, 0.8),
  );
}
