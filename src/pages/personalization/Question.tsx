import { type SyntheticEvent, useId, useState } from "react";
import type { SurveyQuestion } from "../../../domain/entities.ts";
import { answersOf, questionOf } from "../../../machines/survey/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import { useOptionName } from "./use-option-name.ts";
import styles from "./personalization.module.css";

/** The question that is asked now. */
export function Question() {
  const question = useFlowSelector(questionOf);
  return <Asked key={question} question={question} />;
}

function Asked({ question }: { question: SurveyQuestion }) {
  const t = useT();
  const name = useId();
  const send = useSend();
  const nameOf = useOptionName();
  const asked = useFlow().questions.find((one) => one.question === question);
  const { [question]: answered = [] } = useFlowSelector(answersOf);
  const [chosen, choose] = useState<readonly string[]>(answered);
  const isMany = asked?.isMany ?? false;
  const toggle = (key: string) => {
    if (!isMany) return choose([key]);
    return choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  };
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "question.answered", chosen });
  };
  return (
    <form className={styles.form} onSubmit={confirm}>
      <fieldset className={styles.options} data-has-pictures={question === "interests" || undefined}>
        <legend>{isMany ? t("survey.many") : t("survey.one")}</legend>
        {asked?.options.map((option) => (
          <label key={option.key} className={styles.option}>
            <VisuallyHidden>
              <input
                type={isMany ? "checkbox" : "radio"}
                name={name}
                checked={chosen.includes(option.key)}
                onChange={() => toggle(option.key)}
              />
            </VisuallyHidden>
            {option.pictureUrl && <img src={option.pictureUrl} alt="" width={72} height={72} decoding="async" />}
            <span>{nameOf(question, option)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button type="submit" isWide disabled={chosen.length === 0}>
          {t("survey.next")}
        </Button>
        <Button kind="soft" isWide onClick={() => send({ type: "question.skipped" })}>
          {t("survey.skip")}
        </Button>
      </div>
    </form>
  );
}
