const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Walks from one #rrggbb to another; `share` 0 stays, 1 arrives. */
export function mix(from: string, to: string, share: number): string {
  const [left, right] = [channels(from), channels(to)];
  const hex = left.map((value, index) => {
    const target = right[index] ?? value;
    return Math.round(value + (target - value) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

export const lighter = (hex: string, share: number) => mix(hex, "#fffaf2", share);
export const darker = (hex: string, share: number) => mix(hex, "#1a1016", share);

/** How bright a colour is, from 0 to 1. */
export function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}
