import { useState, type SyntheticEvent } from "react";
import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { PasswordField } from "../../blocks/PasswordField.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFailure, useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";

/** A new password for a proven phone. */
export function NewPasswordView() {
  const t = useT();
  const send = useSend();
  const isBusy = useFlowSelector(isWaitingForServer);
  const weak = useFailure("weakPassword");
  const missing = useFailure("passwordMissing");
  const [password, setPassword] = useState("");
  const [submitted, setSubmitted] = useState("");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(password);
    send({ type: "password.submitted", password });
  };
  const isWrong = (weak ?? missing) !== undefined && password === submitted;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t("reset.note")}</p>
      <FailureNotice />
      <PasswordField
        label={t("reset.newPassword")}
        hint={t("signUp.passwordHint")}
        value={password}
        onChange={setPassword}
        error={isWrong ? t(weak ? "signIn.failure.weakPassword.text" : "signIn.passwordMissing") : undefined}
        name="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
