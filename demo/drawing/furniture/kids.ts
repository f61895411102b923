import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { box, disc, oval, path, put, row, stroke } from "../svg.ts";

/** A chair that is a car, seen from its side; origin where its stand stands. */
export function carChair(stage: Stage, colour: string): string {
  const { palette, tone } = stage;
  const wheel = (x: number) =>
    disc(x, -96, 44, palette.ink) + disc(x, -96, 23, stage.turned(palette.metal)) + disc(x, -96, 8, colour);
  const body = path(
    "M-168 -110Q-176 -170 -130 -182L-84 -190H40Q96 -190 120 -176Q166 -166 168 -110Q168 -92 150 -92H-150Q-166 -92 -168 -110z",
    stage.linear([
      [0, lighter(colour, 0.4)],
      [0.45, colour],
      [1, darker(colour, 0.28)],
    ]),
  );
  const back = path("M-96 -186Q-110 -300 -72 -306Q-36 -308 -32 -186z", stage.lit(tone.cream, 0.16));
  const glass =
    path("M58 -188L96 -262Q104 -272 112 -262L90 -186z", "#d5ecf2", { opacity: 0.85 }) +
    stroke("M64 -190L102 -266", palette.metal, 7);
  const helm =
    stroke("M40 -226L62 -186", palette.ink, 7) +
    oval(36, -232, 8, 28, "none", { stroke: palette.ink, "stroke-width": 8, transform: "rotate(-24 36 -232)" });
  return (
    stage.shade(0, 2, 150, 20, 0.42) +
    oval(0, -6, 84, 14, stage.turned(palette.metal)) +
    box(-15, -96, 30, 90, stage.turned(palette.metal)) +
    back +
    helm +
    glass +
    body +
    path("M-166 -130H166V-118H-166z", tone.white, { opacity: 0.85 }) +
    disc(156, -148, 15, "#fff1c2") +
    disc(156, -148, 8, "#ffd35c") +
    wheel(-96) +
    wheel(100) +
    disc(-4, -148, 20, tone.white) +
    path("M-4 -162l4 9l10 1l-7 7l2 10l-9 -5l-9 5l2 -10l-7 -7l10 -1z", colour) +
    stroke("M-120 -176Q-60 -186 20 -184", "#ffffff", 5, { opacity: 0.5 })
  );
}

export function balloons(stage: Stage): string {
  const colours = [stage.palette.accent, stage.palette.second, "#f0b64e"];
  return colours
    .map((colour, index) => {
      const [x, y] = [(index - 1) * 62, -150 - (index % 2) * 66];
      return (
        stroke(`M${x} ${y + 50}Q${x * 0.2} ${y + 120} 0 130`, stage.palette.ink, 2, { opacity: 0.5 }) +
        path(
          `M${x} ${y + 52}C${x - 66} ${y + 14} ${x - 44} ${y - 58} ${x} ${y - 58}S${x + 66} ${y + 14} ${x} ${y + 52}z`,
          stage.radial([
            [0, lighter(colour, 0.35)],
            [0.7, colour],
            [1, darker(colour, 0.18)],
          ]),
        ) +
        path(`M${x} ${y + 50}l-8 12h16z`, colour) +
        oval(x - 18, y - 24, 8, 15, "#ffffff", { opacity: 0.5, transform: `rotate(24 ${x - 18} ${y - 24})` })
      );
    })
    .join("");
}

export function tent(stage: Stage): string {
  const { palette, tone } = stage;
  const stripes = row(5, (index) =>
    path(`M0 -420L${-190 + index * 76} 0h38z`, index % 2 ? palette.second : palette.accent, { opacity: 0.75 }),
  );
  return (
    stage.shade(0, 4, 240, 24, 0.4) +
    [-1, 1].map((side) => stroke(`M${side * 14} -404L${side * -18} -462`, palette.wood, 8)).join("") +
    path(
      "M0 -424L196 0H-196z",
      stage.linear([
        [0, tone.cream],
        [1, tone.white],
      ]),
    ) +
    stripes +
    path(
      "M0 -300Q-40 -120 -84 0H84Q40 -120 0 -300z",
      stage.linear([
        [0, darker(palette.wood, 0.45)],
        [1, darker(palette.wood, 0.1)],
      ]),
    ) +
    stage.glow(0, -70, 90, 90, 0.55) +
    path("M0 -300Q-44 -120 -130 0H-78Q-30 -130 0 -300z", tone.cream) +
    path("M0 -300Q44 -120 130 0H78Q30 -130 0 -300z", darker(tone.cream, 0.08)) +
    oval(0, -8, 66, 15, palette.soft)
  );
}

export function cubes(stage: Stage): string {
  const { palette } = stage;
  const cube = (x: number, y: number, colour: string) =>
    box(x - 36, y - 72, 72, 72, stage.lit(colour, 0.14), 8) +
    box(x - 26, y - 62, 52, 52, lighter(colour, 0.25), 6) +
    disc(x, y - 36, 14, colour);
  return (
    stage.shade(0, 2, 130, 16, 0.38) +
    cube(-44, 0, palette.accent) +
    cube(40, 0, "#f0b64e") +
    cube(-4, -72, palette.second)
  );
}

export function toyHorse(stage: Stage): string {
  const { palette, tone } = stage;
  const wood = lighter(palette.wood, 0.25);
  return (
    stage.shade(0, 2, 120, 14, 0.36) +
    stroke("M-110 -24Q0 26 110 -24", palette.accent, 15) +
    [-50, 46].map((x) => stroke(`M${x} -92L${x * 1.2} -14`, wood, 19)).join("") +
    path(
      "M-78 -150Q0 -130 40 -152L66 -222Q84 -248 108 -232L126 -196Q126 -182 108 -184L92 -188L78 -104Q60 -78 0 -80T-76 -100z",
      stage.lit(wood, 0.2),
    ) +
    path("M40 -150L64 -224Q74 -250 90 -244Q60 -200 62 -140z", palette.second) +
    stroke("M-76 -140q-30 10 -26 56", palette.second, 11) +
    path("M-40 -146Q0 -130 36 -148L30 -104H-34z", palette.accent) +
    disc(92, -218, 5, palette.ink) +
    oval(-2, -138, 30, 6, tone.cream)
  );
}

export function ballPit(stage: Stage): string {
  const colours = [stage.palette.accent, stage.palette.second, "#f0b64e", "#7fb2d9", stage.tone.white];
  const balls = row(34, (index) => {
    const colour = colours[index % 5] ?? stage.palette.accent;
    const [x, y] = [-140 + ((index * 47) % 281), -128 + ((index * 19) % 34)];
    return disc(x, y, 19, colour) + disc(x - 6, y - 6, 5, "#ffffff", { opacity: 0.6 });
  });
  return (
    stage.shade(0, 4, 220, 20, 0.4) +
    oval(0, -116, 180, 30, darker(stage.palette.soft, 0.3)) +
    put(0, 0, balls) +
    path(
      "M-180 -116Q-90 -84 0 -86T180 -116V-30Q100 4 0 4T-180 -30z",
      stage.linear(
        [
          [0, lighter(stage.palette.soft, 0.3)],
          [0.5, stage.palette.soft],
          [1, darker(stage.palette.soft, 0.2)],
        ],
        "right",
      ),
    ) +
    stroke("M-178 -60Q-90 -28 0 -30T178 -60", stage.palette.accent, 9, { opacity: 0.6 })
  );
}
