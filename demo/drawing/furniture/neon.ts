import { lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { put, stroke } from "../svg.ts";

const drawings = {
  face: "M-30 -80C10 -104 54 -84 56 -38C57 -22 76 -8 70 -2C64 2 58 2 60 10C63 14 58 18 60 24C62 44 44 46 30 44C24 60 28 74 36 88M-30 -80C-74 -54 -66 20 -30 84M-8 -34Q8 -46 24 -36",
  scissors:
    "M-56 -70L30 40M56 -70L-30 40M30 40a24 24 0 1 0 34 26a24 24 0 0 0 -34 -26M-30 40a24 24 0 1 1 -34 26a24 24 0 0 1 34 -26",
  lotus:
    "M0 60C-34 30 -34 -20 0 -66C34 -20 34 30 0 60M0 60C-60 56 -88 16 -84 -30C-50 -24 -24 10 0 60M0 60C60 56 88 16 84 -30C50 -24 24 10 0 60M-90 66Q0 92 90 66",
  hand: "M-44 90C-54 40 -66 10 -50 2C-38 -4 -30 18 -26 26L-30 -60C-28 -74 -12 -74 -10 -60L-6 0L2 -78C6 -90 20 -88 20 -74L18 4L34 -62C40 -74 54 -68 50 -54L40 20C40 52 34 70 26 90",
  eye: "M-90 10Q0 -62 90 10Q0 66 -90 10M0 -20a28 28 0 1 0 1 0M-70 -26l-14 -20M-38 -46l-8 -24M0 -54v-26M38 -46l8 -24M70 -26l14 -20",
  wave: "M-96 20C-60 -60 0 -66 12 -20C18 6 -16 14 -20 -8M-96 20C-40 54 10 40 40 10C66 -14 90 -6 96 10M-90 54C-40 76 20 72 90 44",
  heart: "M0 70C-110 0 -70 -90 0 -40C70 -90 110 0 0 70",
  leaf: "M0 90C-60 30 -50 -50 0 -92C50 -50 60 30 0 90M0 90V-50M0 40L-28 12M0 40L28 12M0 0L-24 -26M0 0L24 -26",
  star: "M0 -84L22 -26L84 -26L34 12L52 72L0 36L-52 72L-34 12L-84 -26L-22 -26Z",
} as const;

export type NeonDrawing = keyof typeof drawings;

/** A drawing of light on the wall; origin in its middle. */
export function neon(stage: Stage, drawing: NeonDrawing, scale: number): string {
  const colour = lighter(stage.palette.accent, stage.isDark ? 0.3 : 0.12);
  const d = drawings[drawing];
  return put(
    0,
    0,
    stage.glow(0, 0, 190, 180, stage.isDark ? 0.5 : 0.35, lighter(stage.palette.accent, 0.3)) +
      stroke(d, stage.palette.ink, 7, { opacity: 0.14, transform: "translate(5 8)" }) +
      stroke(d, colour, 15, { opacity: 0.25 }) +
      stroke(d, colour, 8) +
      stroke(d, "#fffaf2", 3),
    scale,
  );
}
