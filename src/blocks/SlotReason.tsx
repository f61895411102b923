import type { BlockedSlot } from "../../domain/entities.ts";
import { formatTime } from "../format/calendar.ts";
import { formatDurationInText } from "../format/duration.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Button } from "../ui/Button.tsx";

type Props = {
  blocked: BlockedSlot;
  /** How long the visit takes, minutes. */
  neededMinutes: number;
  /** The one who was asked for and is in the way; absent where any master will do. */
  masterName: string | undefined;
  /** The one with whom the time can be had. */
  unlockName: string | undefined;
  onUnlock: () => void;
};

/** Why a time can't be had, in a sentence, and the one change that opens it. */
export function SlotReason({ unlockName, onUnlock, ...why }: Props) {
  const t = useT();
  const sentence = useSentence(why);
  return (
    <Notice
      tone="honey"
      role="status"
      action={
        unlockName !== undefined && (
          <Button kind="plain" onClick={onUnlock}>
            {t("reservation.reason.unlock", { master: unlockName })}
          </Button>
        )
      }
    >
      {sentence}
      {unlockName !== undefined && ` ${t("reservation.reason.opens")}`}
    </Notice>
  );
}

function useSentence({ blocked, neededMinutes, masterName }: Omit<Props, "unlockName" | "onUnlock">): string {
  const t = useT();
  const language = useLanguage();
  const { reason, freeMinutes } = blocked;
  const time = formatTime(blocked.startTime);
  if (reason === "tooSoon" || reason === "roomTaken") return t(`reservation.reason.${reason}.long`, { time });
  if (reason === "tooShort") {
    if (freeMinutes === undefined) return t("reservation.reason.tooShort.long", { time });
    const free = formatDurationInText(freeMinutes, language);
    const needed = formatDurationInText(neededMinutes, language);
    return masterName === undefined
      ? t("reservation.reason.tooShort.minutes", { time, free, needed })
      : t("reservation.reason.tooShort.named", { time, free, needed, master: masterName });
  }
  return masterName === undefined
    ? t(`reservation.reason.${reason}.long`, { time })
    : t(`reservation.reason.${reason}.named`, { time, master: masterName });
}
