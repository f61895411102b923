import { useState } from "react";
import type { Reservation } from "../../../domain/entities.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { CalendarFile } from "./CalendarFile.tsx";
import { useSuccessPort } from "./port.ts";
import styles from "./success.module.css";
import { sharedLink } from "./shared-link.ts";

/** The ways to keep the visit at hand: in the calendar, and as a link. */
export function SaveAndShare({ reservation, secret }: { reservation: Reservation; secret: string | undefined }) {
  return (
    <div className={styles.keep}>
      <CalendarFile reservation={reservation} />
      {secret !== undefined && <SecretLink reservationId={reservation.id} secret={secret} />}
    </div>
  );
}

function SecretLink({ reservationId, secret }: { reservationId: string; secret: string }) {
  const t = useT();
  const { origin } = useEnvironment();
  const { copyText } = useSuccessPort();
  const [copied, setCopied] = useState<boolean>();
  const link = sharedLink(origin, hrefs.reservationSuccess(reservationId), secret);
  const copy = async () => setCopied(await copyText(link));
  return (
    <>
      <Button kind="soft" isWide onClick={() => void copy()}>
        <Icon name={copied ? "check" : "link"} />
        {copied ? t("success.copied") : t("success.copy")}
      </Button>
      <p className={styles.quiet} role="status">
        {copied ? t("success.copied") : ""}
      </p>
      {copied === false && (
        <TextField
          label={t("success.copyFailed")}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p className={styles.quiet}>{t("success.linkHint")}</p>
    </>
  );
}
