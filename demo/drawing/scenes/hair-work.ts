import { darker, lighter, mix } from "../colour.ts";
import { bouquet } from "../furniture/plants.ts";
import { bottle } from "../furniture/small.ts";
import { frame, type Stage } from "../stage.ts";
import { box, disc, group, oval, path, put, row, stroke } from "../svg.ts";
import { backdrop, close, skins } from "./close-up.ts";

const hairTones = ["#3a241c", "#5d3826", "#8a5a34", "#c08a4f", "#2b1d20", "#7a3a2a"] as const;

/** A hairstyle from behind. */
export function hairWork(stage: Stage): string {
  const { chance, palette, tone } = stage;
  const hair = chance.pick(hairTones);
  const light = mix(hair, "#e9b878", 0.55);
  const paint = stage.linear([
    [0, hair],
    [0.55, mix(hair, light, 0.3)],
    [1, light],
  ]);
  const skin = chance.pick(skins);
  const cape =
    path(
      "M330 960Q360 760 560 700Q720 660 880 700Q1080 760 1110 960z",
      stage.linear(
        [
          [0, lighter(palette.accent, 0.2)],
          [0.4, palette.accent],
          [1, darker(palette.accent, 0.3)],
        ],
        "right",
      ),
    ) + stroke("M560 706Q720 780 880 706", lighter(palette.accent, 0.4), 8, { opacity: 0.6 });
  const neck = path(
    "M648 560H792V700Q720 770 648 700z",
    stage.linear([
      [0, darker(skin, 0.22)],
      [1, skin],
    ]),
  );
  const strands = (list: readonly string[]) =>
    list
      .map((d, index) => stroke(d, index % 2 ? light : darker(hair, 0.25), 5 + (index % 3) * 3, { opacity: 0.5 }))
      .join("");
  const styles = {
    waves: () => {
      const shape =
        "M720 150C560 146 490 270 500 400C506 480 440 530 462 620C480 690 430 730 470 800C520 860 600 820 640 850C690 880 760 880 800 850C850 820 920 860 970 800C1010 730 960 690 978 620C1000 530 934 480 940 400C950 270 880 146 720 150z";
      const lines = Array.from({ length: 13 }, (_, index) => {
        const x = (index - 6) * 34;
        return `M${720 + x * 0.25} 190C${720 + x * 1.2} 300 ${700 + x * 0.8} 420 ${724 + x * 1.1} 520S${690 + x * 1.0} 640 ${724 + x * 1.12} 700S${700 + x} 780 ${720 + x * 1.02} 830`;
      });
      return stage.inside(
        path(shape, "#000"),
        path(shape, paint) + strands(lines) + stage.glow(640, 330, 190, 150, 0.35),
      );
    },
    bob: () => {
      const shape =
        "M720 160C540 156 470 300 476 440C478 540 450 600 470 640C560 690 880 690 970 640C990 600 962 540 964 440C970 300 900 156 720 160z";
      const lines = Array.from(
        { length: 15 },
        (_, index) => `M${720 + (index - 7) * 6} 186Q${720 + (index - 7) * 44} 330 ${720 + (index - 7) * 34} 664`,
      );
      return stage.inside(
        path(shape, "#000"),
        path(shape, paint) + strands(lines) + stage.glow(720, 400, 240, 60, 0.5),
      );
    },
    bun: () => {
      const cap =
        "M720 250C580 246 520 350 530 450C536 540 600 600 660 610H780C840 600 904 540 910 450C920 350 860 246 720 250z";
      const lines = Array.from(
        { length: 13 },
        (_, index) => `M${720 + (index - 6) * 30} 604Q${720 + (index - 6) * 38} 420 ${720 + (index - 6) * 12} 270`,
      );
      const spiral = stroke(
        "M720 230m-96 0a96 84 0 1 1 192 0a80 68 0 1 1 -158 6a62 50 0 1 1 122 -4a40 32 0 1 1 -78 4",
        light,
        10,
        { opacity: 0.55 },
      );
      const flowers = row(
        5,
        (index) =>
          row(5, (at) =>
            group(oval(0, -11, 8, 13, tone.white), {
              transform: `translate(${620 + index * 50} ${316 + Math.abs(index - 2) * -9}) rotate(${at * 72})`,
            }),
          ) + disc(620 + index * 50, 316 + Math.abs(index - 2) * -9, 6, palette.metal),
      );
      return (
        stage.inside(path(cap, "#000"), path(cap, paint) + strands(lines)) +
        oval(720, 226, 122, 106, paint) +
        spiral +
        flowers +
        stroke("M600 590q-24 40 -16 90M842 590q24 40 14 96", hair, 6)
      );
    },
    braid: () => {
      const cap =
        "M720 170C560 166 500 290 510 420C516 520 600 560 680 590H760C840 560 924 520 930 420C940 290 880 166 720 170z";
      const lines = Array.from(
        { length: 13 },
        (_, index) => `M${720 + (index - 6) * 8} 190Q${720 + (index - 6) * 56} 380 ${720 + (index - 6) * 9} 580`,
      );
      const links = row(8, (index) => {
        const [y, w] = [560 + index * 40, 74 - index * 4];
        return (
          path(
            `M720 ${y - 8}C${720 - w * 1.3} ${y - 6} ${720 - w * 1.2} ${y + 52} 720 ${y + 62}z`,
            mix(hair, light, 0.15 + index * 0.08),
          ) +
          path(
            `M720 ${y + 12}C${720 + w * 1.3} ${y + 12} ${720 + w * 1.2} ${y + 70} 720 ${y + 80}z`,
            mix(hair, light, 0.05 + index * 0.1),
          ) +
          stroke(`M${720 - w * 0.7} ${y + 10}Q${720 - w * 0.4} ${y + 40} 714 ${y + 54}`, light, 3, { opacity: 0.5 })
        );
      });
      return (
        stage.inside(path(cap, "#000"), path(cap, paint) + strands(lines) + stage.glow(640, 320, 180, 130, 0.3)) +
        links +
        box(690, 884, 60, 18, palette.second, 8) +
        path("M694 900h52l14 60h-80z", light)
      );
    },
  };
  const ears = oval(520, 480, 22, 44, skin) + oval(920, 480, 22, 44, skin);
  const style = chance.pick(["waves", "bob", "bun", "braid"] as const);
  const head =
    style === "bun" ? oval(534, 480, 18, 38, skin) + oval(906, 480, 18, 38, skin) : style === "braid" ? ears : "";
  const arch =
    path("M330 960V430a390 390 0 0 1 780 0V960z", lighter(palette.soft, 0.5)) +
    path(
      "M370 960V430a350 350 0 0 1 700 0V960z",
      stage.linear([
        [0, mix(palette.wallDeep, palette.soft, 0.4)],
        [1, palette.soft],
      ]),
    );
  const around =
    put(190, 880, stage.shade(0, 0, 80, 14, 0.3) + bouquet(stage), 1.7) +
    put(
      1230,
      880,
      row(3, (index) =>
        put(
          (index - 1) * 74,
          0,
          stage.shade(0, 0, 40, 8, 0.3) +
            bottle(stage, [palette.accent, tone.white, palette.second][index] ?? palette.accent),
        ),
      ),
      1.7,
    );
  const ledge = box(0, 880, frame.width, 80, stage.lit(palette.wood, 0.2));
  return close(
    stage,
    backdrop(stage) +
      arch +
      ledge +
      around +
      stage.shade(720, 640, 330, 340, 0.2) +
      neck +
      cape +
      head +
      styles[style](),
  );
}
