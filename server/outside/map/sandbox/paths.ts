import { type Pixel, round } from "./tile.ts";

const stepsOfBend = 8;

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

/** Places along the same line, near enough for a straight line between each two. */
export function along(pixels: readonly Pixel[]): Pixel[] {
  const [first, last] = [pixels[0], pixels.at(-1)];
  if (first === undefined || last === undefined || pixels.length < 3) return [...pixels];
  const places = [first];
  let from = first;
  for (const [index, middle] of pixels.slice(1, -1).entries()) {
    const next = pixels[index + 2] ?? last;
    const to = next === last ? last : between(middle, next);
    for (let step = 1; step <= stepsOfBend; step += 1) {
      const share = step / stepsOfBend;
      const [one, other] = [part(from, middle, share), part(middle, to, share)];
      places.push(part(one, other, share));
    }
    from = to;
  }
  return places;
}

function part(from: Pixel, to: Pixel, share: number): Pixel {
  return { left: from.left + (to.left - from.left) * share, top: from.top + (to.top - from.top) * share };
}

function between(one: Pixel, other: Pixel): Pixel {
  return part(one, other, 0.5);
}

function write({ left, top }: Pixel): string {
  return `${round(left)} ${round(top)}`;
}
