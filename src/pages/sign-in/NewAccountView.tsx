import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { isPhoneProven, nameOf, phoneOf, typedPasswordOf } from "../../../machines/sign-in/selectors.ts";
import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { isName } from "../../../domain/full-name.ts";
import { limits } from "../../../domain/limits.ts";
import { passwordLength } from "../../../domain/password-length.ts";
import { PasswordField } from "../../blocks/PasswordField.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFailure, useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";
import { TypedPhone } from "./TypedPhone.tsx";

/** Who is new here: a name, a phone and a password. */
export function NewAccountView() {
  const t = useT();
  const send = useSend();
  const name = useFlowSelector(nameOf);
  const phone = useFlowSelector(phoneOf);
  const isProven = useFlowSelector(isPhoneProven);
  const isBusy = useFlowSelector(isWaitingForServer);
  const kept = useFlowSelector(typedPasswordOf);
  const [password, setPassword] = useState(kept);
  const [submitted, setSubmitted] = useState(kept);
  const nameMissing = useFailure("nameMissing");
  const weak = useFailure("weakPassword");
  const missing = useFailure("passwordMissing");
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (nameMissing !== undefined) nameField.current?.focus();
  }, [nameMissing]);
  const isShort = passwordLength(password) < limits.passwordCharacters;
  const tooShort = (weak ?? missing) !== undefined && isShort ? t("signUp.passwordShort") : undefined;
  const tooWeak = weak !== undefined && password === submitted ? t("signIn.failure.weakPassword.text") : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setSubmitted(password);
    send({ type: "account.submitted", name, phone, password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!isProven && <p className={styles.lead}>{t("signUp.lead")}</p>}
      <FailureNotice />
      <TextField
        ref={nameField}
        label={t("signUp.name")}
        value={name}
        onChange={({ target }) => send({ type: "account.edited", account: { name: target.value } })}
        error={nameMissing !== undefined && !isName(name) ? t("signUp.nameMissing") : undefined}
        maxLength={limits.nameCharacters}
        name="name"
        autoComplete="given-name"
        autoCapitalize="words"
        data-first
        required
      />
      <TypedPhone />
      <PasswordField
        label={t("signIn.password")}
        hint={t("signUp.passwordHint")}
        value={password}
        onChange={setPassword}
        error={tooShort ?? tooWeak}
        name="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t(isProven ? "signUp.finish" : "signUp.submit")}
      </Button>
      <p className={styles.ways}>
        {t("signIn.haveAccount")}{" "}
        <button type="button" className={styles.link} onClick={() => send({ type: "way.switched", way: "password" })}>
          {t("signIn.toSignIn")}
        </button>
      </p>
    </form>
  );
}
