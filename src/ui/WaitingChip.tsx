import { Chip } from "./Chip.tsx";
import { useSecondsLeft } from "./use-seconds-left.ts";

type Props = {
  /** From when on it can be pressed, epoch milliseconds of this device's clock. */
  at: number;
  /** Seconds; a longer wait is counted by a clock that was set back since, and is none. */
  longest?: number;
  /** What it says while it waits. */
  waitText: (secondsLeft: number) => string;
  label: string;
  onPress: () => void;
};

/** A chip that can be pressed from an instant on, and counts the seconds until then. */
export function WaitingChip({ at, longest = Number.POSITIVE_INFINITY, waitText, label, onPress }: Props) {
  const left = useSecondsLeft(at);
  const isWaiting = left > 0 && left <= longest;
  return (
    <Chip onClick={onPress} disabled={isWaiting}>
      {isWaiting ? waitText(left) : label}
    </Chip>
  );
}
