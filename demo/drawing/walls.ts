import { darker, lighter, mix } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { box, disc, path, row, stroke } from "./svg.ts";

export type WallFinish = "plain" | "panels" | "twoTone" | "arches" | "tiles" | "slats" | "brick" | "sunrise";

const line = 690;

/** What the wall is dressed in. */
export function wallFinish(stage: Stage, kind: WallFinish): string {
  const { palette, chance } = stage;
  const up = lighter(palette.wall, 0.35);
  const down = darker(palette.wall, 0.12);
  if (kind === "panels") {
    const count = chance.whole(4, 6);
    const w = 1440 / count;
    const panel = (x: number, y: number, h: number) =>
      `<rect x="${x}" y="${y}" width="${w - 50}" height="${h}" fill="none" stroke="${down}" stroke-width="5" opacity=".6"/><rect x="${x + 3}" y="${y + 3}" width="${w - 50}" height="${h}" fill="none" stroke="${up}" stroke-width="3" opacity=".8"/>`;
    return (
      row(count, (index) => panel(index * w + 25, 96, 360) + panel(index * w + 25, 520, 120)) +
      box(0, 482, 1440, 12, up, 0, { opacity: 0.7 }) +
      box(0, 494, 1440, 3, down, 0, { opacity: 0.6 })
    );
  }
  if (kind === "twoTone") {
    const low = mix(palette.wallDeep, palette.accent, stage.isDark ? 0.12 : 0.22);
    return (
      box(
        0,
        430,
        1440,
        line - 430,
        stage.linear(
          [
            [0, lighter(low, 0.12)],
            [1, low],
          ],
          "right",
        ),
      ) + box(0, 426, 1440, 7, lighter(palette.wood, 0.2))
    );
  }
  if (kind === "arches") {
    const count = chance.whole(2, 3);
    const w = 300;
    return row(count, (index) => {
      const x = (1440 / count) * (index + 0.5) - w / 2;
      const d = `M${x} ${line}V330a${w / 2} ${w / 2} 0 0 1 ${w} 0V${line}z`;
      return (
        path(
          d,
          stage.linear(
            [
              [0, mix(palette.wallDeep, palette.accent, 0.1)],
              [0.25, palette.wallDeep],
              [1, lighter(palette.wallDeep, 0.25)],
            ],
            "right",
          ),
        ) + stroke(`M${x + 4} ${line}V330a${w / 2 - 4} ${w / 2 - 4} 0 0 1 ${w - 8} 0`, up, 4, { opacity: 0.5 })
      );
    });
  }
  if (kind === "tiles") {
    const top = 420;
    const glaze = mix(palette.soft, palette.second, stage.isDark ? 0.55 : 0.32);
    const tall = chance.happens(0.5);
    const [w, h] = tall ? [40, 88] : [92, 44];
    const rows = Math.ceil((line - top) / h);
    const tiles = row(rows, (at) =>
      row(Math.ceil(1440 / w) + 1, (index) => {
        const tint = (index * 7 + at * 13) % 5;
        return tint < 2
          ? box(
              index * w - (at % 2 && !tall ? w / 2 : 0),
              top + at * h,
              w,
              h,
              tint ? "#ffffff" : darker(glaze, 0.25),
              0,
              { opacity: 0.16 },
            )
          : "";
      }),
    );
    const joints = row(
      rows,
      (at) =>
        stroke(`M0 ${top + at * h}H1440`, "#ffffff", 2, { opacity: 0.35 }) +
        row(Math.ceil(1440 / w) + 1, (index) => {
          const x = index * w - (at % 2 && !tall ? w / 2 : 0);
          return stroke(`M${x} ${top + at * h}v${h}`, "#ffffff", 2, { opacity: 0.3 });
        }),
    );
    return (
      stage.inside(box(0, top, 1440, line - top, "#000"), box(0, top, 1440, line - top, glaze) + tiles + joints) +
      box(0, top - 8, 1440, 9, lighter(glaze, 0.5))
    );
  }
  if (kind === "slats") {
    const [from, to] = chance.pick([
      [0, 460],
      [460, 980],
      [900, 1440],
    ] as const);
    const wood = mix(palette.wood, palette.wall, stage.isDark ? 0.1 : 0.35);
    return (
      box(from, 0, to - from, line, darker(wood, 0.35)) +
      row(Math.floor((to - from) / 26), (index) =>
        box(
          from + 4 + index * 26,
          0,
          18,
          line,
          stage.linear(
            [
              [0, lighter(wood, 0.22)],
              [1, wood],
            ],
            "right",
          ),
        ),
      ) +
      stage.shade(to + 6, 345, 26, 360, 0.2)
    );
  }
  if (kind === "brick") {
    const clay = mix(palette.wall, "#a35a3f", stage.isDark ? 0.3 : 0.38);
    const [w, h] = [104, 40];
    return row(17, (at) =>
      row(16, (index) => {
        const tint = (index * 5 + at * 11) % 7;
        const colour = tint < 2 ? lighter(clay, 0.12) : tint < 4 ? clay : darker(clay, 0.1);
        return box(index * w - (at % 2 ? w / 2 : 0) + 2, at * h + 6, w - 5, h - 5, colour, 3, { opacity: 0.55 });
      }),
    );
  }
  if (kind === "sunrise") {
    const x = chance.pick([420, 720, 1020]);
    return (
      disc(x, 430, 330, mix(palette.wall, palette.accent, 0.16)) +
      disc(x, 430, 230, mix(palette.wall, palette.accent, 0.26))
    );
  }
  return path("M0 690Q320 560 620 690z", palette.wallDeep, { opacity: 0.35 });
}
