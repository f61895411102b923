import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Failure, failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { displayName, isName } from "../../../domain/full-name.ts";
import { limits } from "../../../domain/limits.ts";
import type { Payer } from "../../../domain/payment-link.ts";
import { formatPhone, parsePhone, type Phone } from "../../../domain/phone.ts";
import { useAccount } from "../../blocks/account.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { getProfile } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./card-payment.module.css";

type Typed = Pick<Payer, "name" | "phone">;

type Props = {
  payer: Typed;
  /** Whether the phone of who is signed in is to be proven as any other. */
  isOwnDoubted: boolean;
  isBusy: boolean;
  /** Why it could not be written down. */
  failure: Failure | undefined;
  onChange: (typed: Partial<Typed>) => void;
  /** `isOwn`: it is the phone of who is signed in, and needs no code. */
  onSubmit: (phone: Phone, isOwn: boolean) => void;
};

/** The name and the phone of whoever pays; those of who is signed in stand there already. */
export function PayerForm({ payer, isOwnDoubted, isBusy, failure, onChange, onSubmit }: Props) {
  const t = useT();
  const { user } = useAccount();
  const { data: profile } = useQuery({ ...getProfile(useSource()), enabled: user !== undefined });
  const [isChecked, setIsChecked] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const parsed = parsePhone(payer.phone);
  const isOwn = !isOwnDoubted && user !== undefined && parsed.ok && parsed.phone === profile?.phone;
  const fillIn = useEffectEvent((typed: Typed) => {
    if (payer.name === "" && payer.phone === "") onChange(typed);
  });
  useEffect(() => {
    if (profile !== undefined) fillIn({ name: displayName(profile), phone: formatPhone(profile.phone) });
  }, [profile]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isName(payer.name)) return name.current?.focus();
    if (!parsed.ok) return phone.current?.focus();
    if (!isBusy) onSubmit(parsed.phone, isOwn);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h2>{t("byLink.who")}</h2>
      <p className={styles.quiet}>{t("byLink.whoText")}</p>
      <TextField
        ref={name}
        label={t("signUp.name")}
        value={payer.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={isChecked && !isName(payer.name) ? t("signUp.nameMissing") : undefined}
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
        hint={isOwn ? t("byLink.ownPhone") : t("byLink.phoneHint")}
        value={payer.phone}
        onChange={(typed) => onChange({ phone: typed })}
        error={isChecked && !parsed.ok ? t(`signIn.phoneProblem.${parsed.problem}`) : undefined}
        name="tel"
        enterKeyHint="go"
        required
      />
      {failure && <NotWritten failure={failure} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {t(isOwn ? "byLink.next" : "signIn.getCode")}
      </Button>
    </form>
  );
}

const said = ["unreachable", "broken"] as const;

function NotWritten({ failure }: { failure: Failure }) {
  const t = useT();
  const { title, text } = failureMessage(t, failure, said, (name, part) => `payment.failure.${name}.${part}`);
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
