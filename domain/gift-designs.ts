import { servicePaths } from "./addresses.ts";

/** What a gift card can look like. Each is a drawing of `public/gift-designs`. */
export const giftDesigns = [
  "tulips",
  "bouquet",
  "almond",
  "balloons",
  "pomegranate",
  "ribbon",
  "sea",
  "steppe",
  "mountains",
  "ornament",
  "lace",
  "salon",
] as const;

export type GiftDesign = (typeof giftDesigns)[number];

/** The path of a design's drawing, 600 × 378. */
export function giftDesignPath(design: GiftDesign): string {
  return `${servicePaths.giftDesigns}/${design}.svg`;
}
