import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { phoneOf } from "../../../machines/sign-in/selectors.ts";
import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { PasswordField } from "../../blocks/PasswordField.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFailure, useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";
import { TypedPhone } from "./TypedPhone.tsx";
import { WaySwitch } from "./WaySwitch.tsx";

/** A phone and a password. */
export function CredentialsView() {
  const t = useT();
  const send = useSend();
  const phone = useFlowSelector(phoneOf);
  const isBusy = useFlowSelector(isWaitingForServer);
  const missing = useFailure("passwordMissing");
  const wrong = useFailure("wrongCredentials");
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  useEffect(() => {
    if (wrong !== undefined) field.current?.select();
  }, [wrong]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) send({ type: "credentials.submitted", phone, password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t("signIn.lead")}</p>
      <WaySwitch />
      <FailureNotice />
      <TypedPhone />
      <PasswordField
        ref={field}
        label={t("signIn.password")}
        value={password}
        onChange={setPassword}
        error={missing !== undefined && password === "" ? t("signIn.passwordMissing") : undefined}
        name="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {t("signIn.submit")}
      </Button>
      <p className={styles.ways}>
        <button type="button" className={styles.link} onClick={() => send({ type: "way.switched", way: "reset" })}>
          {t("signIn.forgot")}
        </button>
      </p>
      <p className={styles.ways}>
        {t("signIn.noAccount")}{" "}
        <button type="button" className={styles.link} onClick={() => send({ type: "way.switched", way: "signUp" })}>
          {t("signIn.signUp")}
        </button>
      </p>
    </form>
  );
}
