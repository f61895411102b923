import { limits } from "../../../domain/limits.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";

type Props = { /** Epoch milliseconds of this device's clock. */ at: number; onResend: () => void };

const longestWaitSeconds = Math.max(...limits.smsResendSeconds);

/** Another code, from an instant on; a wait longer than any is of a clock that was set back since, and is none. */
export function Resend({ at, onResend }: Props) {
  const t = useT();
  const counted = useSecondsLeft(at);
  const left = counted > longestWaitSeconds ? 0 : counted;
  return (
    <div>
      <Chip onClick={onResend} disabled={left > 0}>
        {left > 0 ? t("code.resendIn", { time: formatCountdown(left) }) : t("code.resend")}
      </Chip>
    </div>
  );
}
