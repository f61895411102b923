import { Link } from "react-router-dom";
import { canAbandon } from "../../../machines/reservation/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { ContinueElsewhere } from "./ContinueElsewhere.tsx";
import { useFlowSelector, useSalon, useSend } from "./flow.ts";
import styles from "./LeaveSheet.module.css";

/** The ways out of a reservation: with the choice kept for later, or given up. */
export function LeaveSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const { firm } = useSalon();
  const send = useSend();
  const canBeAbandoned = useFlowSelector(canAbandon);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("reservation.leave.title")} closeLabel={t("app.close")}>
      <div className={styles.ways}>
        <p>{t("reservation.leave.text")}</p>
        <Button isWide onClick={onClose}>
          {t("reservation.leave.stay")}
        </Button>
        <Link to={hrefs.company(firm.urlKey)} className={buttonClassName({ kind: "soft", isWide: true })}>
          {t("reservation.leave.later")}
        </Link>
        <ContinueElsewhere />
        {canBeAbandoned && (
          <Button kind="plain" isWide onClick={() => send({ type: "reservation.abandoned" })}>
            {t("reservation.leave.abandon")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
