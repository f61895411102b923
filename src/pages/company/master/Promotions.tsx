import { useQuery } from "@tanstack/react-query";
import { defaultTimeZone } from "../../../../domain/time.ts";
import { useDatesIn } from "../../../blocks/use-dates.ts";
import { typeset } from "../../../format/typeset.ts";
import { useT } from "../../../i18n/react.tsx";
import { getMasterPromotions } from "../../../queries/master.ts";
import { useSource } from "../../../queries/source.ts";
import styles from "./master.module.css";

/** What a master offers now beside their services; nothing where there is none. */
export function Promotions({ firmId, masterId }: { firmId: number; masterId: number }) {
  const t = useT();
  const { dateOf } = useDatesIn(defaultTimeZone);
  const { data } = useQuery(getMasterPromotions(useSource(), { firmId, masterId }));
  if (data === undefined || data.promotions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="promotions-title">
      <h2 id="promotions-title">{t("master.promotions")}</h2>
      <ul className={styles.promotions}>
        {data.promotions.map(({ id, title, text, endsOn }) => (
          <li key={id} className={styles.promotion}>
            <h3>{typeset(title)}</h3>
            <p>{typeset(text)}</p>
            {endsOn && <p className={styles.until}>{t("master.until", { date: dateOf(endsOn) })}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
