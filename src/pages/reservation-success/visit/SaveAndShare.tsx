import type { Reservation } from "../../../../domain/entities.ts";
import { CopyLink } from "../../../blocks/CopyLink.tsx";
import { useEnvironment } from "../../../blocks/environment.ts";
import { useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useSuccessPort } from "../port.ts";
import { CalendarFile } from "./CalendarFile.tsx";
import styles from "./visit.module.css";
import { sharedLink } from "../shared-link.ts";

/** The ways to keep the visit at hand: in the calendar once it stands, and as a link. */
export function SaveAndShare({ reservation, secret }: { reservation: Reservation; secret: string | undefined }) {
  return (
    <div className={styles.keep}>
      {reservation.status !== "awaitingPrepayment" && <CalendarFile reservation={reservation} />}
      {secret !== undefined && <SecretLink reservationId={reservation.id} secret={secret} />}
    </div>
  );
}

function SecretLink({ reservationId, secret }: { reservationId: string; secret: string }) {
  const t = useT();
  const { origin } = useEnvironment();
  const { areKeysLost } = useSuccessPort();
  const link = sharedLink(origin, hrefs.reservationSuccess(reservationId), secret);
  return (
    <>
      {areKeysLost() && (
        <Notice tone="honey" title={t("success.notKept.title")}>
          {t("success.notKept.text")}
        </Notice>
      )}
      <CopyLink link={link} hint={t("success.linkHint")}>
        <Icon name="link" />
        {t("success.copy")}
      </CopyLink>
    </>
  );
}
