import { lighter } from "../colour.ts";
import { manicureTable, pedicureThrone, polishes } from "../furniture/nails.ts";
import { neon } from "../furniture/neon.ts";
import { armchair, stool } from "../furniture/seats.ts";
import { rug } from "../furniture/small.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { put } from "../svg.ts";
import { windowAt } from "../window.ts";
import { gallery, greenery, lamps } from "./dress.ts";

/** Manicure tables with their lamps before a wall of polishes. */
export function nailBar(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["plain", "twoTone", "arches", "panels", "sunrise"], ["terrazzo", "boards", "slabs"]);
  const seat = chance.pick([palette.accent, palette.second, lighter(palette.accent, 0.4)]);
  const places = chance.happens(0.45) ? [420, 760, 1100] : [500, 980];
  const rack = put(chance.pick([900, 980]), 500, polishes(stage, 8, 4));
  const window = windowAt(stage, 130, 190, 330, 330, chance.pick(["arch", "square", "band"]), chance.happens(0.4));
  return finish(
    stage,
    base +
      window +
      rack +
      lamps(stage, places, ["dome", "globe", "rattan", "cone"]) +
      greenery(stage, 1330, 740, 1.05) +
      places.map((x) => put(x - 10, 724, stool(stage, seat), 0.98)).join("") +
      places.map((x) => put(x, 812, manicureTable(stage, chance.happens(0.5)))).join("") +
      places.map((x) => put(x + 30, 888, stool(stage, seat), 1.08)).join("") +
      greenery(stage, 110, 850, 1.15),
  );
}

/** A whole wall of small bottles with an armchair before it. */
export function polishWall(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["plain", "twoTone", "arches"], ["boards", "terrazzo", "checker"]);
  return finish(
    stage,
    base +
      put(560, 590, polishes(stage, 13, 6)) +
      put(1150, 330, neon(stage, chance.pick(["hand", "heart", "lotus"]), 1.15)) +
      lamps(stage, [300, 820], ["globe", "bulb", "ring"]) +
      greenery(stage, 1320, 770, 1.1) +
      put(1000, 850, rug(stage, 330, 56)) +
      put(1010, 836, armchair(stage, chance.pick([palette.accent, palette.second])), 1.06) +
      put(420, 820, manicureTable(stage, true), 1.1) +
      put(440, 890, stool(stage, palette.accent), 1.1) +
      greenery(stage, 100, 850, 1),
  );
}

/** Armchairs on a step with a basin before each. */
export function pedicure(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["tiles", "arches", "panels", "twoTone"], ["slabs", "terrazzo"]);
  const colour = chance.pick([palette.accent, palette.second, lighter(palette.accent, 0.3)]);
  const places = chance.happens(0.5) ? [360, 740, 1120] : [460, 960];
  const sign = chance.happens(0.5)
    ? put(710, 300, neon(stage, chance.pick(["lotus", "wave", "heart"]), 0.9))
    : gallery(stage, 710, 320);
  return finish(
    stage,
    base +
      sign +
      lamps(stage, places, ["globe", "rattan", "dome"]) +
      greenery(stage, 1340, 740, 1) +
      places.map((x) => put(x, 830, pedicureThrone(stage, colour), places.length === 3 ? 0.92 : 1.08)).join("") +
      greenery(stage, 92, 850, 1.1),
  );
}
