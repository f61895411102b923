import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { WaitingChip } from "../../ui/WaitingChip.tsx";

/** Codes for a phone are counted by the hour: nobody waits longer for another one, the service says the true wait. */
const longestWaitSeconds = 3600;

type Props = { /** Epoch milliseconds of this device's clock. */ at: number; onResend: () => void };

/** Another code, from an instant on. */
export function Resend({ at, onResend }: Props) {
  const t = useT();
  return (
    <WaitingChip
      at={at}
      longest={longestWaitSeconds}
      waitText={(seconds) => t("code.resendIn", { time: formatCountdown(seconds) })}
      label={t("code.resend")}
      onPress={onResend}
    />
  );
}
