import { hasNamedMaster } from "../../../../domain/wishes.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import type { Day } from "../../../../domain/entities.ts";
import { CallFirm } from "../../../blocks/CallFirm.tsx";
import { formatDate } from "../../../format/calendar.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useFlowSelector, useGoTo, useSalon } from "../flow.ts";
import { Button } from "../../../ui/Button.tsx";

/** No day ahead has room for the visit: what can be done instead. */
export function NoFreeDay({ days }: { days: readonly Day[] }) {
  const t = useT();
  const language = useLanguage();
  const goTo = useGoTo();
  const { firm } = useSalon();
  const isNamed = useFlowSelector((snapshot) => hasNamedMaster(wishesOf(snapshot)));
  const last = days.findLast(({ state }) => state !== "notOpenYet") ?? days.at(-1);
  return (
    <Notice
      tone="plain"
      role="status"
      title={t("reservation.time.noFreeDay", { date: last ? formatDate(last.date, language) : "" })}
      action={
        <>
          {isNamed && (
            <Button kind="soft" onClick={() => goTo("masters")}>
              {t("reservation.time.otherMasters")}
            </Button>
          )}
          <CallFirm firm={firm} />
        </>
      }
    >
      {t(isNamed ? "reservation.time.noFreeDayNamed" : "reservation.time.noFreeDayHint")}
    </Notice>
  );
}
