import { useEffect } from "react";
import type { AvailableTimes } from "../../domain/entities.ts";
import { useT } from "../i18n/react.tsx";
import { useAnnounce } from "../ui/Announcer.tsx";
import { useDatesIn } from "./use-dates.ts";

/** Says how many times a day of a zone has, once they are there. */
export function useTimesAnnounced(times: AvailableTimes | undefined, timeZone: string): void {
  const t = useT();
  const announce = useAnnounce();
  const count = times?.slots.length;
  const date = times?.date;
  const { dayOf } = useDatesIn(timeZone);
  const day = date === undefined ? undefined : dayOf(date);
  useEffect(() => {
    if (count === undefined || day === undefined) return;
    announce(t("reservation.time.announced", { day, count }));
  }, [count, day, announce, t]);
}
