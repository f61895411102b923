import { firstSegment, pagePaths, servicePaths } from "./addresses.ts";
import { channels } from "./channels.ts";

const fixed = Object.values({ ...pagePaths, ...servicePaths })
  .map(firstSegment)
  .filter((segment) => segment !== "" && !segment.startsWith(":"));

/** The first segments of the product's own addresses, which no company link may take: it could not be reached. */
export const reservedSegments: ReadonlySet<string> = new Set([...fixed, ...Object.keys(channels)]);
