import { couch, magnifier } from "../furniture/beauty.ts";
import { trolley } from "../furniture/hair.ts";
import { mirror } from "../furniture/mirrors.ts";
import { neon } from "../furniture/neon.ts";
import { stool } from "../furniture/seats.ts";
import { rug } from "../furniture/small.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { put } from "../svg.ts";
import { windowAt } from "../window.ts";
import { gallery, greenery, lamps, shelving } from "./dress.ts";

/** A quiet room with a couch, a round lamp and a mirror. */
export function browRoom(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["panels", "twoTone", "slats", "plain"], ["boards", "terrazzo"]);
  const window = windowAt(stage, 150, 190, 280, 350, chance.pick(["arch", "square"]), true);
  const wall = chance.happens(0.5)
    ? put(1180, 560, mirror(stage, chance.pick(["arch", "pebble", "bulbs"]), 190, 310))
    : shelving(stage, 1170, 520, 280, 3);
  return finish(
    stage,
    base +
      window +
      put(790, 300, neon(stage, "eye", 1.25)) +
      wall +
      lamps(stage, [560, 1010], ["globe", "rattan", "dome"]) +
      greenery(stage, 1320, 780, 1.1) +
      put(700, 872, rug(stage, 470, 62)) +
      put(1040, 800, magnifier(stage)) +
      put(680, 842, couch(stage, chance.pick([palette.accent, palette.second, palette.soft])), 1.08) +
      put(1110, 866, stool(stage, palette.accent)) +
      greenery(stage, 110, 850, 1),
  );
}

/** A couch among devices. */
export function treatmentRoom(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["panels", "tiles", "twoTone", "slats"], ["slabs", "terrazzo", "boards"]);
  const window = windowAt(stage, 960, 180, 330, 320, chance.pick(["band", "square", "arch"]), chance.happens(0.5));
  return finish(
    stage,
    base +
      window +
      shelving(stage, 300, 530, 330, 3) +
      gallery(stage, 700, 330) +
      lamps(stage, [560, 860], ["globe", "ring", "dome"]) +
      greenery(stage, 130, 780, 1) +
      put(420, 800, magnifier(stage)) +
      put(760, 838, couch(stage, chance.pick([palette.soft, palette.second, palette.accent])), 1.12) +
      put(1200, 836, trolley(stage), 1.1) +
      put(360, 872, stool(stage, palette.accent)) +
      greenery(stage, 1350, 860, 1.05),
  );
}
