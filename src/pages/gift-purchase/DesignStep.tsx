import { type SyntheticEvent, useId } from "react";
import { choiceOf } from "../../../machines/gift-card/selectors.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** What the card looks like. */
export function DesignStep() {
  const t = useT();
  const name = useId();
  const send = useSend();
  const { designs } = useFlow().configs;
  const { design: chosen } = useFlowSelector(choiceOf);
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "design.confirmed" });
  };
  return (
    <form className={styles.form} onSubmit={confirm}>
      <fieldset className={styles.designs}>
        <legend>
          <VisuallyHidden>{t("gift.designs.title")}</VisuallyHidden>
        </legend>
        {designs.map((design) => (
          <label key={design} className={styles.design}>
            <VisuallyHidden>
              <input
                type="radio"
                name={name}
                checked={design === chosen}
                onChange={() => send({ type: "gift-card.edited", choice: { design } })}
              />
            </VisuallyHidden>
            <GiftCardFace design={design} />
            <span>{t(`gift.designs.${design}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" isWide>
        {t("gift.purchase.next")}
      </Button>
    </form>
  );
}
