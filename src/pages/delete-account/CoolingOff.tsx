import { useSelector } from "@xstate/react";
import { localDateOf } from "../../../domain/time.ts";
import { formatDate } from "../../format/calendar.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./delete-account.module.css";
import type { DeletionView } from "./port.ts";
import { FailureNotice } from "./FailureNotice.tsx";

/** The account will be deleted on a day; until then one press brings it back. */
export function CoolingOff({ actor }: DeletionView) {
  const t = useT();
  const language = useLanguage();
  const { losses, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches("cancellingDeletion"));
  const date = losses?.deleteAfter === undefined ? "" : formatDate(localDateOf(losses.deleteAfter), language);
  return (
    <div className={styles.view}>
      <FailureNotice failure={failure} />
      <Notice
        tone="honey"
        role="status"
        title={t("deletion.requestedTitle", { date })}
        action={
          <Button isBusy={isBusy} onClick={() => actor.send({ type: "deletion.cancelled" })}>
            {t("deletion.cancel")}
          </Button>
        }
      >
        {t("deletion.requestedText")}
      </Notice>
    </div>
  );
}
