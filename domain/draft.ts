import type { Cost } from "./bill.ts";
import type { Hold } from "./hold.ts";
import type { Manner } from "./manner.ts";
import type { Challenge, Proof } from "./phone-proof.ts";
import type { Wish } from "./wishes.ts";

/**
 * The saved reservation (spec §3), as it lies in the browser's storage.
 * It holds what the client chose and typed, and never a code or a card.
 */
export type SavedReservation = {
  params: {
    /** Who is asked for, for whom and for what; null is "any master". */
    masters: Wish[];
    /** The chosen day, and the times that were chosen on it. */
    entries: { date: string; startTime: string | null }[];
    /** How several people are served; absent where it is the default. */
    manner?: Manner | undefined;
  };
  peopleCount: number;
  awaitingTime: number;
  /** Read, and never written as true: a draft that is given up is removed (record 58). */
  isDeleted: boolean;
  /** True while a time is held for this draft as it stands; a hold for other services or masters is only to be replaced. */
  isTemporary: boolean;
  /** What is wanted of the firm, each service once. */
  services: number[];
  comment: string;
  clientPhone: string;
  clientName: string;
  firm: { id: number; urlKey: string; name: string };
  /** RFC 3339, or null before a time is chosen. */
  startTime: string | null;
  /** What that time was shown to cost; absent where it is not known. */
  shownCost?: Cost | undefined;
  /** The hold behind isTemporary. */
  hold: Hold | null;
  /** Whether it costs something else than was shown, which nobody has agreed to yet; absent where it doesn't. */
  isPriceNew?: boolean | undefined;
  /** The code on its way. */
  challenge: Challenge | null;
  /** What shows that the phone was proven for the hold; of no use without the hold's secret. */
  proof: Proof | null;
};

/** An empty draft for a firm, with the defaults of spec §3. */
export function emptyDraft(firm: SavedReservation["firm"]): SavedReservation {
  return {
    params: { masters: [], entries: [] },
    peopleCount: 1,
    awaitingTime: 0,
    isDeleted: false,
    isTemporary: false,
    services: [],
    comment: "",
    clientPhone: "",
    clientName: "",
    firm,
    startTime: null,
    hold: null,
    challenge: null,
    proof: null,
  };
}
