import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { alternativesTo } from "../../../../domain/alternatives.ts";
import { costOf } from "../../../../domain/bill.ts";
import { failureName } from "../../../../domain/failure.ts";
import type { Slot } from "../../../../domain/entities.ts";
import { localDateOf } from "../../../../domain/time.ts";
import { withOtherMasters } from "../../../../domain/wishes.ts";
import { failureOf, startTimeOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { formatDayShort, formatTime } from "../../../format/calendar.ts";
import { formatCost } from "../../../format/cost.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { queriesOf } from "../../../queries/keys.ts";
import { Button } from "../../../ui/Button.tsx";
import { FailureNotice, isPassing } from "../FailureNotice.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import styles from "./TimeStep.module.css";

/** The time could not be had: the nearest others, one press each. What was chosen and typed is all still there. */
export function TimeFailure() {
  const t = useT();
  const send = useSend();
  const failure = useFlowSelector(failureOf);
  const startTime = useFlowSelector(startTimeOf);
  const notice = useRef<HTMLDivElement>(null);
  useFreshTimes(failure !== null && !isPassing(failure));
  useEffect(() => {
    // Whoever picked a time far down the page would not see what became of it.
    if (failure !== null) notice.current?.scrollIntoView?.({ block: "center" });
  }, [failure]);
  if (failure === null) return null;
  const again = startTime === null ? undefined : () => send({ type: "slot.picked", startTime });
  const alternatives = alternativesTo(failure);
  return (
    <div ref={notice} className={styles.failure}>
      <FailureNotice failure={failure} {...(again && { retry: { label: t("app.retry"), onRetry: again } })} />
      {failureName(failure) === "holdExpired" && again && startTime !== null && (
        <Button kind="soft" onClick={again}>
          {t("reservation.time.again", { time: formatTime(startTime) })}
        </Button>
      )}
      {alternatives.length > 0 && (
        <ul className={styles.alternatives} aria-label={t("reservation.time.alternatives")}>
          {alternatives.map((slot) => (
            <li key={slot.startTime}>
              <Alternative slot={slot} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Another time, and with it the masters who are free then. */
function Alternative({ slot }: { slot: Slot }) {
  const language = useLanguage();
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const { firm, masters } = useSalon();
  const ids = new Set(slot.entries.map(({ masterId }) => masterId));
  const names = masters.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const take = () => {
    for (const wish of withOtherMasters(wishes, slot.entries)) send({ type: "master.picked", ...wish });
    send({ type: "slot.picked", startTime: slot.startTime });
  };
  return (
    <button type="button" className={styles.alternative} onClick={take}>
      <b>
        {formatDayShort(localDateOf(slot.startTime), language)}, {formatTime(slot.startTime)}
      </b>
      <small>{[formatCost(costOf(slot.entries).cost, firm.currency, language), ...names].join(" · ")}</small>
    </button>
  );
}

/** After a refusal what was read of the times is no longer true. */
function useFreshTimes(isRefused: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isRefused) return;
    void queryClient.invalidateQueries(queriesOf("getAvailableTimes"));
    void queryClient.invalidateQueries(queriesOf("getReservationTimes"));
    void queryClient.invalidateQueries(queriesOf("allocateServices"));
  }, [isRefused, queryClient]);
}
