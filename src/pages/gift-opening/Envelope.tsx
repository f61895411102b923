import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { EnvelopeDrawing } from "./EnvelopeDrawing.tsx";
import styles from "./gift-opening.module.css";

/** A closed envelope: something has come, and whom it is for opens it. */
export function Envelope({ isOpening, onOpen }: { isOpening: boolean; onOpen: () => void }) {
  const t = useT();
  return (
    <section className={styles.waiting}>
      <EnvelopeDrawing className={styles.envelope} />
      <h1>{t("gift.opening.heading")}</h1>
      <p>{t("gift.opening.text")}</p>
      <Button isBusy={isOpening} onClick={onOpen}>
        {t("gift.opening.open")}
      </Button>
    </section>
  );
}
