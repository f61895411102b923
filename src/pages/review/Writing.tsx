import { type SyntheticEvent, useRef } from "react";
import type { ReviewChoice } from "../../../domain/review-draft.ts";
import { limits } from "../../../domain/limits.ts";
import { choiceOf, failureOf, isCreating } from "../../../machines/review/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Failure } from "./Failure.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import { Head } from "./Head.tsx";
import { Photos } from "./Photos.tsx";
import { Stars } from "./Stars.tsx";
import styles from "./review.module.css";
import { useVisit } from "./use-visit.ts";

/** Stars for the salon and for its masters, words and photos. */
export function Writing() {
  const t = useT();
  const send = useSend();
  const visit = useVisit();
  const { rating, masters, text } = useFlowSelector(choiceOf);
  const failure = useFlowSelector(failureOf);
  const isBusy = useFlowSelector(isCreating);
  const first = useRef<HTMLInputElement>(null);
  const edit = (choice: Partial<Omit<ReviewChoice, "photos">>) => send({ type: "review.edited", choice });
  const rate = (masterId: number, stars: number) =>
    edit({ masters: [...masters.filter((one) => one.masterId !== masterId), { masterId, rating: stars }] });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "review.confirmed" });
    if (rating === null) first.current?.focus();
  };
  if (visit === null) return null;
  const isMissing = failure?.kind === "ratingMissing";
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Head title={t("review.heading")} />
      <Stars
        label={t("review.firm")}
        rating={rating}
        onRate={(stars) => edit({ rating: stars })}
        error={isMissing ? t("review.ratingMissing") : undefined}
        first={first}
      />
      {visit.masters.map(({ id, name, avatarUrl, serviceNames }) => (
        <Stars
          key={id}
          label={
            <span className={styles.master}>
              <Avatar letters={name.slice(0, 1)} pictureUrl={avatarUrl} size="s" />
              <span>
                {t("review.master", { name })}
                <small>{serviceNames.join(", ")}</small>
              </span>
            </span>
          }
          rating={masters.find(({ masterId }) => masterId === id)?.rating ?? null}
          onRate={(stars) => rate(id, stars)}
        />
      ))}
      <TextField
        isMultiline
        rows={6}
        label={t("review.text")}
        hint={t(text === "" ? "review.textHint" : "review.left", { count: limits.reviewCharacters - text.length })}
        value={text}
        onChange={({ target }) => edit({ text: target.value })}
        maxLength={limits.reviewCharacters}
        name="text"
      />
      <Photos />
      {!isMissing && <Failure failure={failure} />}
      <div className={styles.end}>
        <p className={styles.quiet}>{t("review.signed", { name: visit.authorName })}</p>
        <Button type="submit" isWide isBusy={isBusy}>
          {t("review.submit")}
        </Button>
      </div>
    </form>
  );
}
