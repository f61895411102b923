import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { failRecaptcha, type Failure, failureName, waitSecondsOf } from "../../../domain/failure.ts";
import { isName } from "../../../domain/full-name.ts";
import type { IdempotencyKey } from "../../../domain/idempotency-key.ts";
import { limits } from "../../../domain/limits.ts";
import { parsePhone } from "../../../domain/phone.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { failureMessage } from "../../blocks/failure-message.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { FailureNotice } from "../../flow/FailureNotice.tsx";
import { useSaving } from "../../flow/use-saving.ts";
import { formatCountdown } from "../../format/duration.ts";
import { useT } from "../../i18n/react.tsx";
import { createLandingRequest } from "../../queries/landing.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextField } from "../../ui/TextField.tsx";
import styles from "./landing.module.css";

type Wish = { name: string; company: string; phone: number; tariffKey?: string };
type Props = { tariff: { key: string; name: string } | undefined; onForget: () => void };

/** A firm leaves its phone. It is sent once, however often it is pressed and tried again. */
export function RequestForm({ tariff, onForget }: Props) {
  const t = useT();
  const [name, setName] = useState("");
  const [company, setCompany] = useState("");
  const [phone, setPhone] = useState("");
  const [presses, setPresses] = useState(0);
  const send = useSend();
  const saving = useSaving(send);
  const phoneField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const parsed = parsePhone(phone);
  const isChecked = presses > 0;
  const isRight = isName(name) && isName(company) && parsed.ok;
  useEffect(() => {
    if (isChecked && !isRight) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
    // When it is pressed alone: whoever corrects one field stays in it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [presses]);
  if (saving.state === "saved") return <Sent />;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPresses((count) => count + 1);
    if (isRight) await saving.save({ name, company, phone: parsed.phone, ...(tariff && { tariffKey: tariff.key }) });
  };
  const changing = (write: (text: string) => void) => (text: string) => {
    write(text);
    setPresses(0);
    saving.forget();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {tariff && (
        <Chip onClick={onForget} aria-label={t("landing.form.forget", { name: tariff.name })}>
          {t("landing.form.tariff", { name: tariff.name })}
          <Icon name="close" />
        </Chip>
      )}
      <div className={styles.fields}>
        <TextField
          label={t("landing.form.name")}
          autoComplete="name"
          value={name}
          maxLength={limits.nameCharacters}
          onChange={({ target }) => changing(setName)(target.value)}
          error={isChecked && !isName(name) ? t("landing.form.nameMissing") : undefined}
          required
        />
        <TextField
          label={t("landing.form.company")}
          autoComplete="organization"
          value={company}
          maxLength={limits.nameCharacters}
          onChange={({ target }) => changing(setCompany)(target.value)}
          error={isChecked && !isName(company) ? t("landing.form.companyMissing") : undefined}
          required
        />
        <PhoneField
          ref={phoneField}
          label={t("landing.form.phone")}
          value={phone}
          onChange={changing(setPhone)}
          error={isChecked && !parsed.ok ? t(`signIn.phoneProblem.${parsed.problem}`) : undefined}
          required
        />
      </div>
      {saving.failure && <WhyNot failure={saving.failure} />}
      <div className={styles.send}>
        <Button type="submit" isWide isBusy={saving.state === "saving"}>
          {t("landing.form.submit")}
        </Button>
        <p className={styles.quiet}>{t("landing.form.consent")}</p>
      </div>
    </form>
  );
}

/** The form is gone, and the focus with it: it goes on at what came of it. */
function Sent() {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="jade" role="status" title={t("landing.form.sent")}>
        {t("landing.form.sentText")}
      </Notice>
    </div>
  );
}

/** Sends a wish; the same one again brings the same token of the recaptcha, or it would be another call. */
function useSend() {
  const source = useSource();
  const { recaptcha } = useEnvironment();
  const last = useRef<{ key: IdempotencyKey; token: string }>(undefined);
  return async (wish: Wish, key: IdempotencyKey) => {
    if (last.current?.key !== key) {
      last.current = { key, token: await recaptcha("landing_request").catch(failRecaptcha) };
    }
    return createLandingRequest(source, { ...wish, recaptchaToken: last.current.token }, key);
  };
}

const translatedFailures = ["recaptchaFailed", "tooManyRequests", "unreachable", "broken"] as const;

function WhyNot({ failure }: { failure: Failure }) {
  const t = useT();
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `landing.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("landing.form.wait", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
