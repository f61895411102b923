import type { Reservation } from "../../../../domain/entities.ts";
import { Bill } from "../../../blocks/Bill.tsx";
import { typeset } from "../../../format/typeset.ts";
import { useT } from "../../../i18n/react.tsx";
import { Picture } from "../../../ui/Picture.tsx";
import styles from "./visit.module.css";

/** The salon, what is done by whom, and what it costs. */
export function VisitCard({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const { firm } = reservation;
  return (
    <article className={styles.card} aria-label={t("success.visit")}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes="(min-width: 60rem) 40rem, 92vw" isFirst />
      </div>
      <div className={styles.body}>
        <h2>{typeset(firm.name)}</h2>
        <Bill reservation={reservation} />
      </div>
    </article>
  );
}
