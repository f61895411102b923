import { type SyntheticEvent, useEffect, useRef } from "react";
import { failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { invalidContacts } from "../../../domain/contacts.ts";
import { limits } from "../../../domain/limits.ts";
import { failureOf, isPhoneOwn, nameOf, phoneOf } from "../../../machines/payer/selectors.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./payment-link.module.css";
import { useFlowSelector, useFlowState, useSend } from "./payer-flow.ts";

/** The name and the phone of whoever pays; those of who is signed in stand there already. */
export function PayerForm() {
  const t = useT();
  const send = useSend();
  const isBusy = useFlowState() === "registering";
  const name = useFlowSelector(nameOf);
  const phone = useFlowSelector(phoneOf);
  const isOwn = useFlowSelector(isPhoneOwn);
  const failure = useFlowSelector(failureOf);
  const isInvalid = failure?.kind === "contactsInvalid";
  const errors = isInvalid ? invalidContacts(name, phone) : null;
  const nameField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure?.kind === "contactsInvalid") (failure.isNameMissing ? nameField : phoneField).current?.focus();
  }, [failure]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "contacts.submitted", contacts: { name, phone } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t("byLink.who")}</h2>
      <p className={styles.quiet}>{t("byLink.whoText")}</p>
      <TextField
        ref={nameField}
        label={t("signUp.name")}
        value={name}
        onChange={({ target }) => send({ type: "contacts.edited", contacts: { name: target.value } })}
        error={errors?.isNameMissing ? t("signUp.nameMissing") : undefined}
        maxLength={limits.nameCharacters}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <PhoneField
        ref={phoneField}
        label={t("signIn.phone")}
        hint={isOwn ? t("byLink.ownPhone") : t("byLink.phoneHint")}
        value={phone}
        onChange={(typed) => send({ type: "contacts.edited", contacts: { phone: typed } })}
        error={errors?.phone ? t(`signIn.phoneProblem.${errors.phone}`) : undefined}
        name="tel"
        enterKeyHint="go"
        required
      />
      {failure !== null && !isInvalid && <NotWritten failure={failure} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {t(isOwn ? "byLink.next" : "signIn.getCode")}
      </Button>
    </form>
  );
}

const translatedFailures = ["unreachable", "broken"] as const;

function NotWritten({ failure }: { failure: { kind: string } }) {
  const t = useT();
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `payment.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("payment.failure.waitText", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
