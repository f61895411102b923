import type { AvailableTimes, BlockedSlot, Day, Slot } from "../../../../domain/entities.ts";
import { choiceOf } from "../../../../machines/reservation-change/selectors.ts";
import { nearestFree } from "../../../../domain/free-days.ts";
import { choiceUnlocked, unlockFor } from "../../../../domain/visit-choice.ts";
import { hasNamedMaster } from "../../../../domain/wishes.ts";
import type { LocalDate } from "../../../../domain/time.ts";
import { useAskedTime } from "../../../blocks/asked-time.ts";
import { DayWithoutTimes } from "../../../blocks/DayWithoutTimes.tsx";
import { minutesOf } from "../../../../domain/wish-totals.ts";
import { SlotGrid } from "../../../blocks/SlotGrid.tsx";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { useUnlockWords } from "../../../blocks/unlock-words.ts";
import { useFlowSelector } from "./flow.ts";
import type { OfferOfFirm } from "./use-offer.ts";
import { useChoose } from "./use-choose.ts";

type Props = {
  times: AvailableTimes;
  days: readonly Day[];
  /** The beginning of the visit, where it is to stay as it is. */
  chosen: Slot["startTime"] | null;
  offer: OfferOfFirm;
  onPick: (slot: Slot) => void;
  onPickDay: (day: LocalDate) => void;
};

/** The times of a day that a visit can be moved to, and why the others can't be had; or why the day has none. */
export function DayOfMove({ times: read, days, chosen, offer, onPick, onPickDay }: Props) {
  const wordsOf = useUnlockWords(offer);
  const { wishes } = useFlowSelector(choiceOf);
  const blocked = read.blocked.map(({ unlock, ...why }) => {
    const change = unlock && unlockFor(wishes, unlock);
    return change && wordsOf(change) ? { ...why, unlock: change } : why;
  });
  const times = { ...read, blocked };
  const { asked, ask } = useAskedTime(blocked);
  return (
    <>
      {times.slots.length === 0 && <DayWithout times={times} days={days} onPickDay={onPickDay} />}
      <SlotGrid
        times={times}
        chosen={chosen}
        isHolding={false}
        onPick={onPick}
        asked={asked?.startTime}
        onAsk={ask}
        reason={asked && <Reason blocked={asked} offer={offer} />}
      />
    </>
  );
}

function DayWithout({ times, days, onPickDay }: Pick<Props, "times" | "days" | "onPickDay">) {
  const choose = useChoose();
  const { wishes, layout } = useFlowSelector(choiceOf);
  const askAnybody = () => {
    const ofAnybody = wishes.map((wish) => ({ ...wish, masterId: null }));
    choose({ wishes: ofAnybody, layout });
  };
  return (
    <DayWithoutTimes
      times={times}
      next={nearestFree(days, times.date)}
      onPickDay={onPickDay}
      onAskAnybody={hasNamedMaster(wishes) ? askAnybody : undefined}
    />
  );
}

function Reason({ blocked, offer }: { blocked: BlockedSlot } & Pick<Props, "offer">) {
  const choose = useChoose();
  const choice = useFlowSelector(choiceOf);
  const { wishes } = choice;
  return (
    <SlotReason
      blocked={blocked}
      wishes={wishes}
      neededMinutes={minutesOf(wishes, offer.services)}
      offer={offer}
      onUnlock={(unlock) => choose(choiceUnlocked(choice, unlock))}
    />
  );
}
