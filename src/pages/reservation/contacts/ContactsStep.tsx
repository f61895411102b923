import { useSelector } from "@xstate/react";
import { useEffect, useRef, type SyntheticEvent } from "react";
import { limits } from "../../../../domain/limits.ts";
import { type InvalidContacts, invalidContacts } from "../../../../domain/contacts.ts";
import {
  clientNameOf,
  clientPhoneOf,
  commentOf,
  type ContactsActor,
  failureOf,
  isPhoneKnown,
} from "../../../../machines/contacts/selectors.ts";
import { contactsActorOf, holdOf } from "../../../../machines/reservation/selectors.ts";
import { ZoneNotice } from "../../../blocks/ZoneNotice.tsx";
import { PhoneField } from "../../../blocks/PhoneField.tsx";
import { useT } from "../../../i18n/react.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { OtherPrice } from "../OtherPrice.tsx";
import { useFlowSelector } from "../flow.ts";
import { FieldsSkeleton } from "../skeletons.tsx";
import { Comment } from "./Comment.tsx";
import { contactsForm } from "./ContactsAction.tsx";
import styles from "./ContactsStep.module.css";
import { NotKept } from "./NotKept.tsx";
import { WhoWasPicked } from "./WhoWasPicked.tsx";

/** Who is coming: a name and a phone. */
export function ContactsStep() {
  const actor = useFlowSelector(contactsActorOf);
  return actor === undefined ? <FieldsSkeleton /> : <ContactsForm actor={actor} />;
}

function ContactsForm({ actor }: { actor: ContactsActor }) {
  const t = useT();
  const hold = useFlowSelector(holdOf);
  const clientName = useSelector(actor, clientNameOf);
  const clientPhone = useSelector(actor, clientPhoneOf);
  const comment = useSelector(actor, commentOf);
  const failure = useSelector(actor, failureOf);
  const isKnown = useSelector(actor, isPhoneKnown);
  const errors = useErrors(actor);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure?.kind === "contactsInvalid") (failure.isNameMissing ? name : phone).current?.focus();
  }, [failure]);
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    actor.send({ type: "contacts.submitted", contacts: { clientName, clientPhone, comment } });
  };
  return (
    <form id={contactsForm} className={styles.form} onSubmit={submit} noValidate>
      {hold !== null && <ZoneNotice instant={hold.startTime} />}
      <WhoWasPicked />
      <OtherPrice />
      <NotKept />
      <FailureNotice failure={failure} retry={{ label: t("app.retry"), onRetry: submit }} />
      <TextField
        ref={name}
        label={t("reservation.contacts.name")}
        value={clientName}
        onChange={({ target }) => actor.send({ type: "contacts.edited", contacts: { clientName: target.value } })}
        error={errors?.isNameMissing ? t("reservation.contacts.nameMissing") : undefined}
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
        value={clientPhone}
        onChange={(typed) => actor.send({ type: "contacts.edited", contacts: { clientPhone: typed } })}
        error={errors?.phone ? t(`reservation.contacts.phoneProblem.${errors.phone}`) : undefined}
        name="tel"
        enterKeyHint="go"
        required
      />
      <Comment actor={actor} />
      <p className={styles.consent}>{t("reservation.contacts.consent")}</p>
    </form>
  );
}

/** What was wrong when the client went on, and is still wrong. */
function useErrors(actor: ContactsActor): InvalidContacts | null {
  const isShown = useSelector(actor, (snapshot) => failureOf(snapshot)?.kind === "contactsInvalid");
  const clientName = useSelector(actor, clientNameOf);
  const clientPhone = useSelector(actor, clientPhoneOf);
  return isShown ? invalidContacts(clientName, clientPhone) : null;
}
