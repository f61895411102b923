import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { useWaitForCode } from "./use-wait-for-code.ts";

type Props = { /** Epoch milliseconds of this device's clock. */ at: number; onResend: () => void };

/** Another code, from an instant on. */
export function Resend({ at, onResend }: Props) {
  const t = useT();
  const left = useWaitForCode(at);
  return (
    <div>
      <Chip onClick={onResend} disabled={left > 0}>
        {left > 0 ? t("code.resendIn", { time: formatCountdown(left) }) : t("code.resend")}
      </Chip>
    </div>
  );
}
