import type { Reservation } from "../../../../domain/entities.ts";
import { layoutOf } from "../../../../domain/manner.ts";
import { inNumbersBefore } from "../../../../domain/people-now.ts";
import { peopleSince } from "../../../../domain/visit-choice.ts";
import {
  isChoiceLost,
  isOtherwise,
  reservationOf,
  seenBeforeOf,
} from "../../../../machines/reservation-change/selectors.ts";
import { formatTotal } from "../../../format/cost.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { classes } from "../../../ui/classes.ts";
import { Notice } from "../../../ui/Notice.tsx";
import styles from "./change.module.css";
import { Differences } from "./Differences.tsx";
import { useFlowSelector } from "./flow.ts";
import { useWhen } from "./use-when.ts";

/** What of the visit is otherwise than the client had seen it, and what has become of their choice. */
export function ChangedMeanwhile() {
  const t = useT();
  const before = useFlowSelector(seenBeforeOf);
  const now = useFlowSelector(reservationOf);
  const isLost = useFlowSelector(isChoiceLost);
  const isOther = useFlowSelector(isOtherwise);
  return (
    <>
      {before && now && <Changes before={before} now={now} />}
      {(isLost || isOther) && <p>{t(isLost ? "success.meanwhile.lost" : "success.meanwhile.kept")}</p>}
    </>
  );
}

function Changes({ before, now }: { before: Reservation; now: Reservation }) {
  const t = useT();
  const language = useLanguage();
  const when = useWhen();
  const people = peopleSince(before, now);
  const [price, priceBefore] = [formatTotal(now, language), formatTotal(before, language)];
  return (
    <ul className={classes(styles.facts, styles.changes)}>
      {Date.parse(now.startTime) !== Date.parse(before.startTime) && (
        <li>{t("success.meanwhile.time", { when: when(now.startTime), before: when(before.startTime) })}</li>
      )}
      <Differences
        before={{ entries: before.entries, layout: layoutOf(before) }}
        now={{ entries: inNumbersBefore(people, now.entries), layout: layoutOf(now) }}
        people={people}
        as="meanwhile"
      />
      {price !== priceBefore && <li>{t("success.move.newPrice", { price, before: priceBefore })}</li>}
    </ul>
  );
}

/** What was chosen before a load of the page is not all to be had any more: the visit was changed meanwhile. */
export function LostChoice() {
  const t = useT();
  const isLost = useFlowSelector(isChoiceLost);
  return (
    isLost && (
      <Notice tone="honey" role="status" title={t("success.move.failure.reservationChanged.title")}>
        {t("success.meanwhile.lost")}
      </Notice>
    )
  );
}
