import { limits } from "../../domain/limits.ts";
import { canWait, type Wishes } from "../../domain/wishes.ts";
import { formatDurationInText } from "../format/duration.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Choice } from "./Choice.tsx";

type Props = {
  wishes: Wishes;
  /** Minutes. */
  awaitingTime: number;
  onChoose: (awaitingTime: number) => void;
};

/** The longest wait between two services that the client accepts (spec §3: awaitingTime), where there are two to wait between. */
export function LongestWait({ wishes, awaitingTime, onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  if (!canWait(wishes)) return null;
  const labelOf = (minutes: number) =>
    minutes === 0
      ? t("reservation.wait.none")
      : t("reservation.wait.upTo", { duration: formatDurationInText(minutes, language) });
  // What a link or another client of the service has asked for may be none of the usual ones.
  const waits = [...new Set([...limits.awaitingSteps, awaitingTime])].toSorted((one, other) => one - other);
  return (
    <Choice
      shown={labelOf(awaitingTime)}
      name={t("reservation.wait.chosen", { wait: labelOf(awaitingTime) })}
      title={t("reservation.wait.title")}
      icon="clock"
      options={waits.map((value) => ({ value, label: labelOf(value) }))}
      chosen={awaitingTime}
      onChoose={onChoose}
    />
  );
}
