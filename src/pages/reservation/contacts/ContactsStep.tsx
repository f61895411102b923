import { useEffect, useRef, type SyntheticEvent } from "react";
import { limits } from "../../../../domain/limits.ts";
import { parsePhone, type PhoneProblem } from "../../../../domain/phone.ts";
import { PhoneField } from "../../../blocks/PhoneField.tsx";
import { useT } from "../../../i18n/react.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { useIsKnown, useContextSelector, useSend } from "../flow.ts";
import { Comment } from "./Comment.tsx";
import { contactsForm } from "./ContactsAction.tsx";
import styles from "./ContactsStep.module.css";
import { WhoWasPicked } from "./WhoWasPicked.tsx";

/** Who is coming: a name and a phone. */
export function ContactsStep() {
  const t = useT();
  const send = useSend();
  const contacts = useContacts();
  const errors = useErrors();
  const isKnown = useIsKnown();
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const failure = useContextSelector((context) => context.failure);
  useEffect(() => {
    if (failure?.kind === "contactsInvalid") (failure.isNameMissing ? name : phone).current?.focus();
  }, [failure]);
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    send({ type: "contacts.submitted", contacts });
  };
  return (
    <form id={contactsForm} className={styles.form} onSubmit={submit} noValidate>
      <WhoWasPicked />
      <FailureNotice retry={{ label: t("app.retry"), onRetry: submit }} />
      <TextField
        ref={name}
        label={t("reservation.contacts.name")}
        value={contacts.clientName}
        onChange={({ target }) => send({ type: "contacts.edited", contacts: { clientName: target.value } })}
        error={errors.isNameMissing ? t("reservation.contacts.nameMissing") : undefined}
        maxLength={limits.nameCharacters}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <PhoneField
        ref={phone}
        label={t("reservation.contacts.phone")}
        hint={t(isKnown ? "reservation.contacts.phoneKnown" : "reservation.contacts.phoneHint")}
        value={contacts.clientPhone}
        onChange={(clientPhone) => send({ type: "contacts.edited", contacts: { clientPhone } })}
        error={errors.phone && t(`reservation.contacts.phoneProblem.${errors.phone}`)}
        name="tel"
        enterKeyHint="go"
        required
      />
      <Comment />
      <p className={styles.consent}>{t("reservation.contacts.consent")}</p>
    </form>
  );
}

function useContacts() {
  const clientName = useContextSelector((context) => context.clientName);
  const clientPhone = useContextSelector((context) => context.clientPhone);
  const comment = useContextSelector((context) => context.comment);
  return { clientName, clientPhone, comment };
}

/** What was wrong when the client went on, and is still wrong. */
function useErrors(): { isNameMissing: boolean; phone: PhoneProblem | undefined } {
  const isShown = useContextSelector(({ failure }) => failure?.kind === "contactsInvalid");
  const { clientName, clientPhone } = useContacts();
  if (!isShown) return { isNameMissing: false, phone: undefined };
  const parsed = parsePhone(clientPhone);
  return { isNameMissing: clientName.trim() === "", phone: parsed.ok ? undefined : parsed.problem };
}
