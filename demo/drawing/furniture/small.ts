import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";

/** A bottle, jar or tube from a beautician's shelf; origin where it stands. */
export function bottle(stage: Stage, colour: string): string {
  const cap = stage.chance.pick([stage.palette.metal, stage.palette.ink, stage.tone.white]);
  const body = stage.turned(colour);
  const label = (w: number, top: number) => box(-w / 2, top, w, 14, "#fffaf2", 1, { opacity: 0.75 });
  return stage.chance.pick([
    () => box(-14, -56, 28, 56, body, 6) + box(-6, -68, 12, 13, cap, 2) + label(28, -36),
    () => box(-12, -74, 24, 74, body, 5) + stroke("M0 -74v-14h-13", cap, 6) + label(24, -48),
    () => box(-19, -30, 38, 30, body, 6) + box(-20, -42, 40, 14, cap, 4),
    () => path("M-13 0h26l-4 -62h-18z", body) + box(-9, -72, 18, 12, cap, 2),
    () =>
      path("M-16 0h32v-34q0 -12 -10 -16v-10h-12v10q-10 4 -10 16z", body) +
      box(-7, -72, 14, 13, cap, 3) +
      label(32, -28),
  ])();
}

/** Bottles in a row, `width` wide around the origin. */
export function bottles(stage: Stage, width: number): string {
  const colours = [
    stage.palette.accent,
    stage.tone.white,
    stage.palette.second,
    stage.palette.soft,
    stage.palette.metal,
    lighter(stage.palette.accent, 0.35),
  ];
  const count = Math.floor(width / 46);
  return row(count, (index) =>
    put(-width / 2 + (index + 0.5) * (width / count), 0, bottle(stage, stage.chance.pick(colours))),
  );
}

export function towels(stage: Stage, width: number, count: number): string {
  return row(count, (index) => {
    const colour =
      index % 2
        ? stage.tone.white
        : stage.chance.pick([stage.palette.soft, lighter(stage.palette.accent, 0.5), stage.palette.wallDeep]);
    const y = -index * 23 - 23;
    return (
      box(-width / 2 + (index % 2) * 3, y, width - (index % 2) * 6, 23, stage.lit(colour, 0.14), 10) +
      stroke(`M${-width / 2 + 12} ${y + 12}h${width - 24}`, darker(colour, 0.14), 2, { opacity: 0.6 })
    );
  });
}

export function rolledTowels(stage: Stage): string {
  const colour = stage.tone.white;
  const roll = (x: number, y: number) =>
    disc(x, y, 21, stage.lit(colour, 0.12)) +
    stroke(`M${x + 10} ${y}a10 10 0 1 1 -10 -10a14 14 0 0 1 14 14`, darker(colour, 0.2), 2.4);
  return roll(-42, -21) + roll(0, -21) + roll(42, -21) + roll(-21, -57) + roll(21, -57);
}

export function candle(stage: Stage, tall: number): string {
  return (
    stage.glow(0, -tall - 16, 80, 80, 0.7, "#ffd98f") +
    box(-15, -tall, 30, tall, stage.turned(stage.tone.cream), 4) +
    oval(0, -tall, 15, 4, "#fff3d9") +
    path(`M0 ${-tall - 26}q11 14 0 24q-11 -10 0 -24z`, "#ffb547") +
    path(`M0 ${-tall - 16}q5 8 0 13q-5 -5 0 -13z`, "#fff6d8")
  );
}

export function books(stage: Stage): string {
  const colours = [stage.palette.accent, stage.palette.second, stage.palette.soft];
  return row(3, (index) =>
    box(
      -44 + index * 5,
      -14 - index * 14,
      88 - index * 10,
      13,
      stage.lit(colours[index] ?? stage.palette.accent, 0.1),
      2,
    ),
  );
}

/** A shelf on the wall with what stands on it; origin in the middle of the board's top. */
export function wallShelf(stage: Stage, width: number, content: string): string {
  const wood = stage.palette.wood;
  return (
    content +
    box(-width / 2, 0, width, 13, stage.lit(wood, 0.18), 4) +
    box(
      -width / 2 + 6,
      13,
      width - 12,
      22,
      stage.linear([
        [0, stage.palette.ink, 0.24],
        [1, stage.palette.ink, 0],
      ]),
    )
  );
}

export function rug(stage: Stage, rx: number, ry: number): string {
  const { palette } = stage;
  const colour = stage.isDark ? darker(palette.accent, 0.25) : lighter(palette.accent, 0.45);
  return (
    oval(0, 6, rx + 4, ry + 3, darker(palette.floor, 0.4), { opacity: 0.4 }) +
    oval(0, 0, rx, ry, stage.lit(colour, 0.08)) +
    oval(0, 0, rx - 26, ry - 7, "none", { stroke: palette.soft, "stroke-width": 6, opacity: 0.8 }) +
    oval(0, 0, rx - 64, ry - 17, "none", { stroke: palette.soft, "stroke-width": 3, opacity: 0.6 })
  );
}

/** A picture on the wall; origin in its middle. */
export function artwork(stage: Stage, w: number, h: number): string {
  const { palette, chance } = stage;
  const inside = chance.pick([
    () =>
      disc(w * 0.1, -h * 0.1, w * 0.24, palette.accent) +
      path(
        `M${-w / 2} ${h * 0.2}q${w * 0.3} ${-h * 0.2} ${w * 0.6} 0t${w * 0.5} 0V${h / 2}h${-w * 1.1}z`,
        palette.second,
      ),
    () =>
      stroke(`M${-w * 0.1} ${h * 0.38}Q${w * 0.1} 0 ${-w * 0.05} ${-h * 0.36}`, palette.second, 5) +
      row(5, (index) =>
        oval((index % 2 ? 1 : -1) * w * 0.14, h * 0.22 - index * h * 0.12, w * 0.13, h * 0.045, palette.second, {
          transform: `rotate(${index % 2 ? -28 : 28} 0 ${h * 0.22 - index * h * 0.12})`,
        }),
      ),
    () =>
      path(
        `M${-w * 0.3} ${h * 0.34}q0 ${-h * 0.6} ${w * 0.3} ${-h * 0.66}q${w * 0.3} ${h * 0.06} ${w * 0.3} ${h * 0.66}z`,
        palette.accent,
      ) +
      path(
        `M${-w * 0.14} ${h * 0.34}q0 ${-h * 0.4} ${w * 0.14} ${-h * 0.42}q${w * 0.14} ${h * 0.02} ${w * 0.14} ${h * 0.42}z`,
        palette.soft,
      ),
  ])();
  return (
    box(-w / 2 + 5, -h / 2 + 9, w, h, palette.ink, 4, { opacity: 0.18 }) +
    box(-w / 2, -h / 2, w, h, stage.lit(palette.wood), 4) +
    stage.inside(
      box(-w / 2 + 10, -h / 2 + 10, w - 20, h - 20, "#000"),
      box(-w / 2, -h / 2, w, h, stage.tone.cream) + inside,
    )
  );
}
