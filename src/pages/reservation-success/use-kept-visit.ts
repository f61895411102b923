import { useEffect, useEffectEvent } from "react";
import type { Reservation } from "../../../domain/entities.ts";
import { epochOf } from "../../../domain/time.ts";
import { useOfflinePass } from "../../blocks/offline-pass.ts";

/** Keeps a visit for when there is no network, unless a sooner one is kept; one that is not to come any more is kept no longer. */
export function useKeptVisit(visit: Reservation, isAwaited: boolean): void {
  const { read, keepVisit } = useOfflinePass();
  const keep = useEffectEvent(() => {
    const kept = read().visit;
    const isKept = kept?.id === visit.id;
    const isSooner = kept === null || epochOf(visit.startTime) < epochOf(kept.startTime);
    if (isAwaited && (isKept || isSooner)) keepVisit(visit);
    if (!isAwaited && isKept) keepVisit(null);
  });
  useEffect(() => keep(), [visit, isAwaited]);
}
