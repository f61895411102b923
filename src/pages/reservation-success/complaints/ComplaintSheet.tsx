import { useRef, useState, type SyntheticEvent } from "react";
import { isVisibleText } from "../../../../domain/visible-text.ts";
import type { Complaint } from "../../../../domain/entities.ts";
import { type Failure, failureName, waitSecondsOf } from "../../../../domain/failure.ts";
import { limits } from "../../../../domain/limits.ts";
import { failureMessage } from "../../../blocks/failure-message.ts";
import { FailureNotice } from "../../../flow/FailureNotice.tsx";
import { useSaving } from "../../../flow/use-saving.ts";
import { formatCountdown } from "../../../format/duration.ts";
import { useT } from "../../../i18n/react.tsx";
import { createComplaint, type OwnVisit } from "../../../queries/complaints.ts";
import { useSource } from "../../../queries/source.ts";
import { Button } from "../../../ui/Button.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { useSuccessPort } from "../port.ts";
import styles from "./complaints.module.css";

type Props = {
  own: OwnVisit;
  isOpen: boolean;
  onClose: () => void;
  /** What was typed so far: neither closing the sheet nor a load of the page loses it. */
  text: string;
  onType: (text: string) => void;
  onSent: (complaint: Complaint) => void;
  onFailed: () => void;
};

/** Writing a complaint. It is sent once, however often it is pressed and tried again. */
export function ComplaintSheet({ own, isOpen, onClose, text, onType, onSent, onFailed }: Props) {
  const t = useT();
  const source = useSource();
  const { backgroundClient: client } = useSuccessPort();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  const saving = useSaving(
    (body: string, key) => createComplaint({ ...source, client }, own, body, key),
    onSent,
    onFailed,
  );
  const isBusy = saving.state === "saving";
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!isVisibleText(text));
    if (!isVisibleText(text)) return field.current?.focus();
    await saving.save(text.trim());
  };
  return (
    <Sheet isOpen={isOpen} isLocked={isBusy} onClose={onClose} title={t("complaint.sheet")} closeLabel={t("app.close")}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          isMultiline
          ref={field}
          rows={6}
          label={t("complaint.text")}
          hint={t("complaint.hint")}
          value={text}
          onChange={({ target }) => {
            onType(target.value);
            saving.forget();
          }}
          error={isMissing && !isVisibleText(text) ? t("complaint.missing") : undefined}
          maxLength={limits.complaintCharacters}
          required
          data-first
        />
        {saving.failure && <WhyNot failure={saving.failure} />}
        <Button type="submit" isWide isBusy={isBusy}>
          {t("complaint.submit")}
        </Button>
      </form>
    </Sheet>
  );
}

/** Failures that have words of their own. */
const translatedFailures = ["complaintWaiting", "notComplainable", "tooManyRequests", "unreachable", "broken"] as const;

function WhyNot({ failure }: { failure: Failure }) {
  const t = useT();
  const { title, text } = failureMessage(
    t,
    failure,
    translatedFailures,
    (name, part) => `complaint.failure.${name}.${part}`,
  );
  return (
    <FailureNotice
      key={failureName(failure)}
      title={title}
      waitSeconds={waitSecondsOf(failure)}
      waitText={(seconds) => t("complaint.wait", { time: formatCountdown(seconds) })}
    >
      {text}
    </FailureNotice>
  );
}
