import { darker, lighter, mix } from "./colour.ts";
import { frame, type Stage } from "./stage.ts";
import { box, path, row, stroke } from "./svg.ts";
import { wallFinish, type WallFinish } from "./walls.ts";

const floorLine = 690;

export type FloorKind = "boards" | "terrazzo" | "checker" | "slabs";

/** The empty room: a wall lit from one side, its finish, and a floor that comes towards us. */
export function room(stage: Stage, finishes: readonly WallFinish[], floors: readonly FloorKind[]): string {
  const { palette, chance } = stage;
  const { width, height } = frame;
  const wall = box(
    0,
    0,
    width,
    floorLine,
    stage.linear(
      [
        [0, lighter(palette.wall, 0.22)],
        [0.55, palette.wall],
        [1, mix(palette.wall, palette.wallDeep, 0.8)],
      ],
      "across",
    ),
  );
  const dusk = box(
    0,
    0,
    width,
    300,
    stage.linear([
      [0, palette.ink, 0.1],
      [1, palette.ink, 0],
    ]),
  );
  const finish = wallFinish(stage, chance.pick(finishes));
  const skirting =
    box(0, floorLine - 24, width, 24, lighter(palette.wall, stage.isDark ? 0.1 : 0.5)) +
    box(0, floorLine - 26, width, 3, palette.wallDeep);
  const ground = box(
    0,
    floorLine,
    width,
    height - floorLine,
    stage.linear([
      [0, mix(palette.floor, palette.wallDeep, 0.3)],
      [0.35, lighter(palette.floor, 0.12)],
      [1, darker(palette.floor, 0.12)],
    ]),
  );
  const contact = box(
    0,
    floorLine,
    width,
    46,
    stage.linear([
      [0, palette.ink, 0.3],
      [1, palette.ink, 0],
    ]),
  );
  return wall + finish + dusk + skirting + ground + floorPattern(stage, chance.pick(floors)) + contact;
}

const vanishing = { x: 720, y: 380 };

const along = (x: number) => {
  const share = (floorLine - vanishing.y) / (frame.height - vanishing.y);
  return [vanishing.x + (x - vanishing.x) * share, x] as const;
};

const depths = [690, 716, 750, 796, 860, 960];

function floorPattern(stage: Stage, kind: FloorKind): string {
  const { palette, chance } = stage;
  const seam = darker(palette.floor, 0.28);
  const rays = (step: number) =>
    row(Math.ceil(2400 / step), (index) => {
      const [far, near] = along(-480 + index * step);
      return stroke(`M${far} ${floorLine}L${near} ${frame.height}`, seam, 2, { opacity: 0.35 });
    });
  if (kind === "boards")
    return (
      rays(105) +
      row(22, (index) => {
        const left = -480 + index * 105;
        const y = 706 + chance.whole(0, 230);
        const share = (y - vanishing.y) / (frame.height - vanishing.y);
        const x = vanishing.x + (left - vanishing.x) * share;
        return stroke(`M${x} ${y}h${105 * share}`, seam, 2, { opacity: 0.3 });
      })
    );
  if (kind === "slabs")
    return (
      rays(260) +
      depths
        .slice(1)
        .map((y) => stroke(`M0 ${y}H1440`, seam, 2, { opacity: 0.28 }))
        .join("")
    );
  if (kind === "terrazzo")
    return row(70, () => {
      const y = floorLine + 14 + 250 * chance.fraction();
      const size = (y - 560) / 34;
      const colour = chance.pick([palette.accent, palette.second, palette.wood, stage.tone.white, palette.metal]);
      const x = 1440 * chance.fraction();
      return path(
        `M${x.toFixed(0)} ${y.toFixed(0)}l${size.toFixed(1)} ${(-size / 3).toFixed(1)}l${(size / 2).toFixed(1)} ${(size / 2).toFixed(1)}l${(-size).toFixed(1)} ${(size / 3).toFixed(1)}z`,
        colour,
        { opacity: 0.42 },
      );
    });
  const tile = mix(palette.floor, palette.ink, 0.55);
  return depths
    .slice(0, -1)
    .map((top, line) => {
      const bottom = depths[line + 1] ?? frame.height;
      const at = (x: number, y: number) =>
        vanishing.x + ((x - vanishing.x) * (y - vanishing.y)) / (frame.height - vanishing.y);
      return row(12, (index) => {
        const left = -900 + index * 300 + (line % 2) * 150;
        return path(
          `M${at(left, top).toFixed(0)} ${top}H${at(left + 150, top).toFixed(0)}L${at(left + 150, bottom).toFixed(0)} ${bottom}H${at(left, bottom).toFixed(0)}z`,
          tile,
          { opacity: 0.5 },
        );
      });
    })
    .join("");
}

/** Light from a window that lies on wall and floor, and the corners that it does not reach. */
export function finish(stage: Stage, content: string): string {
  const { width, height } = frame;
  const beam = (x: number, w: number) =>
    path(
      `M${x} 0h${w}L${x + w + 520} ${height}h${-w - 80}z`,
      stage.linear([
        [0, "#fff4dc", stage.isDark ? 0.12 : 0.26],
        [1, "#fff4dc", 0.02],
      ]),
    );
  const corners = box(
    0,
    0,
    width,
    height,
    stage.radial([
      [0, stage.palette.ink, 0],
      [0.62, stage.palette.ink, 0],
      [1, stage.palette.ink, stage.isDark ? 0.32 : 0.12],
    ]),
  );
  const picture = content + beam(60, 190) + beam(330, 90) + corners;
  const turned = stage.chance.happens(0.5)
    ? `<g transform="translate(${width} 0) scale(-1 1)">${picture}</g>`
    : picture;
  return stage.toSvg(turned);
}
