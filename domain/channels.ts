import { firstSegment } from "./addresses.ts";

/**
 * The channels by which links of ours travel (spec §2: one shared reminder-redirect area), and what their second segment
 * names: the token of a visit, a company, or nothing, where they lead to the app.
 */
export const channels = {
  rsr: "visit",
  rsrwp: "visit",
  rsrqr: "visit",
  firm: "company",
  firmwp: "company",
  ig: "company",
  firm_utm: "company",
  promo: "company",
  janymda: "company",
  beautytime: "company",
  balalar: "company",
  barbergo: "company",
  premiumcare: "company",
  store: "app",
  appbot: "app",
} as const satisfies Record<string, "visit" | "company" | "app">;

export type Channel = keyof typeof channels;

/** The channel that a path names: what the client came by, and is remembered as their referrer. */
export function channelOf(path: string): Channel | undefined {
  const segment = firstSegment(path);
  return isChannel(segment) ? segment : undefined;
}

function isChannel(segment: string): segment is Channel {
  return Object.hasOwn(channels, segment);
}
