import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";

type Props = { /** Epoch milliseconds of this device's clock. */ at: number; onCheck: () => void };

/** The same code once more, from an instant on. */
export function CheckAgain({ at, onCheck }: Props) {
  const t = useT();
  const left = useSecondsLeft(at);
  return (
    <div>
      <Chip onClick={onCheck} disabled={left > 0}>
        {left > 0 ? t("code.retryIn", { time: formatCountdown(left) }) : t("app.retry")}
      </Chip>
    </div>
  );
}
