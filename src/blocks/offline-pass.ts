import { useEffect, useEffectEvent } from "react";
import type { Firm, Reservation } from "../../domain/entities.ts";
import type { OfflinePass } from "../../domain/offline-pass.ts";
import { requiredContext } from "../ui/required-context.ts";

/** What of this device's last visit to us is kept for when there is no network. */
export type OfflinePassPort = {
  /** The next visit; null for none. */
  keepVisit: (visit: Reservation | null) => void;
  keepFirm: (firm: Firm) => void;
  read: () => OfflinePass;
};

export const [OfflinePassProvider, useOfflinePass] = requiredContext<OfflinePassPort>("offline pass");

/** Keeps the salon that is looked at. */
export function useKeptFirm(firm: Firm | undefined): void {
  const { keepFirm } = useOfflinePass();
  const keep = useEffectEvent(keepFirm);
  useEffect(() => {
    if (firm !== undefined) keep(firm);
  }, [firm]);
}
