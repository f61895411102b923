import type { City } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs, typingEntry } from "../../routes/hrefs.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { useRecommended } from "./use-recommended.ts";
import styles from "./Hero.module.css";

type Props = {
  city: City | undefined;
  /** The urlName of the city in the address. */
  cityInAddress: string | undefined;
};

/** What the app promises and the way to search, beside pictures of places that keep the promise; a phone goes straight to them. */
export function Hero({ city, cityInAddress }: Props) {
  const t = useT();
  const { data: recommended } = useRecommended(city);
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.heading}>{t("home.heading")}</h1>
        <p className={styles.lead}>{t("home.lead")}</p>
        <IntentLink to={hrefs.search(cityInAddress)} state={typingEntry} className={styles.search}>
          <Icon name="search" />
          {t("home.search")}
        </IntentLink>
      </div>
      <div className={styles.pictures} aria-hidden="true">
        {recommended?.firms.map(({ id, picture }, index) => (
          <div key={id} className={styles.frame}>
            <Picture {...picture} alt="" sizes={index === 0 ? "34rem" : "17rem"} />
          </div>
        ))}
      </div>
    </section>
  );
}
