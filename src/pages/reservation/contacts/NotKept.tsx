import { useT } from "../../../i18n/react.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useReservationPort } from "../port.ts";

/** Said to a client whose browser keeps nothing, before they type: a load of the page would begin from nothing. */
export function NotKept() {
  const t = useT();
  const { isDraftLost } = useReservationPort();
  if (!isDraftLost()) return null;
  return (
    <Notice tone="honey" title={t("reservation.notKept.title")}>
      {t("reservation.notKept.text")}
    </Notice>
  );
}
