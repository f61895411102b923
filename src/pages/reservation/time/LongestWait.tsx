import { limits } from "../../../../domain/limits.ts";
import { canWait } from "../../../../domain/wishes.ts";
import { layoutOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { Choice } from "../../../blocks/Choice.tsx";
import { formatDurationInText } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { useFlowSelector, useSend } from "../flow.ts";

/** The longest wait between two services that the client accepts (spec §3: awaitingTime), where there are two to wait between. */
export function LongestWait() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const { awaitingTime } = useFlowSelector(layoutOf);
  const wishes = useFlowSelector(wishesOf);
  if (!canWait(wishes)) return null;
  const labelOf = (minutes: number) =>
    minutes === 0
      ? t("reservation.wait.none")
      : t("reservation.wait.upTo", { duration: formatDurationInText(minutes, language) });
  return (
    <Choice
      shown={labelOf(awaitingTime)}
      name={t("reservation.wait.chosen", { wait: labelOf(awaitingTime) })}
      title={t("reservation.wait.title")}
      icon="clock"
      options={limits.awaitingSteps.map((value) => ({ value, label: labelOf(value) }))}
      chosen={awaitingTime}
      onChoose={(minutes) => send({ type: "layout.changed", awaitingTime: minutes })}
    />
  );
}
