import { ballPit, balloons, carChair, cubes, tent, toyHorse } from "../furniture/kids.ts";
import { mirror } from "../furniture/mirrors.ts";
import { neon } from "../furniture/neon.ts";
import { counter } from "../furniture/hair.ts";
import { rug } from "../furniture/small.ts";
import { finish, room } from "../room.ts";
import type { Stage } from "../stage.ts";
import { disc, group, put, row, stroke } from "../svg.ts";
import { windowAt } from "../window.ts";
import { greenery, lamps } from "./dress.ts";

const rainbow = (stage: Stage, x: number, y: number, size: number) =>
  ["#e8746a", "#f2b25c", "#f6dc8a", "#8fc3a0", "#7fb2d9"]
    .map((colour, index) =>
      stroke(
        `M${x - size + index * 26} ${y}a${size - index * 26} ${size - index * 26} 0 0 1 ${2 * (size - index * 26)} 0`,
        colour,
        24,
        { opacity: stage.isDark ? 0.8 : 0.75, "stroke-linecap": "butt" },
      ),
    )
    .join("")
    .replaceAll('stroke-linecap="round" ', "");

const confetti = (stage: Stage) =>
  row(26, () =>
    disc(
      stage.chance.whole(40, 1400),
      stage.chance.whole(80, 460),
      stage.chance.whole(5, 10),
      stage.chance.pick([stage.palette.accent, stage.palette.second, stage.tone.white, stage.palette.soft]),
      { opacity: 0.5 },
    ),
  );

/** Cars instead of chairs. */
export function kidsHall(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["twoTone", "plain", "panels"], ["boards", "terrazzo"]) + confetti(stage);
  const places = chance.happens(0.5) ? [430, 800, 1160] : [520, 1000];
  const cars = [palette.accent, palette.second, "#e7a93c"];
  const stations = places
    .map(
      (x) =>
        put(x, 530, mirror(stage, chance.pick(["round", "pebble"]), 180, 230)) +
        put(x, 556, counter(stage, 250, chance.happens(0.5))),
    )
    .join("");
  return finish(
    stage,
    base +
      rainbow(stage, 190, 470, 200) +
      stations +
      lamps(stage, places, ["globe", "dome"]) +
      put(1320, 470, balloons(stage)) +
      greenery(stage, 1350, 760, 0.95) +
      places.map((x, index) => put(x, 846, carChair(stage, cars[index] ?? palette.accent))).join("") +
      put(150, 860, toyHorse(stage), 1.05),
  );
}

/** A tent, cubes, a pit of balls. */
export function playCorner(stage: Stage): string {
  const { chance, palette } = stage;
  const base = room(stage, ["twoTone", "plain", "panels"], ["boards"]) + confetti(stage);
  const window = windowAt(stage, 950, 180, 330, 330, chance.pick(["arch", "square"]), true);
  return finish(
    stage,
    base +
      rainbow(stage, 640, 520, 230) +
      put(640, 300, group(neon(stage, chance.pick(["star", "heart"]), 0.62), { opacity: 0.95 })) +
      window +
      lamps(stage, [220, 860], ["globe", "dome", "rattan"]) +
      put(720, 850, rug(stage, 560, 80)) +
      put(310, 800, tent(stage), 1.12) +
      put(1130, 790, ballPit(stage)) +
      put(640, 860, cubes(stage), 1.1) +
      put(870, 850, toyHorse(stage), 0.95) +
      put(1340, 540, balloons(stage)) +
      greenery(stage, 80, 800, 0.9) +
      put(1310, 880, cubes(stage), 0.7) +
      put(0, 0, stage.glow(310, 620, 160, 160, 0.3, palette.soft)),
  );
}
