import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SyntheticEvent } from "react";
import type { Profile } from "../../../domain/entities.ts";
import { limits } from "../../../domain/limits.ts";
import { displayName, isName, isSurname } from "../../../domain/full-name.ts";
import { formatPhone } from "../../../domain/phone.ts";
import { useAccount } from "../../blocks/account.ts";
import { failedHint } from "../../blocks/failed-hint.ts";
import { useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { editProfile, getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./profile.module.css";
import { codeOf, useSaving } from "../../flow/use-saving.ts";

/** What the client is called. */
export function NameForm({ profile }: { profile: Profile }) {
  const t = useT();
  const source = useSource();
  const queryClient = useQueryClient();
  const changed = useChanged();
  const { rename } = useAccount();
  const nameField = useRef<HTMLInputElement>(null);
  const surnameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ name?: string; surname?: string }>({});
  const { name, surname } = { name: profile.name, surname: profile.surname ?? "", ...typed };
  const [isChecked, setChecked] = useState(false);
  const saving = useSaving(
    (body: { name: string; surname: string; version: number }, key) => editProfile(source, body, key),
    (saved) => {
      const { id, name: savedName, surname: savedSurname } = saved;
      queryClient.setQueryData(getProfile(source).queryKey, saved);
      setTyped((latest) => (latest === typed ? {} : latest));
      void rename({ id, name: savedName, ...(savedSurname !== undefined && { surname: savedSurname }) });
    },
    () => changed("profile"),
  );
  const isChanged = codeOf(saving.failure) === "profileChanged";
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isName(name)) return nameField.current?.focus();
    if (!isSurname(surname)) return surnameField.current?.focus();
    await saving.save({ name: name.trim(), surname: surname.trim(), version: profile.version });
  };
  const edit = (text: { name?: string; surname?: string }) => {
    setTyped({ ...typed, ...text });
    saving.forget();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={nameField}
        label={t("profile.name")}
        value={name}
        onChange={({ target }) => edit({ name: target.value })}
        error={isChecked && !isName(name) ? t("profile.nameMissing") : undefined}
        maxLength={limits.nameCharacters}
        autoComplete="given-name"
        required
      />
      <TextField
        ref={surnameField}
        label={t("profile.surname")}
        hint={t("profile.surnameHint")}
        value={surname}
        onChange={({ target }) => edit({ surname: target.value })}
        error={isChecked && !isSurname(surname) ? t("profile.surnameWrong") : undefined}
        maxLength={limits.nameCharacters}
        autoComplete="family-name"
      />
      <TextField label={t("profile.phone")} hint={t("profile.phoneHint")} value={formatPhone(profile.phone)} readOnly />
      {saving.state === "failed" && (
        <Notice tone={isChanged ? "honey" : "brick"} role="alert" title={isChanged ? undefined : t("profile.failed")}>
          {isChanged ? t("profile.changed", { name: displayName(profile) }) : t(failedHint(saving.failure))}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" isBusy={saving.state === "saving"}>
          {t("profile.save")}
        </Button>
        <p role="status" className={styles.done}>
          {saving.state === "saved" && t("profile.saved")}
        </p>
      </div>
    </form>
  );
}
