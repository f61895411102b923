import type { Source } from "../../queries/source.ts";
import { requiredContext } from "../../ui/required-context.ts";

/** What the history needs of the app and may not fetch itself. */
export type HistoryPort = {
  /** The keys to reservations that lie on this device for whoever is here, in the order in which they came. */
  keptKeys: () => { reservationId: string; secret: string }[];
  /** The client whose refusals lead nobody away: one visit that is gone takes nothing from the others. */
  backgroundClient: Source["client"];
};

export const [HistoryPortProvider, useHistoryPort] = requiredContext<HistoryPort>("port of the history");
