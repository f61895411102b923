import type { ReactNode } from "react";
import type { GiftDesign } from "../../domain/gift-designs.ts";
import { isVisibleText, withoutGaps } from "../../domain/visible-text.ts";
import { useT } from "../i18n/react.tsx";
import { GiftCardFace } from "./GiftCardFace.tsx";
import styles from "./GiftLetter.module.css";

type Props = {
  design: GiftDesign;
  /** What it is worth, as text. */
  amount: string;
  from?: string | undefined;
  to?: string | undefined;
  words?: string | undefined;
  children?: ReactNode;
};

/** A gift card as its recipient sees it: its face, and the words that come with it. */
export function GiftLetter({ design, amount, children, ...texts }: Props) {
  const t = useT();
  const { from, to, words } = { from: seen(texts.from), to: seen(texts.to), words: withoutGaps(seen(texts.words)) };
  return (
    <article className={styles.letter} aria-label={t("gift.card.name")}>
      <GiftCardFace design={design} isFirst>
        <strong>{amount}</strong>
        <small>{t("gift.card.name")}</small>
      </GiftCardFace>
      {(to || words || from) && (
        <div className={styles.words}>
          {to && <p className={styles.to}>{t("gift.card.dear", { name: to })}</p>}
          {words && <p className={styles.text}>{words}</p>}
          {from && <p className={styles.from}>{t("gift.card.from", { name: from })}</p>}
        </div>
      )}
      {children}
    </article>
  );
}

function seen(text = ""): string {
  return isVisibleText(text) ? text : "";
}
