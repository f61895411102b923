import { useState, type SyntheticEvent } from "react";
import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { limits } from "../../../domain/limits.ts";
import { passwordLength } from "../../../domain/password-length.ts";
import { PasswordField } from "../../blocks/PasswordField.tsx";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { codeOf, useSaving } from "../../flow/use-saving.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { changePassword } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./profile.module.css";

const nothing = { currentPassword: "", newPassword: "" };

/** Another password; the fields show themselves when they are wanted. */
export function PasswordForm() {
  const t = useT();
  const source = useSource();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const saving = useSaving(
    (body: typeof nothing, key) => changePassword(source, body, key),
    () => {
      setOpen(false);
      setTyped(nothing);
      setAsked(false);
    },
  );
  const code = codeOf(saving.failure);
  const isTooMany = code === "tooManyRequests";
  const isShort = passwordLength(typed.newPassword) < limits.passwordCharacters;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setAsked(true);
    if (typed.currentPassword !== "" && !isShort) void saving.save(typed);
  };
  const edit = (field: keyof typeof nothing) => (text: string) => {
    setTyped((before) => ({ ...before, [field]: text }));
    saving.forget();
  };
  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button kind="soft" onClick={() => setOpen(true)}>
          {t("profile.password.change")}
        </Button>
        <p role="status" className={styles.done}>
          {saving.state === "saved" && t("profile.password.done")}
        </p>
      </div>
    );
  }
  const missing = isAsked && typed.currentPassword === "" ? t("signIn.passwordMissing") : undefined;
  const tooShort = isAsked && isShort ? t("signUp.passwordShort") : undefined;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PasswordField
        label={t("profile.password.current")}
        value={typed.currentPassword}
        onChange={edit("currentPassword")}
        error={code === "wrongCredentials" ? t("profile.password.wrong") : missing}
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={t("profile.password.new")}
        hint={t("signUp.passwordHint")}
        value={typed.newPassword}
        onChange={edit("newPassword")}
        error={code === "weakPassword" ? t("profile.password.weak") : tooShort}
        autoComplete="new-password"
        required
      />
      {saving.failure !== undefined && code !== "wrongCredentials" && code !== "weakPassword" && (
        <FailureNotice
          key={failureName(saving.failure)}
          title={isTooMany ? t("signIn.failure.tooManyRequests.title") : t("profile.failed")}
          waitSeconds={waitSecondsOf(saving.failure)}
          waitText={(seconds) => t("signIn.retryIn", { time: formatCountdown(seconds) })}
        >
          {!isTooMany && t("app.failedHint")}
        </FailureNotice>
      )}
      <Button type="submit" isBusy={saving.state === "saving"}>
        {t("profile.password.submit")}
      </Button>
    </form>
  );
}
