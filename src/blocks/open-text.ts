import type { OpenState } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { localDateOf } from "../../domain/time.ts";
import type { T } from "../i18n/react.tsx";
import { formatNearDay, formatTime } from "../format/calendar.ts";
import { dateBeside } from "../format/zone.ts";

/** "Открыто до 20:00", "Откроется завтра в 10:00". */
export function openText(t: T, { isOpen, closesAt, opensAt }: OpenState, now: number, language: Language): string {
  if (isOpen) return closesAt === undefined ? t("firm.open") : t("firm.openUntil", { time: closesAt });
  if (opensAt === undefined) return t("firm.closed");
  const day = formatNearDay(localDateOf(opensAt), dateBeside(opensAt, now), language);
  return t("firm.opensAt", { day, time: formatTime(opensAt) });
}
