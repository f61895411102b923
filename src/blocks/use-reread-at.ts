import { useEffect } from "react";
import { epochOf } from "../../domain/time.ts";
import { useSecondsLeft } from "../ui/use-seconds-left.ts";

/** Has something read anew once what it says holds no more: by the service's word, since this device's clock may be wrong. */
export function useRereadAt(until: string | undefined, reread: () => unknown): void {
  const secondsLeft = useSecondsLeft(until === undefined ? 0 : epochOf(until));
  const isOver = until !== undefined && secondsLeft === 0;
  useEffect(() => {
    if (isOver) void reread();
  }, [isOver, reread]);
}
