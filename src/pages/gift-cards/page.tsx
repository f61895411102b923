import { giftDesigns } from "../../../domain/gift-designs.ts";
import { AreaTabs } from "../../blocks/AreaTabs.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { Here } from "./Here.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./gift-cards.module.css";

export const isStatic = true;

const steps = ["choose", "write", "send"] as const;

/** What gift cards there are, and how one is given (spec §2, the gift-cards side of the area). */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const head = pageHead({
    origin,
    path: hrefs.giftCards(),
    language,
    title: t("gift.title"),
    description: t("gift.description"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <AreaTabs current="giftCards" />
      <Hero />
      <Here />
      <section aria-labelledby="how">
        <h2 id="how">{t("gift.how.title")}</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(`gift.how.${step}`)}</h3>
                <p>{t(`gift.how.${step}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="designs">
        <h2 id="designs">{t("gift.designs.title")}</h2>
        <ul className={styles.designs}>
          {giftDesigns.map((design) => (
            <li key={design}>
              <GiftCardFace design={design} alt={t(`gift.designs.${design}`)} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
