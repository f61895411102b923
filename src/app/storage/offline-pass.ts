import { type OfflinePass, offlineFirm, offlineVisit, shownOffline } from "../../../domain/offline-pass.ts";
import type { CurrentUser } from "../../../domain/entities.ts";
import type { StoredValues } from "../../browser/stored-values.ts";
import type { OfflinePassPort } from "../../blocks/offline-pass.ts";

const empty: OfflinePass = { visit: null, firm: null };

/** Keeps the next visit and the last seen salon in this browser. */
export function offlinePassOf(
  { offlinePass: kept }: Pick<StoredValues, "offlinePass">,
  user: () => CurrentUser | undefined,
  clockAhead: () => number,
): OfflinePassPort {
  const change = (changed: Partial<OfflinePass>) => kept.write({ ...(kept.read() ?? empty), ...changed });
  return {
    keepVisit: (visit) => change({ visit: visit && offlineVisit(visit, user()) }),
    keepFirm: (firm) => change({ firm: offlineFirm(firm) }),
    read: () => shownOffline(kept.read() ?? empty, user(), Date.now() + clockAhead()),
  };
}
