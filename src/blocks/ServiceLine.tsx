import type { ReactNode } from "react";
import type { Service } from "../../domain/entities.ts";
import { rateOf } from "../../domain/wish-totals.ts";
import { formatMoneyRange } from "../format/money.ts";
import { typeset } from "../format/typeset.ts";
import { useLanguage } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import styles from "./ServiceLine.module.css";

type Props = {
  service: Service;
  /** Who is asked for by name: what it costs with them; null is anybody. */
  masterId: number | null;
  /** Of the heading that the list stands under, one more. */
  level: 3 | 4;
  /** What is said of it besides its price. */
  facts: string;
  className?: string | undefined;
  /** What can be done with it. */
  children: ReactNode;
};

/** A service as an item of a list: what it is, what it costs, and a button beside it. */
export function ServiceLine({ service, masterId, level, facts, className, children }: Props) {
  const Name = `h${level}` as const;
  const language = useLanguage();
  const { price, priceMax } = rateOf(service, masterId);
  return (
    <li className={classes(styles.line, className)}>
      <div className={styles.words}>
        <Name className={styles.name}>{typeset(service.name)}</Name>
        <p className={styles.facts}>{typeset(facts)}</p>
      </div>
      <div className={styles.end}>
        <span className={styles.price}>{formatMoneyRange(price, priceMax, language)}</span>
        {children}
      </div>
    </li>
  );
}
