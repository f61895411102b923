import { useEffect, useRef } from "react";
import { limits } from "../../domain/limits.ts";
import { formatCountdown } from "../format/duration.ts";
import { useT } from "../i18n/react.tsx";
import { useAnnounce } from "../ui/Announcer.tsx";
import { Badge } from "../ui/Chip.tsx";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";

const little = limits.littleOfHoldSeconds;

/** Whether so little is left of a hold that it should be seen: it is drawn in amber, and told of. */
export function isLittle(secondsLeft: number): boolean {
  return secondsLeft <= little;
}

/** How long the time is still held. @param until epoch milliseconds of this device's clock */
export function HoldCountdown({ until }: { until: number }) {
  const t = useT();
  const left = useSecondsLeft(until);
  return (
    <Badge tone={isLittle(left) ? "honey" : "jade"} role="timer" aria-live="off">
      {t("reservation.hold.left", { time: formatCountdown(left) })}
    </Badge>
  );
}

const announcedAt = [
  { seconds: little, words: "two" },
  { seconds: 60, words: "one" },
  { seconds: 30, words: "half" },
] as const;

/** Announces that the hold runs out: two minutes, one minute and thirty seconds before, and not in between. */
export function HoldAnnouncements({ until, isExtendable }: { until: number; isExtendable: boolean }) {
  const t = useT();
  const announce = useAnnounce();
  const left = useSecondsLeft(until);
  const before = useRef(left);
  useEffect(() => {
    const passed = announcedAt.findLast(({ seconds }) => before.current > seconds && left <= seconds);
    before.current = left;
    if (!passed || left <= 0) return;
    const words = t(`reservation.hold.announced.${passed.words}`);
    announce(isExtendable ? `${words}. ${t("reservation.hold.extendable")}` : words);
  }, [left, isExtendable, announce, t]);
  return null;
}
