import { lossesOf } from "../../../machines/account-deletion/selectors.ts";
import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { useDates } from "../../blocks/use-dates.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./delete-account.module.css";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector, useSend } from "./flow.ts";

/** The account will be deleted on a day; until then one press brings it back. */
export function CoolingOff() {
  const t = useT();
  const send = useSend();
  const { dateOf } = useDates();
  const losses = useFlowSelector(lossesOf);
  const isBusy = useFlowSelector(isWaitingForServer);
  const date = losses?.deleteAfter === undefined ? "" : dateOf(losses.deleteAfter);
  return (
    <div className={styles.view}>
      <FailureNotice />
      <Notice
        tone="honey"
        role="status"
        title={t("deletion.requestedTitle", { date })}
        action={
          <Button isBusy={isBusy} onClick={() => send({ type: "deletion.cancelled" })}>
            {t("deletion.cancel")}
          </Button>
        }
      >
        {t("deletion.requestedText")}
      </Notice>
    </div>
  );
}
