import { useDevice } from "./device.ts";
import { formatDurationInText } from "../format/duration.ts";
import { minutesAhead } from "../format/zone.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Notice } from "../ui/Notice.tsx";

/** All times are the salon's: said aloud to those whose device shows another time. */
export function ZoneNotice({ instant }: { /** One of the times, with the offset of the salon. */ instant: string }) {
  const t = useT();
  const language = useLanguage();
  const { deviceOffset } = useDevice();
  const ahead = minutesAhead(instant, deviceOffset(Date.parse(instant)));
  if (ahead === 0) return null;
  const difference = formatDurationInText(Math.abs(ahead), language);
  return (
    <Notice tone="plain">
      {t(ahead > 0 ? "reservation.time.deviceAhead" : "reservation.time.deviceBehind", { difference })}
    </Notice>
  );
}
