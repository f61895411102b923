import type { AvailableTimes, Day } from "../../../../domain/entities.ts";
import { formatDayShort } from "../../../format/calendar.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useSend } from "../flow.ts";
import { nearestFree } from "./chosen-date.ts";

/** A day without free time, and why; the nearest one that has some is one press away. */
export function DayWithout({ times, days }: { times: AvailableTimes; days: readonly Day[] }) {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const next = nearestFree(days, times.date) ?? nearestFree(days, "");
  // A day may fill up between two looks at it.
  const state = times.state === "free" ? "full" : times.state;
  return (
    <Notice
      tone="plain"
      role="status"
      title={t(`reservation.empty.${state}.title`)}
      action={
        next && (
          <Button kind="soft" onClick={() => send({ type: "day.picked", date: next.date })}>
            {t("reservation.empty.next", { day: formatDayShort(next.date, language) })}
          </Button>
        )
      }
    >
      {t(`reservation.empty.${state}.text`)}
    </Notice>
  );
}
