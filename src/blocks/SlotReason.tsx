import type { BlockedSlot, Unlock } from "../../domain/entities.ts";
import { countPeople, hasNamedMaster, onlyMaster, type Wishes } from "../../domain/wishes.ts";
import { formatTime } from "../format/calendar.ts";
import { formatDurationInText } from "../format/duration.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Button } from "../ui/Button.tsx";
import { type Offer, type UnlockWords, useUnlockWords } from "./unlock-words.ts";

type Props = {
  blocked: BlockedSlot;
  wishes: Wishes;
  /** How long the visit takes at least, minutes; 0 where that is not known. */
  neededMinutes: number;
  offer: Offer;
  onUnlock: (unlock: Unlock) => void;
  /** What opens a time that is too soon for anything but an express service. */
  express?: SlotChange | undefined;
};

/** What opens a time, in words, and by a press. */
export type SlotChange = UnlockWords & { onTake: () => void };

/** Why a time can't be had, in a sentence, and the one change that opens it. */
export function SlotReason({ offer, onUnlock, express, ...why }: Props) {
  const { unlock } = why.blocked;
  const wordsOf = useUnlockWords(offer);
  const sentence = useSentence(why, offer);
  const words = unlock && wordsOf(unlock);
  const change = words ? { ...words, onTake: () => onUnlock(unlock) } : express;
  return (
    <Notice
      tone="honey"
      role="status"
      action={
        change && (
          <Button kind="plain" onClick={change.onTake}>
            {change.take}
          </Button>
        )
      }
    >
      {sentence}
      {change && ` ${change.opens}`}
    </Notice>
  );
}

/**
 * The reason names whom another master would stand in for, or the only one who is asked for. Of several people it says neither
 * who nor how long: they may be held up by others.
 */
function useSentence(
  { blocked, wishes, neededMinutes }: Pick<Props, "blocked" | "wishes" | "neededMinutes">,
  { masters }: Offer,
): string {
  const t = useT();
  const language = useLanguage();
  const { reason, freeMinutes, unlock } = blocked;
  const masterId = unlock?.kind === "otherMaster" ? unlock.masterId : onlyMaster(wishes);
  const masterName = masters.find(({ id }) => id === masterId)?.name;
  const time = formatTime(blocked.startTime);
  const isOfSeveral = countPeople(wishes) > 1;
  if (reason === "tooSoon" || reason === "roomTaken") return t(`reservation.reason.${reason}.long`, { time });
  if (reason === "tooShort") {
    if (isOfSeveral || freeMinutes === undefined || freeMinutes >= neededMinutes)
      return t("reservation.reason.tooShort.long", { time });
    const free = formatDurationInText(freeMinutes, language);
    const needed = formatDurationInText(neededMinutes, language);
    return masterName === undefined
      ? t("reservation.reason.tooShort.minutes", { time, free, needed })
      : t("reservation.reason.tooShort.named", { time, free, needed, master: masterName });
  }
  if (isOfSeveral && hasNamedMaster(wishes) && onlyMaster(wishes) === null)
    return t(`reservation.reason.${reason}.severalNamed`, { time });
  if (isOfSeveral) return t(`reservation.reason.${reason}.several`, { time });
  return masterName === undefined
    ? t(`reservation.reason.${reason}.long`, { time })
    : t(`reservation.reason.${reason}.named`, { time, master: masterName });
}
