import { darker, lighter } from "../colour.ts";
import type { Stage } from "../stage.ts";
import { disc, group, oval, path, put, row, stroke } from "../svg.ts";

export type PlantKind = "ficus" | "snake" | "palm" | "monstera" | "pampas" | "olive";

export const plantKinds: readonly PlantKind[] = ["ficus", "snake", "palm", "monstera", "pampas", "olive"];

const leaf = (stage: Stage, x: number, y: number, size: number, turn: number, index: number) => {
  const { leaf: middle, leafDeep, leafLight } = stage.tone;
  const colour = [middle, leafDeep, leafLight][index % 3] ?? middle;
  return group(
    path(
      `M0 0C${size * 0.5} ${-size * 0.2} ${size * 0.5} ${-size * 0.8} 0 ${-size}C${-size * 0.5} ${-size * 0.8} ${-size * 0.5} ${-size * 0.2} 0 0z`,
      colour,
    ) + stroke(`M0 0V${-size * 0.86}`, lighter(colour, 0.25), 1.6, { opacity: 0.6 }),
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
};

const pot = (stage: Stage, w: number, h: number) => {
  const colour = stage.chance.pick([
    stage.palette.accent,
    stage.palette.soft,
    stage.palette.wood,
    stage.palette.second,
  ]);
  return stage.chance.happens(0.5)
    ? path(`M${-w / 2} ${-h}H${w / 2}L${w * 0.36} 0H${-w * 0.36}z`, stage.turned(colour)) +
        path(`M${-w / 2 - 5} ${-h - 12}h${w + 10}v18h${-w - 10}z`, stage.turned(lighter(colour, 0.12)))
    : path(
        `M${-w * 0.42} ${-h}H${w * 0.42}Q${w * 0.66} ${-h * 0.4} ${w * 0.3} 0H${-w * 0.3}Q${-w * 0.66} ${-h * 0.4} ${-w * 0.42} ${-h}z`,
        stage.turned(colour),
      );
};

/** A plant in a pot as tall as a person's chest; origin where the pot stands. */
export function plant(stage: Stage, kind: PlantKind): string {
  const { tone, palette } = stage;
  const tops: Record<PlantKind, () => string> = {
    ficus: () =>
      stroke("M0 -110Q-6 -220 4 -330", tone.woodDeep, 8) +
      row(15, (index) =>
        leaf(
          stage,
          (index % 2 ? 6 : -6) + 2,
          -170 - index * 14,
          92 - index * 2,
          (index % 2 ? 1 : -1) * (74 - index * 4.4),
          index,
        ),
      ),
    snake: () =>
      row(9, (index) => {
        const turn = (index - 4) * 7;
        const tall = 250 - Math.abs(index - 4) * 26 - (index % 2) * 24;
        return group(
          path(`M-13 0Q-19 ${-tall * 0.6} 0 ${-tall}Q19 ${-tall * 0.6} 13 0z`, index % 2 ? tone.leaf : tone.leafDeep) +
            stroke(`M-9 0Q-14 ${-tall * 0.6} 0 ${-tall + 8}`, lighter(tone.leafLight, 0.3), 3.5),
          { transform: `translate(${(index - 4) * 7} -92) rotate(${turn})` },
        );
      }),
    palm: () =>
      row(9, (index) => {
        const [x, y] = [(index - 4) * 44, -330 + Math.abs(index - 4) * 34];
        const fan = row(8, (at) => {
          const share = 0.3 + at * 0.09;
          return leaf(
            stage,
            x * share * share,
            -100 + (y + 100) * share,
            66 - at * 3,
            (index - 4) * 16 + (at % 2 ? 46 : -46),
            index,
          );
        });
        return stroke(`M0 -100Q${x * 0.2} ${y * 0.75} ${x} ${y + 20}`, tone.leafDeep, 4) + fan;
      }),
    monstera: () =>
      row(11, (index) => {
        const turn = -80 + index * 16;
        const long = 150 + ((index * 37) % 70);
        const size = 62 + ((index * 23) % 26);
        const heart =
          path(
            `M0 0C${size} ${-size * 0.1} ${size * 0.8} ${-size} 0 ${-size * 1.25}C${-size * 0.8} ${-size} ${-size} ${-size * 0.1} 0 0z`,
            index % 3 === 0 ? tone.leafDeep : index % 3 === 1 ? tone.leaf : tone.leafLight,
          ) +
          stroke(
            `M0 0V${-size}M0 ${-size * 0.3}L${size * 0.5} ${-size * 0.6}M0 ${-size * 0.3}L${-size * 0.5} ${-size * 0.6}`,
            lighter(tone.leaf, 0.4),
            2.2,
            { opacity: 0.6 },
          );
        return group(stroke(`M0 0V${-long}`, tone.leafDeep, 4) + put(0, -long + 8, heart), {
          transform: `translate(0 -96) rotate(${turn})`,
        });
      }),
    pampas: () =>
      row(8, (index) => {
        const turn = (index - 3.5) * 9;
        const tall = 250 + ((index * 47) % 80);
        const plume = lighter(palette.wood, 0.5 + (index % 3) * 0.1);
        return group(
          stroke(`M0 0V${-tall + 60}`, darker(plume, 0.25), 3) +
            path(`M0 ${-tall + 100}q-26 -50 2 -120q24 70 -2 120z`, plume),
          { transform: `translate(0 -96) rotate(${turn})` },
        );
      }),
    olive: () =>
      stroke("M0 -100Q-10 -180 2 -230M0 -180Q24 -220 34 -260M-2 -190Q-30 -230 -44 -262", tone.woodDeep, 7) +
      row(46, (index) => {
        const angle = index * 2.4;
        const reach = 16 * Math.sqrt(index);
        return leaf(stage, Math.cos(angle) * reach, -290 + Math.sin(angle) * reach * 0.86, 34, index * 53, index);
      }),
  };
  return stage.shade(6, 0, 92, 15, 0.36) + tops[kind]() + pot(stage, 104, 108);
}

/** Flowers in a vase, the size of a forearm; origin where the vase stands. */
export function bouquet(stage: Stage): string {
  const { palette, tone, chance } = stage;
  const petals = [palette.accent, lighter(palette.accent, 0.35), lighter(palette.second, 0.2), tone.white];
  const round = chance.happens(0.5);
  const stems = row(9, (index) => {
    const [x, y] = [(index - 4) * 17, -150 - 34 * Math.cos((index - 4) * 0.6) - (index % 2) * 18];
    const colour = petals[index % 4] ?? palette.accent;
    const head = round
      ? disc(x, y, 19, colour) + disc(x - 5, y - 5, 9, lighter(colour, 0.28))
      : row(5, (at) => group(oval(0, -13, 8, 14, colour), { transform: `translate(${x} ${y}) rotate(${at * 72})` })) +
        disc(x, y, 6, palette.metal);
    return (
      stroke(`M0 -60Q${x * 0.3} -110 ${x} ${y}`, tone.leafDeep, 3.5) +
      (index % 2 ? leaf(stage, x * 0.6, -105, 42, (index - 4) * 22, index) : "") +
      head
    );
  });
  const vase = path(
    "M-20 -84h40q-4 18 8 40q12 28 -8 44h-40q-20 -16 -8 -44q12 -22 8 -40z",
    stage.turned(chance.pick([tone.white, palette.second, palette.metal])),
  );
  return stage.shade(4, 0, 46, 8, 0.3) + stems + vase;
}
