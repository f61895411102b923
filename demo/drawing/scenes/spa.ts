import { candles, massageTable } from "../furniture/beauty.ts";
import { bouquet } from "../furniture/plants.ts";
import { neon } from "../furniture/neon.ts";
import { basin, niche } from "../furniture/bath.ts";
import { rolledTowels, rug } from "../furniture/small.ts";
import { sideTable } from "../furniture/tables.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { box, put } from "../svg.ts";
import { windowAt } from "../window.ts";
import { greenery, lamps, shelving } from "./dress.ts";

/** A massage table by candlelight. */
export function spaRoom(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["arches", "slats", "slats", "twoTone", "sunrise"], ["boards", "slabs"]);
  const wall = chance.happens(0.6)
    ? windowAt(stage, 180, 190, 340, 330, chance.pick(["arch", "band"]), true)
    : shelving(stage, 320, 500, 330, 2);
  const dusk = box(0, 0, 1440, 960, palette.ink, 0, { opacity: 0.08 });
  return finish(
    stage,
    base +
      wall +
      put(chance.pick([860, 920]), 310, neon(stage, chance.pick(["lotus", "leaf", "wave"]), 1.1)) +
      lamps(stage, [640, 1180], ["rattan", "globe", "ring"]) +
      greenery(stage, 1300, 770, 1.15) +
      put(1120, 760, sideTable(stage) + put(0, -140, candles(stage), 0.9)) +
      dusk +
      put(690, 880, rug(stage, 520, 56)) +
      put(680, 846, massageTable(stage), 1.06) +
      put(1200, 890, put(0, 0, rolledTowels(stage), 1) + put(0, 0, stage.glow(0, -40, 120, 60, 0.2))) +
      greenery(stage, 120, 850, 1.1),
  );
}

/** A pool under arches. */
export function pool(stage: Stage): string {
  const { chance } = stage;
  const base = room(stage, ["tiles", "plain"], ["slabs", "terrazzo"]);
  const places = chance.happens(0.5) ? [320, 720, 1120] : [250, 560, 880, 1190];
  const arches = places
    .map((x, index) => put(x, 690, niche(stage, places.length === 3 ? 290 : 230, index === 1)))
    .join("");
  return finish(
    stage,
    base +
      arches +
      lamps(stage, places, ["globe", "ring", "bulb"]) +
      put(720, 720, basin(stage)) +
      put(250, 742, rolledTowels(stage), 0.9) +
      put(1180, 742, candles(stage), 0.95) +
      greenery(stage, 90, 760, 1.05) +
      greenery(stage, 1350, 760, 1.05) +
      put(1040, 736, bouquet(stage), 0.9),
  );
}
