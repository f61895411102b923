import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { WaitlistRequest } from "../../../domain/entities.ts";
import { defaultTimeZone } from "../../../domain/time.ts";
import { useDatesIn } from "../../blocks/use-dates.ts";
import { WaitlistFailure } from "../../blocks/WaitlistFailure.tsx";
import { useKeptSaving } from "../../flow/use-saving.ts";
import { useT } from "../../i18n/react.tsx";
import { useChanged } from "../../queries/changes.ts";
import { useSource } from "../../queries/source.ts";
import { type Answering, getWaitlist, leaveWaitlist, waitlistIntents } from "../../queries/waitlist.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { Button, buttonClassName } from "../../ui/Button.tsx";
import styles from "./history.module.css";
import { useHistoryPort } from "./port.ts";

/** What whoever is signed in waits for; nothing where that is nothing, or cannot be read. */
export function Waiting() {
  const t = useT();
  const { backgroundClient: client } = useHistoryPort();
  const { data } = useQuery(getWaitlist({ ...useSource(), client }));
  if (data === undefined || data.requests.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting">
      <h2 id="waiting">{t("history.waiting.title")}</h2>
      <ul className={styles.requests}>
        {data.requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { request: WaitlistRequest }) {
  const t = useT();
  const { dateOf } = useDatesIn(defaultTimeZone);
  const source = useSource();
  const changed = useChanged();
  const { firm, from, kind, partOfDay, reservationId, status } = request;
  const leaving = useKeptSaving(
    waitlistIntents,
    (answering: Answering, key) => leaveWaitlist(source, answering, key),
    () => changed("waitlist"),
  );
  return (
    <li className={styles.request}>
      <p>
        <strong>{firm.urlKey ? <Link to={hrefs.company(firm.urlKey)}>{firm.name}</Link> : firm.name}</strong>
        <span>
          {t(`history.waiting.${kind}`, { date: dateOf(from) })}
          {partOfDay !== "any" && `, ${t(`history.waiting.part.${partOfDay}`)}`}
        </span>
        {status === "offered" && <em>{t("history.waiting.offered")}</em>}
      </p>
      <div className={styles.ways}>
        {reservationId !== undefined && (
          <Link to={hrefs.reservationSuccess(reservationId)} className={buttonClassName({ kind: "soft" })}>
            {t("history.open")}
          </Link>
        )}
        <Button
          kind="plain"
          isBusy={leaving.state === "saving"}
          onClick={() => void leaving.save({ requestId: request.id, secret: undefined })}
        >
          {t("success.wait.stop")}
        </Button>
      </div>
      <WaitlistFailure failure={leaving.failure} />
    </li>
  );
}
