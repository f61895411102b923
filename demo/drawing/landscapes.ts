import { darker, lighter, mix } from "./colour.ts";
import type { Stage } from "./stage.ts";
import { box, disc, path, row, stroke } from "./svg.ts";

/** Draws what stands below the sky; `haze` is the colour of the air at the horizon. */
type Land = (stage: Stage, width: number, height: number, haze: string) => string;

const ridge = (width: number, base: number, tall: number, peaks: number, lean: number) => {
  const step = width / peaks;
  const tops = Array.from({ length: peaks }, (_, index) => {
    const up = tall * (0.55 + 0.45 * Math.abs(Math.sin(index * 2.1 + lean)));
    return `L${step * (index + 0.5)} ${base - up}L${step * (index + 1)} ${base - up * 0.45}`;
  });
  return `M0 ${base - tall * 0.4}${tops.join("")}V${base + 400}H0z`;
};

export const sea: Land = (stage, width, height, haze) => {
  const horizon = height * 0.56;
  const water = box(
    0,
    horizon,
    width,
    height - horizon,
    stage.linear([
      [0, mix("#6fb3c8", haze, 0.25)],
      [0.4, "#3f93b0"],
      [1, "#2a7693"],
    ]),
  );
  const cliff = path(
    `M0 ${horizon + 4}V${horizon - height * 0.09}h${width * 0.16}l${width * 0.05} ${height * 0.03}h${width * 0.08}l${width * 0.07} ${height * 0.06 + 4}z`,
    mix("#d9b48c", haze, 0.3),
  );
  const glints = row(14, (index) => {
    const y = horizon + 8 + (index * (height - horizon)) / 15;
    const x = width * (0.5 + 0.42 * Math.sin(index * 2.4));
    return stroke(`M${x - 14 - index * 2} ${y}h${28 + index * 4}`, "#ffffff", 2.5, { opacity: 0.45 });
  });
  const [x, y] = [width * stage.chance.pick([0.34, 0.62, 0.72]), horizon + 10];
  const sail =
    path(`M${x} ${y - 46}v40h-22zM${x + 4} ${y - 38}v32h18z`, "#fffaf2") +
    path(`M${x - 24} ${y - 4}h50l-8 9h-34z`, "#a3553f");
  return cliff + water + glints + sail;
};

export const mountains: Land = (stage, width, height, haze) => {
  const lean = stage.chance.fraction() * 6;
  const far = path(
    ridge(width, height * 0.62, height * 0.36, 4, lean),
    stage.linear([
      [0, "#fdfaf6"],
      [0.22, "#eef1f5"],
      [0.3, mix("#8fa5c0", haze, 0.25)],
      [1, mix("#7f97b3", haze, 0.1)],
    ]),
  );
  const near = path(ridge(width, height * 0.74, height * 0.26, 5, lean + 2), mix("#5f7f8f", haze, 0.15));
  const hill = path(
    `M0 ${height * 0.74}q${width * 0.3} ${-height * 0.1} ${width * 0.6} 0t${width * 0.5} ${-height * 0.03}V${height}H0z`,
    "#5d8561",
  );
  const firs = row(11, (index) => {
    const x = (width / 10) * index + 6 * Math.sin(index * 5);
    const tall = height * (0.12 + 0.05 * Math.sin(index * 3 + lean));
    const y = height * 0.92;
    return path(`M${x} ${y - tall}l${tall * 0.28} ${tall * 1.4}h${-tall * 0.56}z`, index % 2 ? "#3f6a50" : "#4b785b");
  });
  return far + near + hill + firs + box(0, height * 0.9, width, height * 0.1, "#3f6a50");
};

const blocks = (stage: Stage, width: number, base: number, tall: number, colour: string, count: number) =>
  row(count, (index) => {
    const w = width / count;
    const h = tall * (0.45 + 0.55 * stage.chance.fraction());
    const x = index * w;
    const panes = row(Math.floor(h / 26), (line) =>
      box(x + w * 0.2, base - h + 14 + line * 24, w * 0.5, 7, lighter(colour, 0.45), 1, { opacity: 0.6 }),
    );
    return box(x, base - h, w * 0.88, h + 300, colour, 3) + panes;
  });

export const capital: Land = (stage, width, height, haze) => {
  const base = height * 0.8;
  const x = width * stage.chance.pick([0.3, 0.5, 0.68]);
  const top = height * 0.3;
  const ball = width * 0.07 + 6;
  const tower =
    path(`M${x - 7} ${base}L${x - 5} ${top}h10L${x + 7} ${base}z`, "#f4f1ea") +
    row(4, (index) =>
      stroke(
        `M${x + (index - 1.5) * 7} ${base}Q${x} ${top + 90} ${x + (index - 1.5) * ball * 0.7} ${top + 6}`,
        "#fbf8f0",
        3,
      ),
    ) +
    disc(
      x,
      top,
      ball,
      stage.linear(
        [
          [0, "#ffe7a8"],
          [0.6, "#e6b655"],
          [1, "#b98632"],
        ],
        "across",
      ),
    );
  const trees = row(9, (index) =>
    disc((width / 8) * index, height * 0.93, height * 0.07, index % 2 ? "#5f8a66" : "#6f9a6f"),
  );
  return (
    blocks(stage, width, base, height * 0.34, mix("#a9b9cc", haze, 0.4), 7) +
    blocks(stage, width, base, height * 0.2, mix("#8298b3", haze, 0.15), 5) +
    tower +
    trees +
    box(0, height * 0.93, width, height * 0.1, "#4f7d5a")
  );
};

export const steppe: Land = (stage, width, height, haze) => {
  const houses = blocks(stage, width, height * 0.76, height * 0.22, mix("#b6a9a0", haze, 0.3), 6);
  const hills = path(
    `M0 ${height * 0.64}q${width * 0.25} ${-height * 0.12} ${width * 0.5} 0t${width * 0.6} 0V${height}H0z`,
    mix("#8fa08a", haze, 0.4),
  );
  const crowns = row(8, (index) =>
    disc(
      (width / 7) * index,
      height * (0.86 + 0.03 * Math.sin(index * 4)),
      height * 0.1,
      index % 2 ? "#c9974f" : "#7f9a5f",
    ),
  );
  return hills + houses + crowns + box(0, height * 0.88, width, height * 0.14, "#6c8a58");
};

export const river: Land = (stage, width, height, haze) => {
  const bank = height * 0.62;
  const far = blocks(stage, width, bank, height * 0.2, mix("#b0a8b0", haze, 0.4), 8);
  const water = box(
    0,
    bank,
    width,
    height - bank,
    stage.linear([
      [0, "#8fbfcf"],
      [1, "#4f8fa8"],
    ]),
  );
  const y = bank + height * 0.06;
  const bridge =
    stroke(`M0 ${y}H${width}`, "#e7dccb", 9) +
    row(4, (index) =>
      stroke(
        `M${(width / 4) * index} ${y + 26}Q${(width / 4) * (index + 0.5)} ${y - 22} ${(width / 4) * (index + 1)} ${y + 26}`,
        darker("#e7dccb", 0.15),
        6,
      ),
    );
  const reeds = row(16, (index) =>
    stroke(
      `M${(width / 15) * index} ${height}q4 ${-height * 0.08} ${index % 2 ? 9 : -9} ${-height * (0.12 + 0.04 * Math.sin(index))}`,
      index % 2 ? "#7f9a5f" : "#a9a05c",
      6,
    ),
  );
  return far + water + bridge + reeds;
};
