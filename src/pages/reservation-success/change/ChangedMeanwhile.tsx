import { wishesAsked } from "../../../../domain/again.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { layoutOf } from "../../../../domain/manner.ts";
import { isSameChoice } from "../../../../domain/visit-choice.ts";
import {
  choiceOf,
  isChoiceLost,
  ownChoiceOf,
  reservationOf,
  seenBeforeOf,
} from "../../../../machines/reservation-change/selectors.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { formatTotal } from "../../../format/cost.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import styles from "./change.module.css";
import { otherMasters, servicesBeside } from "./differences.ts";
import { useFlowSelector } from "./flow.ts";
import { OtherLayout } from "./OtherLayout.tsx";
import { useWhen } from "./use-when.ts";

/** What of the visit is otherwise than the client had seen it, and what has become of their choice. */
export function ChangedMeanwhile() {
  const before = useFlowSelector(seenBeforeOf);
  const now = useFlowSelector(reservationOf);
  return (
    <>
      {before && now && <Changes before={before} now={now} />}
      <OwnChoice />
    </>
  );
}

function Changes({ before, now }: { before: Reservation; now: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const when = useWhen();
  const [price, priceBefore] = [formatTotal(now, language), formatTotal(before, language)];
  return (
    <ul className={styles.facts}>
      {Date.parse(now.startTime) !== Date.parse(before.startTime) && (
        <li>{t("success.meanwhile.time", { when: when(now.startTime), before: when(before.startTime) })}</li>
      )}
      {otherMasters(before.entries, now.entries).map(({ person, serviceId, serviceName, masterName, before: had }) => (
        <li key={`${person}-${serviceId}`}>
          {t("success.meanwhile.master", {
            service: [serviceName, forWhom(person, t)].filter(Boolean).join(" "),
            master: masterName,
            before: had,
          })}
        </li>
      ))}
      {servicesBeside(now.entries, before.entries).map((service, index) => (
        <li key={index}>{t("success.meanwhile.without", { service })}</li>
      ))}
      {servicesBeside(before.entries, now.entries).map((service, index) => (
        <li key={index}>{t("success.meanwhile.added", { service })}</li>
      ))}
      <OtherLayout before={layoutOf(before)} now={layoutOf(now)} wishes={wishesAsked(now)} />
      {price !== priceBefore && <li>{t("success.move.newPrice", { price, before: priceBefore })}</li>}
    </ul>
  );
}

function OwnChoice() {
  const t = useT();
  const isLost = useFlowSelector(isChoiceLost);
  const isOther = !isSameChoice(useFlowSelector(ownChoiceOf), useFlowSelector(choiceOf));
  if (isLost) return <p>{t("success.meanwhile.lost")}</p>;
  return isOther && <p>{t("success.meanwhile.kept")}</p>;
}
