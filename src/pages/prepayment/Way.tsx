import type { ReactNode } from "react";
import type { PaymentOption } from "../../../domain/entities.ts";
import { type T, useT } from "../../i18n/react.tsx";
import { BankIcon } from "./BankIcon.tsx";
import styles from "./prepayment.module.css";

/** What tells a way from the others; undefined of none. */
export function keyOf(way: PaymentOption | undefined): string | undefined {
  return way?.type === "savedCard" ? way.cardId : way?.type;
}

type Props = {
  way: PaymentOption;
  /** The group of the ways. */
  name: string;
  isPicked: boolean;
  onPick: () => void;
  /** What is to be done for it. */
  children?: ReactNode;
};

/** A way to pay, to be picked. */
export function Way({ way, name, isPicked, onPick, children }: Props) {
  const t = useT();
  const { title, note } = wordsOf(way, t);
  return (
    <div className={styles.way}>
      <label className={styles.pick}>
        <input type="radio" name={name} checked={isPicked} onChange={onPick} />
        <BankIcon issuer={way.type === "savedCard" ? way.card.issuer : undefined} />
        <span className={styles.words}>
          {title}
          {note && <small>{note}</small>}
        </span>
      </label>
      {children}
    </div>
  );
}

function wordsOf(way: PaymentOption, t: T): { title: string; note?: string | undefined } {
  switch (way.type) {
    case "savedCard": {
      const { issuer, brand, lastFour } = way.card;
      const name = issuer ?? brand ?? t("payment.ways.cardName");
      return { title: t("payment.ways.card", { name, lastFour }), note: issuer && brand };
    }
    case "card":
      return { title: t("payment.ways.newCard"), note: t("payment.ways.newCardNote") };
    case "payBox":
      return { title: t("payment.ways.payBox"), note: t("payment.ways.payBoxNote") };
  }
}
