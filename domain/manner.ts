/**
 * How several people are served:
 * - togetherIfPossible: all begin with the visit; where the masters can't ever serve them at the same time (one master for
 *   two people), each begins with it or soon after a service of somebody else;
 * - together: all begin with the visit;
 * - oneAfterAnother: each begins when the one before them is done, or soon after;
 * - shortest: each begins with the visit or soon after a service of somebody else, so that all are done the soonest.
 */
export const manners = ["togetherIfPossible", "together", "oneAfterAnother", "shortest"] as const;
export type Manner = (typeof manners)[number];

/** What is meant where nothing is said. */
export const defaultManner: Manner = "togetherIfPossible";

/** How a visit is to be laid out in time: the longest wait between two services, minutes; and how several people are served. */
export type Layout = { awaitingTime: number; manner: Manner };

/** The same as it is saved and sent: without a manner it is the default. */
export type LayoutWish = Omit<Layout, "manner"> & { manner?: Manner | undefined };

/** A layout with what is meant where nothing is said. */
export function layoutOf({ awaitingTime = 0, manner = defaultManner }: Partial<LayoutWish>): Layout {
  return { awaitingTime, manner };
}

/** A layout as it is saved and sent. */
export function layoutWish({ awaitingTime, manner = defaultManner }: LayoutWish): {
  awaitingTime: number;
  manner?: Manner;
} {
  return manner === defaultManner ? { awaitingTime } : { awaitingTime, manner };
}
