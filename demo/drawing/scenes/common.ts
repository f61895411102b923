import { lighter } from "../colour.ts";
import { floorLamp } from "../furniture/lamps.ts";
import { neon, type NeonDrawing } from "../furniture/neon.ts";
import { armchair, sofa } from "../furniture/seats.ts";
import { rug } from "../furniture/small.ts";
import { coffeeTable, desk } from "../furniture/tables.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { box, disc, put, row } from "../svg.ts";
import { windowAt } from "../window.ts";
import { gallery, greenery, lamps, shelving } from "./dress.ts";

const signs: readonly NeonDrawing[] = ["lotus", "face", "leaf", "heart", "star", "wave"];

/** The desk where one is met, under a sign of light. */
export function reception(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(
    stage,
    ["slats", "panels", "arches", "brick", "twoTone", "sunrise"],
    ["terrazzo", "boards", "slabs"],
  );
  const medallion = chance.happens(0.6)
    ? disc(720, 330, 150, lighter(palette.wall, stage.isDark ? 0.12 : 0.4)) + disc(720, 330, 138, palette.wallDeep)
    : box(540, 190, 360, 280, palette.wallDeep, 24);
  const side = chance.happens(0.5)
    ? windowAt(stage, 110, 190, 260, 370, "arch", true)
    : shelving(stage, 240, 540, 270, 3);
  return finish(
    stage,
    base +
      medallion +
      put(720, 330, neon(stage, chance.pick(signs), 1.1)) +
      side +
      shelving(stage, 1190, 500, 270, chance.whole(2, 3)) +
      lamps(stage, [470, 970], ["globe", "dome", "rattan", "cone"]) +
      greenery(stage, 1330, 790, 1.15) +
      put(720, 842, desk(stage, chance.pick([520, 620])), 1.12) +
      greenery(stage, 120, 850, 1.1),
  );
}

/** A sofa by the window. */
export function lounge(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["panels", "plain", "twoTone", "sunrise", "slats"], ["boards", "boards", "terrazzo"]);
  const colour = chance.pick([palette.accent, palette.second, lighter(palette.wood, 0.2)]);
  const window = chance.pick([
    () => windowAt(stage, 400, 170, 560, 340, "band", chance.happens(0.6)),
    () => row(2, (index) => windowAt(stage, 350 + index * 370, 170, 270, 350, "arch", false)),
    () => windowAt(stage, 470, 160, 420, 360, "arch", true),
  ])();
  const seats =
    put(640, 800, sofa(stage, colour), 1.04) +
    put(1170, 850, armchair(stage, chance.pick([palette.second, palette.accent, palette.soft])), 1.02);
  return finish(
    stage,
    base +
      window +
      gallery(stage, 1190, 330) +
      lamps(stage, [180], ["rattan", "globe", "dome"]) +
      put(270, 770, floorLamp(stage)) +
      greenery(stage, 1340, 740, 1.1) +
      put(680, 872, rug(stage, 560, 66)) +
      seats +
      put(720, 896, coffeeTable(stage), 0.98) +
      greenery(stage, 130, 850, 1.12),
  );
}
