import { useEffect, useRef } from "react";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { useAnnounce } from "../ui/Announcer.tsx";
import { Badge } from "../ui/Chip.tsx";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";

/** How long the time is still held. @param until epoch milliseconds of this device's clock */
export function HoldCountdown({ until }: { until: number }) {
  const t = useT();
  const left = useSecondsLeft(until);
  return (
    <Badge tone={left > 60 ? "jade" : "honey"} role="timer" aria-live="off">
      {t("reservation.hold.left", { time: formatCountdown(left) })}
    </Badge>
  );
}

const saidAt = [
  { seconds: 120, words: "two" },
  { seconds: 60, words: "one" },
  { seconds: 30, words: "half" },
] as const;

/** Says aloud that the hold runs out: two minutes, one minute and thirty seconds before, and not in between. */
export function HoldAnnouncements({ until }: { until: number }) {
  const t = useT();
  const announce = useAnnounce();
  const left = useSecondsLeft(until);
  const before = useRef(left);
  useEffect(() => {
    const passed = saidAt.findLast(({ seconds }) => before.current > seconds && left <= seconds);
    before.current = left;
    if (passed && left > 0) announce(t(`reservation.hold.announced.${passed.words}`));
  }, [left, announce, t]);
  return null;
}
