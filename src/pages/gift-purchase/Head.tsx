import { useEffect, useRef, useState } from "react";
import { type GiftCardStep, giftCardSteps } from "../../../domain/gift-card-steps.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { StepProgress } from "../../ui/StepProgress.tsx";
import { useFlowState, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

type Props = { step: GiftCardStep; /** Undefined at the first step. */ onBack: (() => void) | undefined };

/** Where the buyer stands, and what is asked now. Another step takes the focus to its heading. */
export function Head({ step, onBack }: Props) {
  const t = useT();
  const [isLeaving, setIsLeaving] = useState(false);
  const number = giftCardSteps.indexOf(step) + 1;
  const isProving = useFlowState() === "ordering";
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        {onBack && <IconButton icon="back" label={t("gift.purchase.back")} onClick={onBack} disabled={isProving} />}
        <p className={styles.position}>{t("gift.purchase.position", { number, total: giftCardSteps.length })}</p>
        <IconButton icon="close" label={t("gift.purchase.leave.open")} onClick={() => setIsLeaving(true)} />
      </div>
      <StepProgress count={giftCardSteps.length} done={number} />
      <StepHeading key={step} text={t(`gift.purchase.heading.${step}`)} />
      <Leaving isOpen={isLeaving} onClose={() => setIsLeaving(false)} />
    </header>
  );
}

function StepHeading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("header")?.scrollIntoView?.({ block: "start" });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {text}
    </h1>
  );
}

/** The ways out: with what was chosen kept for later, or given up. */
function Leaving({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const send = useSend();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t("gift.purchase.leave.title")} closeLabel={t("app.close")}>
      <div className={styles.ways}>
        <p>{t("gift.purchase.leave.text")}</p>
        <Button isWide onClick={onClose}>
          {t("gift.purchase.leave.stay")}
        </Button>
        <IntentLink to={hrefs.giftCards()} className={buttonClassName({ kind: "soft", isWide: true })}>
          {t("gift.purchase.leave.later")}
        </IntentLink>
        <Button kind="plain" isWide onClick={() => send({ type: "purchase.abandoned" })}>
          {t("gift.purchase.abandon")}
        </Button>
      </div>
    </Sheet>
  );
}
