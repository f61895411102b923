import { darker, lighter, mix } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row } from "../svg.ts";

export type MirrorShape = "arch" | "round" | "tall" | "pebble" | "bulbs";

const outlineOf = (shape: MirrorShape, w: number, h: number, grow: number) => {
  const [left, right, top, bottom] = [-w / 2 - grow, w / 2 + grow, -h - grow, grow];
  if (shape === "round") {
    const r = w * 0.62 + grow;
    return `M${-r} ${-h / 2}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;
  }
  if (shape === "pebble")
    return `M${left} ${-h * 0.45}C${left} ${top - 10} ${right * 0.2} ${top - 6} ${right * 0.7} ${top + h * 0.16}C${right * 1.35} ${-h * 0.6} ${right * 1.15} ${bottom} ${right * 0.2} ${bottom}S${left} ${bottom} ${left} ${-h * 0.45}z`;
  const r = shape === "arch" ? w / 2 + grow : 22 + grow;
  return `M${left} ${bottom}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom}z`;
};

/** A mirror standing on its lower edge at the origin, with the other half of the room in it. */
export function mirror(stage: Stage, shape: MirrorShape, w: number, h: number): string {
  const { palette } = stage;
  const glass = stage.linear(
    [
      [0, lighter(palette.wall, 0.75)],
      [0.55, mix(lighter(palette.wall, 0.5), "#cfe0e4", 0.4)],
      [1, mix(palette.wall, "#a9c0c6", 0.35)],
    ],
    "across",
  );
  const otherRoom =
    box(-w, -h * 0.34, w * 2, h, mix(palette.floor, "#dfe6e6", 0.4), 0, { opacity: 0.55 }) +
    box(-w * 0.42, -h * 0.86, w * 0.3, h * 0.5, "#fffaf0", 4, { opacity: 0.75 }) +
    box(-w * 0.285, -h * 0.86, 4, h * 0.5, palette.wallDeep) +
    stage.glow(w * 0.18, -h * 0.82, w * 0.35, w * 0.35, 0.9) +
    disc(w * 0.18, -h * 0.8, w * 0.07, "#fffdf6") +
    oval(w * 0.3, -h * 0.36, w * 0.14, h * 0.12, stage.tone.leaf, { opacity: 0.4 });
  const shine =
    path(`M${-w} ${-h * 0.1}L${w * 0.35} ${-h * 1.2}h${w * 0.26}L${-w * 0.5} ${h * 0.1}z`, "#ffffff", {
      opacity: 0.3,
    }) +
    path(`M${-w * 0.3} ${h * 0.1}L${w * 0.75} ${-h}h${w * 0.08}L${-w * 0.18} ${h * 0.1}z`, "#ffffff", {
      opacity: 0.26,
    });
  const rim = shape === "bulbs" ? lighter(palette.wall, 0.65) : stage.tone.rim;
  const bulbs =
    shape === "bulbs"
      ? row(5, (index) =>
          [-w / 2 - 5, w / 2 + 5]
            .map(
              (x) =>
                stage.glow(x, -h * (0.08 + index * 0.21), 42, 42, 0.75) +
                disc(x, -h * (0.08 + index * 0.21), 10, "#fffdf2"),
            )
            .join(""),
        )
      : "";
  return (
    stage.glow(0, -h / 2, w * 1.05, h * 0.8, stage.isDark ? 0.35 : 0.5) +
    put(7, 12, path(outlineOf(shape, w, h, 12), darker(palette.ink, 0.1), { opacity: 0.16 })) +
    path(
      outlineOf(shape, w, h, shape === "bulbs" ? 20 : 11),
      stage.linear(
        [
          [0, lighter(rim, 0.35)],
          [0.5, rim],
          [1, darker(rim, 0.25)],
        ],
        "across",
      ),
    ) +
    stage.inside(path(outlineOf(shape, w, h, 0), "#000"), path(outlineOf(shape, w, h, 0), glass) + otherRoom + shine) +
    bulbs
  );
}
