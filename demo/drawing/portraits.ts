import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createAvatar } from "@dicebear/core";
import { personas } from "@dicebear/collection";
import sharp from "sharp";
import { chanceOf } from "../catalogue/chance.ts";
import type { FirmSketch } from "../catalogue/sketch.ts";
import { palettes } from "../catalogue/palettes.ts";
import { teamOf, type TeamMember } from "../catalogue/people/masters.ts";
import { brightness, lighter, mix } from "./colour.ts";

const skins = ["f3cdb0", "ecc19c", "f6d6bf", "e2b48c"] as const;
const hairTones = ["2b1d1b", "3a241c", "4d3022", "6b4630", "1f1a1c", "8a5a34"] as const;

type Looks = Partial<personas.Options>;

const looksOf: Readonly<Record<TeamMember["person"]["gender"], (seed: string) => Looks>> = {
  woman: (seed) => {
    const chance = chanceOf(`looks/${seed}`);
    return {
      hair: [
        chance.pick(["long", "long", "bobCut", "bobBangs", "straightBun", "extraLong", "curlyBun", "curly"] as const),
      ],
      facialHairProbability: 0,
      eyes: [chance.pick(["open", "happy", "open"] as const)],
      body: [chance.pick(["rounded", "small"] as const)],
    };
  },
  man: (seed) => {
    const chance = chanceOf(`looks/${seed}`);
    return {
      hair: [chance.pick(["shortCombover", "fade", "curlyHighTop", "shortComboverChops", "fade", "buzzcut"] as const)],
      facialHair: [chance.pick(["beardMustache", "goatee", "shadow"] as const)],
      facialHairProbability: chance.happens(0.55) ? 100 : 0,
      eyes: [chance.pick(["open", "happy", "glasses"] as const)],
      body: [chance.pick(["squared", "rounded"] as const)],
    };
  },
};

/** A master's portrait as SVG, drawn in the style "Personas" with the firm's colours around it. */
function portrait(sketch: FirmSketch, member: TeamMember): string {
  const palette = palettes[sketch.palette];
  const seed = `portrait/${member.id}`;
  const chance = chanceOf(seed);
  const ground = mix(palette.soft, chance.pick([palette.accent, palette.second, palette.metal]), 0.18);
  const cloth = chance.pick([palette.accent, palette.second, palette.ink, lighter(palette.accent, 0.3)]);
  const bare = (hex: string) => hex.slice(1);
  return createAvatar(personas, {
    seed,
    size: 256,
    radius: 0,
    backgroundColor: [bare(brightness(ground) < 0.55 ? lighter(ground, 0.4) : ground)],
    clothingColor: [bare(cloth)],
    skinColor: [chance.pick(skins)],
    hairColor: [chance.pick(hairTones)],
    mouth: [chance.pick(["smile", "bigSmile", "smirk", "smile"] as const)],
    nose: [chance.pick(["smallRound", "mediumRound"] as const)],
    ...looksOf[member.person.gender](seed),
  }).toString();
}

/** Writes the faces of a firm's masters, 256 px square. */
export async function writePortraits(sketch: FirmSketch, demoFolder: string): Promise<void> {
  const folder = join(demoFolder, "pictures/masters");
  await mkdir(folder, { recursive: true });
  for (const member of teamOf(sketch))
    await sharp(Buffer.from(portrait(sketch, member)))
      .flatten()
      .avif({ quality: 58, effort: 4 })
      .toFile(join(folder, `${member.id}.avif`));
}
