import { alternativesTo } from "../../../domain/alternatives.ts";
import { costOf } from "../../../domain/bill.ts";
import type { Slot } from "../../../domain/entities.ts";
import { localDateOf } from "../../../domain/time.ts";
import { withOtherMasters } from "../../../domain/wishes.ts";
import { failureOf, wishesOf } from "../../../machines/reservation/selectors.ts";
import { stateOf } from "../../flow/state.ts";
import { formatDayShort, formatTime } from "../../format/calendar.ts";
import { formatCost } from "../../format/cost.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { useFlowSelector, useSalon, useSend } from "./flow.ts";
import styles from "./Alternatives.module.css";

/** The nearest times that can be had, where the wanted one or its master cannot: one press each. */
export function Alternatives() {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  const alternatives = failure === null ? [] : alternativesTo(failure);
  if (alternatives.length === 0) return null;
  return (
    <ul className={styles.alternatives} aria-label={t("reservation.time.alternatives")}>
      {alternatives.map((slot) => (
        <li key={slot.startTime}>
          <Alternative slot={slot} />
        </li>
      ))}
    </ul>
  );
}

/** Another time, and with it the masters who are free then. */
function Alternative({ slot }: { slot: Slot }) {
  const language = useLanguage();
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const isAtMasters = useFlowSelector(stateOf) === "choosingMasters";
  const { firm, masters } = useSalon();
  const ids = new Set(slot.entries.map(({ masterId }) => masterId));
  const names = masters.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const take = () => {
    for (const wish of withOtherMasters(wishes, slot.entries)) send({ type: "master.picked", ...wish });
    if (isAtMasters) send({ type: "masters.confirmed" });
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
