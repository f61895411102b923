import { lighter, mix } from "../colour.ts";
import { frame, type Stage } from "../stage.ts";
import { box } from "../svg.ts";

export const skins = ["#f3cdb0", "#e9bb98", "#f6d6bf", "#dfae87"] as const;

/** A soft ground without a room, for what is seen from near. */
export function backdrop(stage: Stage): string {
  const { soft, wallDeep } = stage.palette;
  const paint = stage.linear(
    [
      [0, lighter(soft, 0.35)],
      [0.6, soft],
      [1, mix(soft, wallDeep, 0.6)],
    ],
    "across",
  );
  return box(0, 0, frame.width, frame.height, paint);
}

/** Finishes a close-up: darker corners, and half of them turned over. */
export function close(stage: Stage, content: string): string {
  const { ink } = stage.palette;
  const corners = box(
    0,
    0,
    frame.width,
    frame.height,
    stage.radial([
      [0, ink, 0],
      [0.66, ink, 0],
      [1, ink, 0.14],
    ]),
  );
  const mirrored = stage.chance.happens(0.5)
    ? `<g transform="translate(${frame.width} 0) scale(-1 1)">${content}</g>`
    : content;
  return stage.toSvg(mirrored + corners);
}
