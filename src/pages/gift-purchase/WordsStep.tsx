import type { SyntheticEvent } from "react";
import type { GiftCardChoice } from "../../../domain/gift-card-draft.ts";
import { limits } from "../../../domain/limits.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import { isVisibleText } from "../../../domain/visible-text.ts";
import { choiceOf } from "../../../machines/gift-card/selectors.ts";
import { useNow } from "../../blocks/now.ts";
import { dateInZone } from "../../format/zone.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Delivery } from "./Delivery.tsx";
import { useFlow, useFlowSelector, useSend } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** To whom, what and from whom, and how it comes there. */
export function WordsStep() {
  const t = useT();
  const send = useSend();
  const { wordsCharacters } = useFlow().configs;
  const { to, words, from } = useFlowSelector(choiceOf);
  const now = useNow();
  const today = dateInZone(defaultTimeZone, now);
  const edit = (choice: Partial<GiftCardChoice>) => send({ type: "gift-card.edited", choice });
  const unseen = (text: string) => (text.trim() === "" || isVisibleText(text) ? undefined : t("gift.purchase.unseen"));
  const confirm = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "words.confirmed", today });
  };
  return (
    <form className={styles.form} onSubmit={confirm} noValidate>
      <TextField
        label={t("gift.purchase.to")}
        value={to}
        error={unseen(to)}
        onChange={({ target }) => edit({ to: target.value })}
        maxLength={limits.nameCharacters}
        autoCapitalize="words"
        autoComplete="off"
        name="to"
      />
      <TextField
        isMultiline
        label={t("gift.purchase.words")}
        hint={t("gift.purchase.wordsLeft", { count: wordsCharacters - words.length })}
        value={words}
        error={unseen(words)}
        onChange={({ target }) => edit({ words: target.value })}
        maxLength={wordsCharacters}
        name="words"
      />
      <TextField
        label={t("gift.purchase.from")}
        value={from}
        error={unseen(from)}
        onChange={({ target }) => edit({ from: target.value })}
        maxLength={limits.nameCharacters}
        autoCapitalize="words"
        autoComplete="off"
        name="from"
      />
      <Delivery today={today} />
      <Button type="submit" isWide>
        {t("gift.purchase.next")}
      </Button>
    </form>
  );
}
