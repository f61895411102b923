import { useRef } from "react";
import { useT } from "../../i18n/react.tsx";
import { Bonuses } from "./Bonuses.tsx";
import { Covered } from "./Covered.tsx";
import { GiftCards } from "./GiftCards.tsx";
import type { PrepaymentOf } from "./port.ts";
import type { Covering } from "./take-off.ts";
import styles from "./taking-off.module.css";

type Props = { visit: PrepaymentOf; covering: Covering | null; onCover: (covering: Covering | null) => void };

/** What is taken off before a card pays the rest: bonuses and gift cards; or what is to pay all of it. */
export function TakingOff({ visit, covering, onCover }: Props) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  const goToHeading = () => heading.current?.focus();
  return (
    <>
      {covering !== null && <Covered visit={visit} covering={covering} onOtherWay={() => onCover(null)} />}
      <section className={styles.parts} aria-labelledby="take-off" hidden={covering !== null}>
        <h2 id="take-off" ref={heading} tabIndex={-1}>
          {t("payment.takeOff.title")}
        </h2>
        <Bonuses visit={visit} onCover={onCover} />
        <GiftCards visit={visit} onCover={onCover} onTaken={goToHeading} />
      </section>
    </>
  );
}
