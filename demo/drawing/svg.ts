type Attributes = Readonly<Record<string, string | number>>;

const attributes = (list: Attributes) =>
  Object.entries(list)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** A filled path. */
export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

/** A stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${attributes(more)}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  oval(cx, cy, r, r, fill, more);

export const group = (content: string, more: Attributes) => `<g${attributes(more)}>${content}</g>`;

/** Moves a piece that was drawn around its own origin (the middle of where it stands). */
export const put = (x: number, y: number, content: string, scale = 1) =>
  group(content, { transform: `translate(${x} ${y}) scale(${scale})` });

/** As many as counted, each made from its place in the row. */
export const row = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join("");
