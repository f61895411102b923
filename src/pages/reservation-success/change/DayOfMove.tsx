import { useState } from "react";
import type { AvailableTimes, BlockedSlot, Day, Reservation, Slot, Unlock } from "../../../../domain/entities.ts";
import { wishesOf } from "../../../../machines/reservation-change/selectors.ts";
import { nearestFree } from "../../../../domain/free-days.ts";
import { hasNamedMaster } from "../../../../domain/wishes.ts";
import { epochOf, type LocalDate, minuteMs } from "../../../../domain/time.ts";
import { DayWithoutTimes } from "../../../blocks/DayWithoutTimes.tsx";
import { SlotGrid } from "../../../blocks/SlotGrid.tsx";
import { SlotReason } from "../../../blocks/SlotReason.tsx";
import { type Offer, useUnlockWords } from "../../../blocks/unlock-words.ts";
import { useFlowSelector, useSend } from "./flow.ts";
import { blockedInMove, isInMove, wishesUnlocked } from "./move-unlocks.ts";

type Props = {
  times: AvailableTimes;
  days: readonly Day[];
  /** The beginning of the visit, where it is to stay as it is. */
  chosen: Slot["startTime"] | null;
  /** The visit, where the same is wanted of the same masters: it says how long it takes, and of whom. */
  reservation: Reservation | undefined;
  offer: Offer;
  onPick: (slot: Slot) => void;
  onPickDay: (day: LocalDate) => void;
};

/** The times of a day that a visit can be moved to, and why the others can't be had; or why the day has none. */
export function DayOfMove({ times: read, days, chosen, reservation, offer, onPick, onPickDay }: Props) {
  const [asked, setAsked] = useState<BlockedSlot>();
  const wordsOf = useUnlockWords(offer);
  const isKnown = (unlock: Unlock) => wordsOf(unlock) !== undefined;
  const times = { ...read, blocked: read.blocked.map((one) => blockedInMove(one, isKnown)) };
  const isStillGrey = times.blocked.some(({ startTime }) => startTime === asked?.startTime);
  return (
    <>
      {times.slots.length === 0 && <DayWithout times={times} days={days} onPickDay={onPickDay} />}
      <SlotGrid
        times={times}
        chosen={chosen}
        isHolding={false}
        onPick={onPick}
        asked={isStillGrey ? asked?.startTime : undefined}
        onAsk={(blocked) => setAsked((before) => (before?.startTime === blocked.startTime ? undefined : blocked))}
        reason={asked && <Reason blocked={asked} reservation={reservation} offer={offer} />}
      />
    </>
  );
}

function DayWithout({ times, days, onPickDay }: Pick<Props, "times" | "days" | "onPickDay">) {
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const askAnybody = () => {
    send({ type: "services.reconsidered" });
    send({ type: "wishes.confirmed", wishes: wishes.map((wish) => ({ ...wish, masterId: null })) });
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

function Reason({ blocked, reservation, offer }: { blocked: BlockedSlot } & Pick<Props, "reservation" | "offer">) {
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const { freeMinutes, ...rest } = blocked;
  const isKnown = reservation !== undefined && freeMinutes !== undefined;
  const unlock = (one: Unlock) => {
    if (!isInMove(one)) return;
    send({ type: "services.reconsidered" });
    send({ type: "wishes.confirmed", wishes: wishesUnlocked(wishes, one) });
  };
  return (
    <SlotReason
      blocked={isKnown ? blocked : rest}
      wishes={wishes}
      neededMinutes={reservation ? (epochOf(reservation.endTime) - epochOf(reservation.startTime)) / minuteMs : 0}
      offer={offer}
      onUnlock={unlock}
    />
  );
}
