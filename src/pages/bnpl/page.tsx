import { AreaTabs } from "../../blocks/AreaTabs.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { pageHead } from "../../blocks/page-head.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { DocumentHead } from "../../ui/DocumentHead.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import styles from "./bnpl.module.css";
import { Calculator } from "./Calculator.tsx";
import { Firms } from "./Firms.tsx";

export { prepare } from "./prepare.ts";

/** Instalments (spec §2, bnpl): what they are, what they come to, where they are had and how. */
export function Page() {
  const t = useT();
  const language = useLanguage();
  const { origin } = useEnvironment();
  const head = pageHead({
    origin,
    path: hrefs.bnpl(),
    language,
    title: t("bnpl.title"),
    description: t("bnpl.description"),
  });
  return (
    <div className={styles.page}>
      <DocumentHead {...head} />
      <AreaTabs current="bnpl" />
      <div className={styles.first}>
        <div className={styles.words}>
          <h1>{t("bnpl.heading")}</h1>
          <p className={styles.lead}>{t("bnpl.lead")}</p>
          <What />
        </div>
        <Calculator />
      </div>
      <Firms />
      <div className={styles.columns}>
        <Use />
        <Questions />
      </div>
    </div>
  );
}

const points: readonly { name: "equal" | "first" | "salon"; icon: IconName }[] = [
  { name: "equal", icon: "check" },
  { name: "first", icon: "calendar" },
  { name: "salon", icon: "star" },
];

function What() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="what">
      <h2 id="what">{t("bnpl.what.title")}</h2>
      <ul className={styles.points}>
        {points.map(({ name, icon }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <h3>{t(`bnpl.what.${name}Title`)}</h3>
              <p>{t(`bnpl.what.${name}`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = ["book", "confirm", "choose", "pay"] as const;

function Use() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="use">
      <h2 id="use">{t("bnpl.use.title")}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`bnpl.use.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

const questions = ["who", "cancel", "late", "whole"] as const;

function Questions() {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions">{t("bnpl.faq.title")}</h2>
      <div>
        {questions.map((question) => (
          <Fold key={question} title={t(`bnpl.faq.${question}Question`)} className={styles.question}>
            <p>{t(`bnpl.faq.${question}`)}</p>
          </Fold>
        ))}
      </div>
    </section>
  );
}
