import { useEffect, useRef, useState } from "react";
import { surveyDismissed } from "../../../domain/survey-choice.ts";
import { useAccount } from "../../blocks/account.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import styles from "./SurveyEntry.module.css";

/** The way into the survey, for whoever has not answered it and does not mind being asked. */
export function SurveyEntry() {
  const t = useT();
  const { surveyChoice, chooseSurvey } = useAccount();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return <Dismissed />;
  if (surveyChoice === surveyDismissed) return null;
  const dismiss = () => {
    setIsDismissed(true);
    chooseSurvey(surveyDismissed);
  };
  return (
    <section className={styles.entry} aria-labelledby="survey">
      <div>
        <h2 id="survey">{t("home.surveyTitle")}</h2>
        <p>{t("home.surveyText")}</p>
      </div>
      <div className={styles.ways}>
        <IntentLink to={hrefs.personalization()} className={buttonClassName({ kind: "soft" })}>
          {t("home.surveyAnswer")}
        </IntentLink>
        <Button kind="plain" onClick={dismiss}>
          {t("home.surveyDismiss")}
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus of the button that has gone. */
function Dismissed() {
  const t = useT();
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => paragraph.current?.focus(), []);
  return (
    <p ref={paragraph} tabIndex={-1} role="status" className={styles.dismissed}>
      {t("home.surveyDismissed")}
    </p>
  );
}
