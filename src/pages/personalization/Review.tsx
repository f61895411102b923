import type { SurveyQuestion } from "../../../domain/entities.ts";
import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { secretMark } from "../../../domain/addresses.ts";
import { surveyQuestions } from "../../../domain/survey.ts";
import { answersOf, failureOf, tokenOf } from "../../../machines/survey/selectors.ts";
import { CopyLink } from "../../blocks/CopyLink.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useFlow, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import { useOptionName } from "./use-option-name.ts";
import styles from "./personalization.module.css";

/** What was answered, to be looked at and changed, before the home page is ordered by it. */
export function Review() {
  const t = useT();
  const send = useSend();
  const { goTo } = useFlow();
  const isFinishing = useFlowState() === "finishing";
  return (
    <div className={styles.form}>
      <Failure />
      <dl className={styles.answers} inert={isFinishing}>
        {surveyQuestions.map((question) => (
          <div key={question}>
            <dt>{t(`survey.${question}.title`)}</dt>
            <dd>
              <Answer question={question} />
              <button type="button" onClick={() => goTo(question)}>
                {t("survey.change")}
                <VisuallyHidden>: {t(`survey.${question}.title`)}</VisuallyHidden>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <Button isWide isBusy={isFinishing} onClick={() => send({ type: "survey.confirmed" })}>
        {t("survey.finish")}
      </Button>
      <p className={styles.hint}>{t("survey.hint")}</p>
      <Elsewhere />
    </div>
  );
}

function Answer({ question }: { question: SurveyQuestion }) {
  const t = useT();
  const nameOf = useOptionName();
  const { [question]: chosen = [] } = useFlowSelector(answersOf);
  const options = useFlow().questions.find((one) => one.question === question)?.options ?? [];
  const names = options.filter(({ key }) => chosen.some((one) => one === key)).map((one) => nameOf(question, one));
  return <span>{names.length > 0 ? names.join(", ") : t("survey.noMatter")}</span>;
}

/** The link by which another device goes on. */
function Elsewhere() {
  const t = useT();
  const { origin } = useEnvironment();
  const token = useFlowSelector(tokenOf);
  return (
    <CopyLink link={`${origin}${hrefs.personalization()}${secretMark}${token}`} hint={t("survey.elsewhereHint")}>
      {t("survey.elsewhere")}
    </CopyLink>
  );
}

function Failure() {
  const t = useT();
  const failure = useFlowSelector(failureOf);
  if (failure === null) return null;
  const translatedFailures = ["tooManyRequests", "unreachable", "broken"] as const;
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `signIn.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
