import { firstSegment, pagePaths, servicePaths } from "./addresses.ts";

/** First segments of spec §2 whose pages are still to come. */
const promised = [
  "app-download",
  "appbot",
  "balalar",
  "barbergo",
  "beautytime",
  "bnpl",
  "card-payment",
  "cb",
  "firm",
  "firm_utm",
  "firmwp",
  "gift-cards",
  "ig",
  "janymda",
  "landing",
  "mainwp",
  "master",
  "premiumcare",
  "promo",
  "raffleprize",
  "rsr",
  "rsrqr",
  "rsrwp",
  "salon",
  "search",
  "store",
];

const fixed = Object.values({ ...pagePaths, ...servicePaths })
  .map(firstSegment)
  .filter((segment) => segment !== "" && !segment.startsWith(":"));

/** The first segments of the product's own addresses, which no company link may take: it could not be reached. */
export const reservedSegments: ReadonlySet<string> = new Set([...fixed, ...promised]);
