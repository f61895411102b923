import type { FirmCard } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs, typingEntry } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Hero.module.css";

const shown = 3;

type Props = {
  firms: readonly FirmCard[];
  /** The urlName of the city in the address. */
  city: string | undefined;
};

/** What the app promises and the way to search, beside pictures of places that keep the promise; a phone goes straight to them. */
export function Hero({ firms, city }: Props) {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t("home.heading")}</h1>
        <p className={styles.lead}>{t("home.lead")}</p>
        <IntentLink to={hrefs.search(city)} state={typingEntry} className={styles.search}>
          <Icon name="search" />
          {t("home.search")}
        </IntentLink>
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
