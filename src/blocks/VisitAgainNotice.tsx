import type { Reservation } from "../../domain/entities.ts";
import { localDateOf } from "../../domain/time.ts";
import { formatDate } from "../format/calendar.ts";
import { typeset } from "../format/typeset.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { IntentLink } from "./IntentLink.tsx";

type Props = { reservation: Reservation; /** Where it is made once more. */ to: string };

/** A visit that has taken place in a line, and the way to have it once more. */
export function VisitAgainNotice({ reservation: { firm, entries, startTime }, to }: Props) {
  const t = useT();
  const language = useLanguage();
  const services = entries.map(({ serviceName }) => serviceName).join(", ");
  return (
    <Notice
      tone="plain"
      title={t("nextVisit.againTitle")}
      action={
        <IntentLink to={to} className={buttonClassName({ kind: "soft" })}>
          {t("nextVisit.again")}
        </IntentLink>
      }
    >
      {typeset(firm.name)} · {typeset(services)} · {formatDate(localDateOf(startTime), language)}
    </Notice>
  );
}
