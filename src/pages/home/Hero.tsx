import type { FirmCard } from "../../../domain/entities.ts";
import { useT } from "../../i18n/react.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Hero.module.css";

const shown = 3;

/** What the app promises, beside pictures of places that keep the promise; a phone goes straight to the places. */
export function Hero({ firms }: { firms: readonly FirmCard[] }) {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t("home.heading")}</h1>
        <p className={styles.lead}>{t("home.lead")}</p>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {firms
          .toSorted((left, right) => Number(right.isPromoted) - Number(left.isPromoted))
          .slice(0, shown)
          .map(({ id, picture }, index) => (
            <div key={id} className={styles.frame}>
              <Picture {...picture} alt="" sizes={index === 0 ? "34rem" : "17rem"} />
            </div>
          ))}
      </div>
    </section>
  );
}
