import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { secretMark } from "../../../domain/addresses.ts";
import { readSurveyChoice, surveyTokenOf } from "../../../domain/survey-choice.ts";
import { useAccount } from "../../blocks/account.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { useSource } from "../../queries/source.ts";
import { getPersonalization } from "../../queries/survey.ts";
import { useSurveyPort } from "./port.ts";
import { Survey } from "./Survey.tsx";
import { SurveySkeleton } from "./SurveySkeleton.tsx";
import styles from "./personalization.module.css";

/** What the home page is ordered by (spec §2): five questions, each of which can be skipped. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  const { Run, preload } = useSurveyPort();
  const { data, isError, isFetching, refetch } = useQuery(getPersonalization(useSource()));
  const brought = useBroughtToken();
  useEffect(preload, [preload]);
  return (
    <div className={styles.page}>
      <title>{t("survey.title")}</title>
      <meta name="robots" content="noindex" />
      {data === undefined && isError && (
        <Failed isPage title={t("survey.failed")} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {data === undefined && !isError && <SurveySkeleton />}
      {data !== undefined && (
        <Suspense fallback={<SurveySkeleton />}>
          <Run key={user?.id} token={brought ?? data.token}>
            {(actor) => <Survey actor={actor} questions={data.questions} />}
          </Run>
        </Suspense>
      )}
    </div>
  );
}

/** The token of a link from another device, else of this browser, as it was when the page was opened. */
function useBroughtToken(): string | undefined {
  const { hash } = useLocation();
  const { surveyChoice } = useAccount();
  const [brought] = useState(() => {
    const linked = hash.startsWith(secretMark) ? hash.slice(secretMark.length) : undefined;
    return surveyTokenOf(readSurveyChoice(linked)) ?? surveyTokenOf(surveyChoice);
  });
  return brought;
}
