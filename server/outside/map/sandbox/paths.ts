import { type Pixel, round } from "./tile.ts";

/** A closed line that is led by these places from one middle to the next, without a corner. */
export function rounded(pixels: readonly Pixel[]): string {
  const curves = pixels.map((pixel, index) => {
    const next = pixels[(index + 1) % pixels.length] ?? pixel;
    return `Q${write(pixel)} ${write(between(pixel, next))}`;
  });
  const [first, last] = [pixels[0], pixels.at(-1)];
  return first && last ? `M${write(between(last, first))}${curves.join("")}Z` : "";
}

/** A closed line through these places. */
export function cornered(pixels: readonly Pixel[]): string {
  return `M${pixels.map(write).join("L")}Z`;
}

/** An open line from the first of these places to the last, without a corner. */
export function bent(pixels: readonly Pixel[]): string {
  const [first, last] = [pixels[0], pixels.at(-1)];
  if (first === undefined || last === undefined) return "";
  const curves = pixels.slice(1, -1).map((pixel, index) => {
    const next = pixels[index + 2] ?? last;
    return `Q${write(pixel)} ${write(next === last ? last : between(pixel, next))}`;
  });
  return `M${write(first)}${curves.length > 0 ? curves.join("") : `L${write(last)}`}`;
}

function between(one: Pixel, other: Pixel): Pixel {
  return { left: (one.left + other.left) / 2, top: (one.top + other.top) / 2 };
}

function write({ left, top }: Pixel): string {
  return `${round(left)} ${round(top)}`;
}
