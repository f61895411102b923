import { darker, lighter, mix } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, oval, path, put, row, stroke } from "../svg.ts";
import { bottles } from "./small.ts";
import { view } from "../views.ts";

/** A pointed arch in the wall, lit from within or open to the view; origin in the middle of its foot. */
export function niche(stage: Stage, width: number, isOpen: boolean): string {
  const { palette } = stage;
  const h = 450;
  const half = width / 2;
  const outline = (grow: number) =>
    `M${-half - grow} 0V${-h * 0.58}C${-half - grow} ${-h * 0.86} ${-half * 0.4} ${-h * 0.9 - grow} 0 ${-h - grow * 1.4}C${half * 0.4} ${-h * 0.9 - grow} ${half + grow} ${-h * 0.86} ${half + grow} ${-h * 0.58}V0z`;
  const deep = mix(palette.wallDeep, palette.accent, 0.25);
  const inner = isOpen
    ? put(-half, -h, view(stage, width, h - 20))
    : box(
        -half,
        -h,
        width,
        h,
        stage.linear([
          [0, darker(deep, 0.25)],
          [0.6, deep],
          [1, lighter(deep, 0.3)],
        ]),
      ) +
      row(5, (line) =>
        row(7, (index) =>
          path(`M${-half + index * (width / 6)} ${-h + 60 + line * 80}l20 26l-20 26l-20 -26z`, lighter(deep, 0.35), {
            opacity: 0.3,
          }),
        ),
      ) +
      stage.glow(0, -60, width * 0.7, 200, 0.5, "#ffd9a0") +
      put(0, -92, bottles(stage, width * 0.6)) +
      box(-half, -92, width, 14, lighter(palette.wall, 0.4)) +
      box(-half, -78, width, 78, deep);
  return (
    path(outline(26), lighter(palette.wall, 0.4)) +
    path(
      outline(16),
      stage.linear([
        [0, palette.metal],
        [1, darker(palette.metal, 0.2)],
      ]),
    ) +
    path(outline(8), lighter(palette.wall, 0.2)) +
    stage.inside(path(outline(0), "#000"), inner) +
    box(-half - 34, -12, width + 68, 12, lighter(palette.wall, 0.3))
  );
}

/** A pool sunk into the floor, its steps and its ripples; origin in the middle of its far edge. */
export function basin(stage: Stage): string {
  const { palette } = stage;
  const stone = lighter(palette.wall, 0.4);
  const water = mix("#4fb3bf", palette.accent, 0.22);
  const rim =
    path("M-470 0H470L680 240H-680z", stage.lit(stone, 0.1)) + path("M-424 22H424L600 240H-600z", darker(stone, 0.25));
  const surface = path(
    "M-412 44H412L570 240H-570z",
    stage.linear([
      [0, lighter(water, 0.55)],
      [0.4, lighter(water, 0.15)],
      [1, darker(water, 0.2)],
    ]),
  );
  const grid =
    row(7, (index) =>
      stroke(`M${(index - 3) * 110} 44L${(index - 3) * 158} 240`, lighter(water, 0.5), 3, { opacity: 0.3 }),
    ) +
    [76, 118, 176]
      .map((y) => stroke(`M${-440 - y * 0.7} ${y}H${440 + y * 0.7}`, lighter(water, 0.5), 2, { opacity: 0.25 }))
      .join("");
  const ripples = row(12, (index) => {
    const y = 60 + index * 15;
    const x = 330 * Math.sin(index * 2.3);
    return stroke(`M${x - 50} ${y}q25 -9 50 0t50 0`, "#ffffff", 3.5, { opacity: 0.55 });
  });
  const petals = row(9, (index) =>
    oval(
      300 * Math.cos(index * 1.9),
      90 + 90 * Math.abs(Math.sin(index * 1.3)),
      10,
      5,
      index % 3 ? palette.accent : palette.soft,
    ),
  );
  return (
    rim +
    surface +
    grid +
    stage.glow(0, 80, 300, 70, 0.5, "#fff3d6") +
    ripples +
    petals +
    path("M-424 22H424L412 44H-412z", darker(stone, 0.4), { opacity: 0.35 })
  );
}
