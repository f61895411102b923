import { failureOf, isTakingBack } from "../../../machines/review/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Failure } from "./Failure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./review.module.css";

/** What is lost with the review, and the client's word. */
export function TakingBack({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const send = useSend();
  const failure = useFlowSelector(failureOf);
  const isBusy = useFlowSelector(isTakingBack);
  const keep = () => send({ type: "taking-back.reconsidered" });
  return (
    <Sheet
      isOpen={isOpen}
      isLocked={isBusy}
      onClose={keep}
      title={t("review.takeBack.title")}
      closeLabel={t("app.close")}
    >
      <div className={styles.sheet}>
        <p>{t("review.takeBack.text")}</p>
        <Failure failure={failure} />
        <Button kind="soft" isWide isBusy={isBusy} onClick={() => send({ type: "taking-back.confirmed" })}>
          {t("review.takeBack.submit")}
        </Button>
        <Button isWide disabled={isBusy} onClick={keep} data-first>
          {t("review.takeBack.keep")}
        </Button>
      </div>
    </Sheet>
  );
}
