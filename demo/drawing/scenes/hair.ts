import { lighter } from "../colour.ts";
import { mirror, type MirrorShape } from "../furniture/mirrors.ts";
import { neon } from "../furniture/neon.ts";
import { rug } from "../furniture/small.ts";
import { stylingChair, type ChairBack } from "../furniture/seats.ts";
import { counter, trolley, washChair } from "../furniture/hair.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { put } from "../svg.ts";
import { windowAt } from "../window.ts";
import { greenery, lamps, shelving } from "./dress.ts";

const backs: readonly ChairBack[] = ["round", "tufted", "square", "shell"];
const mirrors: readonly MirrorShape[] = ["arch", "round", "tall", "pebble", "bulbs"];

/** Two or three mirrors in a row with their chairs, a window at the end. */
export function hall(stage: Stage): string {
  const { chance, palette } = stage;
  const hide = chance.pick([palette.accent, palette.second, lighter(palette.wood, 0.1), stage.tone.accentDeep]);
  const [back, glass] = [chance.pick(backs), chance.pick(mirrors)];
  const places = chance.happens(0.5) ? [640, 940, 1240] : [700, 1090];
  const wide = places.length === 2 ? 220 : 176;
  const base = room(
    stage,
    ["plain", "panels", "twoTone", "slats", "sunrise", "brick"],
    ["boards", "terrazzo", "slabs"],
  );
  const window = windowAt(
    stage,
    120,
    190,
    chance.pick([250, 300]),
    370,
    chance.pick(["arch", "square"]),
    chance.happens(0.6),
  );
  const stations = places
    .map(
      (x) => put(x, 536, mirror(stage, glass, wide, 300)) + put(x, 560, counter(stage, wide + 70, chance.happens(0.5))),
    )
    .join("");
  const chairs = places.map((x) => put(x, 838, stylingChair(stage, back, hide))).join("");
  const gap = places.length === 2 ? 895 : 0;
  const sign = gap ? put(gap, 330, neon(stage, chance.pick(["face", "scissors", "leaf", "heart"]), 0.52)) : "";
  return finish(
    stage,
    base +
      window +
      stations +
      sign +
      lamps(stage, places) +
      greenery(stage, 500, 745, 0.92) +
      chairs +
      greenery(stage, 96, 860, 1.15),
  );
}

/** One place before a large mirror. */
export function station(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["panels", "arches", "twoTone", "slats", "sunrise"], ["boards", "terrazzo"]);
  const place =
    put(720, 530, mirror(stage, chance.pick(mirrors), 300, 360)) +
    put(720, 560, counter(stage, 470, true)) +
    put(
      720,
      838,
      put(0, 30, rug(stage, 330, 64)) +
        put(0, 0, stylingChair(stage, chance.pick(backs), chance.pick([palette.accent, palette.second])), 1.14),
    );
  const side = chance.happens(0.5)
    ? windowAt(stage, 120, 200, 240, 350, "arch", true)
    : shelving(stage, 260, 560, 290, 3);
  return finish(
    stage,
    base +
      side +
      shelving(stage, 1180, 500, 270, chance.whole(2, 3)) +
      lamps(stage, [490, 950]) +
      greenery(stage, 1300, 800, 1.1) +
      put(1090, 850, trolley(stage), 0.95) +
      greenery(stage, 380, 740, 0.86) +
      place,
  );
}

/** Basins for washing hair. */
export function washRoom(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["tiles", "tiles", "slats", "twoTone"], ["terrazzo", "slabs"]);
  const hide = chance.pick([palette.accent, palette.second, palette.wood]);
  const places = chance.happens(0.5) ? [480, 830, 1170] : [520, 960];
  return finish(
    stage,
    base +
      shelving(stage, 420, 380, 360, 2) +
      put(1000, 300, neon(stage, chance.pick(["wave", "leaf", "lotus"]), 0.9)) +
      lamps(stage, [240, 720, 1230], ["globe", "ring", "rattan"]) +
      greenery(stage, 1310, 770, 1.05) +
      places.map((x) => put(x, 830, washChair(stage, hide))).join("") +
      greenery(stage, 130, 850, 1.15),
  );
}
