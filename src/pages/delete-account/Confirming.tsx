import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import type { AccountDeletion } from "../../../domain/entities.ts";
import type { Language } from "../../../domain/language.ts";
import { failureName } from "../../../domain/failure.ts";
import { failureOf, lossesOf } from "../../../machines/account-deletion/selectors.ts";
import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { PasswordField } from "../../blocks/PasswordField.tsx";
import { formatMoney } from "../../format/money.ts";
import { type T, useLanguage, useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./delete-account.module.css";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector, useSend } from "./flow.ts";

/** What would be lost, said first, and the password that asks for it. */
export function Confirming() {
  const t = useT();
  const language = useLanguage();
  const send = useSend();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const losses = useFlowSelector(lossesOf);
  const failure = useFlowSelector(failureOf);
  const isBusy = useFlowSelector(isWaitingForServer);
  const isWrong = failure !== null && failureName(failure) === "wrongCredentials";
  useEffect(() => {
    if (isWrong) field.current?.select();
  }, [isWrong]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) send({ type: "deletion.confirmed", password });
  };
  const missing = failure?.kind === "passwordMissing" && password === "" ? t("signIn.passwordMissing") : undefined;
  return (
    <form className={styles.view} onSubmit={submit} noValidate>
      <h2>{t("deletion.losesTitle")}</h2>
      <ul className={styles.losses}>
        {losses && lossesIn(losses, t, language).map((loss) => <li key={loss}>{loss}</li>)}
      </ul>
      <p>{t("deletion.coolingText")}</p>
      <FailureNotice />
      <PasswordField
        ref={field}
        label={t("deletion.password")}
        value={password}
        onChange={setPassword}
        error={isWrong ? t("profile.password.wrong") : missing}
        autoComplete="current-password"
        required
      />
      <div className={styles.ways}>
        <Button type="submit" kind="soft" isBusy={isBusy}>
          {t("deletion.submit")}
        </Button>
        <Button onClick={() => send({ type: "deletion.abandoned" })}>{t("deletion.keep")}</Button>
      </div>
    </form>
  );
}

function lossesIn(losses: AccountDeletion, t: T, language: Language) {
  const { futureReservations, reviews, favoriteFirms, bonuses, keptGiftCards } = losses;
  return [
    t("deletion.profile"),
    ...(futureReservations > 0 ? [t("deletion.reservations", { count: futureReservations })] : []),
    ...(reviews > 0 ? [t("deletion.reviews", { count: reviews })] : []),
    ...(favoriteFirms > 0 ? [t("deletion.favorites", { count: favoriteFirms })] : []),
    ...bonuses.map((balance) => t("deletion.bonuses", { price: formatMoney(balance, language) })),
    ...(keptGiftCards > 0 ? [t("deletion.giftCards", { count: keptGiftCards })] : []),
  ];
}
