import { chanceOf } from "../catalogue/chance.ts";
import { capital, mountains, river, sea, steppe } from "./landscapes.ts";
import type { Outlook, Stage } from "./stage.ts";
import { box, disc, path, row } from "./svg.ts";

const outlooks: Readonly<Record<number, Outlook>> = {
  1: "sea",
  2: "mountains",
  3: "capital",
  4: "mountains",
  5: "steppe",
  6: "river",
};

/** What one sees from a window of that city. */
export const outlookOf = (cityId: number): Outlook => outlooks[cityId] ?? "steppe";

const skies = [
  ["#a9d3ea", "#dff0f3", "#fdf1dc"],
  ["#8fc1e3", "#cfe6f0", "#f7f3e6"],
  ["#8b94c4", "#f0b9a3", "#fde0b5"],
  ["#f0b48f", "#f9d3a6", "#fdeccb"],
  ["#b8cfe0", "#e9e3e0", "#fbe6d3"],
] as const;

/** The view, `width` by `height` from the origin. */
export function view(stage: Stage, width: number, height: number): string {
  const chance = chanceOf(`${stage.outlook}/${stage.chance.whole(1, 1e6)}`);
  const [top, middle, low] = chance.pick(skies);
  const sky = box(
    0,
    0,
    width,
    height,
    stage.linear([
      [0, top],
      [0.45, middle],
      [0.75, low],
    ]),
  );
  const sunX = width * (0.2 + chance.fraction() * 0.6);
  const sun =
    stage.glow(sunX, height * 0.42, width * 0.5, width * 0.5, 0.8, "#fff6df") +
    disc(sunX, height * 0.4, Math.min(width, height) * 0.055, "#fffaf0");
  const clouds = row(3, (index) => {
    const [x, y, size] = [width * chance.fraction(), height * (0.1 + index * 0.09), 26 + chance.whole(0, 26)];
    return path(
      `M${x - size * 2} ${y}q${size * 0.3} ${-size * 0.7} ${size} ${-size * 0.4}q${size * 0.8} ${-size} ${size * 1.7} 0q${size * 0.9} ${-size * 0.3} ${size} ${size * 0.4}z`,
      "#ffffff",
      { opacity: 0.55 },
    );
  });
  const land = { sea, mountains, capital, steppe, river }[stage.outlook];
  return sky + sun + clouds + land(stage, width, height, low);
}
