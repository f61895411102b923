import type { ReactNode } from "react";
import type { PaymentOption } from "../../domain/entities.ts";
import type { Language } from "../../domain/language.ts";
import { type T, useLanguage, useT } from "../i18n/react.tsx";
import { formatMoney } from "../format/money.ts";
import { Option } from "../ui/Option.tsx";
import { BankIcon } from "./BankIcon.tsx";

/** What tells a way from the others; undefined of none. */
export function keyOf(way: PaymentOption | undefined): string | undefined {
  if (way?.type === "instalments") return `${way.type} ${way.parts.length}`;
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
  const language = useLanguage();
  const { title, note } = wordsOf(way, t, language);
  return (
    <Option
      name={name}
      title={title}
      note={note}
      picture={<BankIcon issuer={way.type === "savedCard" ? way.card.issuer : undefined} />}
      isPicked={isPicked}
      onPick={onPick}
    >
      {children}
    </Option>
  );
}

function wordsOf(way: PaymentOption, t: T, language: Language): { title: string; note?: string | undefined } {
  switch (way.type) {
    case "savedCard": {
      const { issuer, brand, lastFour } = way.card;
      const name = issuer ?? brand ?? t("payment.ways.cardName");
      return { title: t("payment.ways.card", { name, lastFour }), note: issuer && brand };
    }
    case "card":
      return { title: t("payment.ways.newCard"), note: t("payment.ways.newCardNote") };
    case "instalments": {
      const { parts } = way;
      const [first] = parts;
      const price = first && formatMoney(first.amount, language);
      const areAlike = parts.every(({ amount }) => amount.amount === first?.amount.amount);
      return {
        title: t("payment.ways.instalments", { count: parts.length }),
        note: price && t(areAlike ? "payment.ways.instalmentsNote" : "payment.ways.instalmentsUpTo", { price }),
      };
    }
    case "payBox":
      return { title: t("payment.ways.payBox"), note: t("payment.ways.payBoxNote") };
  }
}
