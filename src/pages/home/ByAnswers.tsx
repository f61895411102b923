import { useQuery } from "@tanstack/react-query";
import type { SurveyAnswers } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { getCategories } from "../../queries/catalogue.ts";
import { getMenuTabs } from "../../queries/home.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import styles from "./Recommended.module.css";

/** Why the salons stand in this order, and the way to change it. */
export function ByAnswers({ answers: { forWhom = [], interests = [] } }: { answers: SurveyAnswers }) {
  const t = useT();
  const source = useSource();
  const { data: tabs = [] } = useQuery(getMenuTabs(source));
  const { data: categories = [] } = useQuery(getCategories(source));
  const names = [
    ...tabs.filter(({ key }) => forWhom.includes(key)),
    ...categories.filter(({ urlName }) => interests.includes(urlName)),
  ].map(({ name }) => name);
  return (
    <p className={styles.why}>
      {names.length > 0 ? t("home.byAnswers", { what: names.join(", ") }) : t("home.byAnswersAlone")}
      <IntentLink to={hrefs.personalization("review")}>{t("home.changeAnswers")}</IntentLink>
    </p>
  );
}
