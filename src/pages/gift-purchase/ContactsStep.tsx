import { useSelector } from "@xstate/react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { invalidContacts } from "../../../domain/contacts.ts";
import { limits } from "../../../domain/limits.ts";
import {
  clientNameOf,
  clientPhoneOf,
  type ContactsActor,
  failureOf,
  isPhoneKnown,
  smsVerificationOf,
} from "../../../machines/contacts/selectors.ts";
import { choiceOf, contactsActorOf } from "../../../machines/gift-card/selectors.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { Failure } from "./Failure.tsx";
import { useFlowSelector } from "./flow.ts";
import styles from "./gift-purchase.module.css";

/** Who gives the card, and the code that proves their phone. */
export function ContactsStep() {
  const actor = useFlowSelector(contactsActorOf);
  const verification = useSelector(actor, (snapshot) => snapshot && smsVerificationOf(snapshot));
  if (actor === undefined) return null;
  return verification === undefined ? <Fields actor={actor} /> : <CodeStep verification={verification} />;
}

function Fields({ actor }: { actor: ContactsActor }) {
  const t = useT();
  const clientName = useSelector(actor, clientNameOf);
  const clientPhone = useSelector(actor, clientPhoneOf);
  const failure = useSelector(actor, failureOf);
  const isKnown = useSelector(actor, isPhoneKnown);
  const { delivery } = useFlowSelector(choiceOf);
  const isInvalid = failure?.kind === "contactsInvalid";
  const errors = isInvalid ? invalidContacts(clientName, clientPhone) : null;
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure?.kind === "contactsInvalid") (failure.isNameMissing ? name : phone).current?.focus();
  }, [failure]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    actor.send({ type: "contacts.submitted", contacts: { clientName, clientPhone, comment: "" } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!isInvalid && <Failure failure={failure} />}
      <TextField
        ref={name}
        label={t("signUp.name")}
        value={clientName}
        onChange={({ target }) => actor.send({ type: "contacts.edited", contacts: { clientName: target.value } })}
        error={errors?.isNameMissing ? t("signUp.nameMissing") : undefined}
        maxLength={limits.nameCharacters}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        required
      />
      <PhoneField
        ref={phone}
        label={t("signIn.phone")}
        hint={t(delivery.type === "link" ? "gift.purchase.whyPhoneByHand" : "gift.purchase.whyPhone")}
        value={clientPhone}
        onChange={(typed) => actor.send({ type: "contacts.edited", contacts: { clientPhone: typed } })}
        error={errors?.phone ? t(`signIn.phoneProblem.${errors.phone}`) : undefined}
        name="tel"
        enterKeyHint="go"
        required
      />
      <Button type="submit" isWide>
        {t(isKnown ? "gift.purchase.next" : "signIn.getCode")}
      </Button>
    </form>
  );
}
