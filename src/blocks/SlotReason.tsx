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
  /** The one who was asked for and is in the way. */
  masterName: string | undefined;
  /** The one with whom the time can be had. */
  unlockName: string | undefined;
  onUnlock: () => void;
};

/** Why a time can't be had, and the one change that opens it. */
export function SlotReason({ blocked, neededMinutes, masterName, unlockName, onUnlock }: Props) {
  const t = useT();
  const language = useLanguage();
  const { reason, freeMinutes, startTime } = blocked;
  const why =
    reason === "tooShort" && freeMinutes !== undefined
      ? t("reservation.reason.tooShort.minutes", {
          free: formatDurationInText(freeMinutes, language),
          needed: formatDurationInText(neededMinutes, language),
        })
      : t(`reservation.reason.${reason}.long`);
  return (
    <Notice
      tone="honey"
      role="status"
      title={formatTime(startTime)}
      action={
        unlockName !== undefined && (
          <Button kind="plain" onClick={onUnlock}>
            {t("reservation.reason.unlock", { master: unlockName })}
          </Button>
        )
      }
    >
      {masterName === undefined ? why : `${masterName}: ${why}`}
      {unlockName !== undefined && ` ${t("reservation.reason.opens")}`}
    </Notice>
  );
}
