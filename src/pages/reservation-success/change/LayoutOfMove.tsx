import { manners } from "../../../../domain/manner.ts";
import { countPeople } from "../../../../domain/wishes.ts";
import { choiceOf } from "../../../../machines/reservation-change/selectors.ts";
import { Choice } from "../../../blocks/Choice.tsx";
import { LongestWait } from "../../../blocks/LongestWait.tsx";
import { useT } from "../../../i18n/react.tsx";
import styles from "./change.module.css";
import { useFlowSelector } from "./flow.ts";
import { useChoose } from "./use-choose.ts";

/** How the visit is laid out in time, where that makes a difference: how long is waited, and how several people are served. */
export function LayoutOfMove() {
  const t = useT();
  const choose = useChoose();
  const { wishes, layout } = useFlowSelector(choiceOf);
  if (wishes.length < 2) return null;
  return (
    <div className={styles.times}>
      <LongestWait
        wishes={wishes}
        awaitingTime={layout.awaitingTime}
        onChoose={(awaitingTime) => choose({ wishes, layout: { ...layout, awaitingTime } })}
      />
      {countPeople(wishes) > 1 && (
        <Choice
          shown={t(`reservation.manner.${layout.manner}`)}
          name={t("reservation.manner.chosen", { manner: t(`reservation.manner.${layout.manner}`) })}
          title={t("reservation.manner.title")}
          icon="people"
          options={manners.map((value) => ({ value, label: t(`reservation.manner.${value}`) }))}
          chosen={layout.manner}
          onChoose={(manner) => choose({ wishes, layout: { ...layout, manner } })}
        />
      )}
    </div>
  );
}
