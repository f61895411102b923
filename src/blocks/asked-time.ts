import { useState } from "react";
import type { BlockedSlot } from "../../domain/entities.ts";

/** Which of the greyed times of a day is asked about, as it was read last: none once it is greyed no more, and none after a second press. */
export function useAskedTime(blocked: readonly BlockedSlot[]) {
  const [startTime, setStartTime] = useState<string>();
  return {
    asked: blocked.find((one) => one.startTime === startTime),
    ask: (one: BlockedSlot) => setStartTime((before) => (before === one.startTime ? undefined : one.startTime)),
  };
}
