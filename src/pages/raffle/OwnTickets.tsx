import type { Raffle } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { groups } from "./ticket.ts";
import styles from "./raffle.module.css";

type Props = { raffle: Raffle; isSignedIn: boolean };

/** The tickets of who is signed in, and the way to more of them. */
export function OwnTickets({ raffle: { key, firmsKey, ownTickets, draw }, isSignedIn }: Props) {
  const t = useT();
  const { dateOf } = useDates();
  const hasWon = ownTickets?.some(({ ticket }) => ticket === draw?.winner);
  return (
    <section className={styles.section} aria-labelledby="own">
      <h2 id="own">{t("raffle.own")}</h2>
      {hasWon && <Notice tone="jade" title={t("raffle.youWon")} />}
      {!isSignedIn && <p>{t("raffle.signIn")}</p>}
      {isSignedIn && ownTickets?.length === 0 && <p>{t("raffle.none")}</p>}
      {ownTickets !== undefined && ownTickets.length > 0 && (
        <ul className={styles.tickets}>
          {ownTickets.map(({ ticket, firmName, visitedAt }) => (
            <li key={ticket}>
              <strong>{groups(ticket)}</strong>
              <span>
                {typeset(firmName)} · {dateOf(visitedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        {!isSignedIn && (
          <IntentLink to={hrefs.signIn("password", hrefs.raffle(key))} className={buttonClassName()}>
            {t("app.signIn")}
          </IntentLink>
        )}
        {draw === undefined && (
          <IntentLink
            to={firmsKey === undefined ? hrefs.home() : hrefs.company(firmsKey)}
            className={buttonClassName({ kind: isSignedIn ? "act" : "soft" })}
          >
            {t("raffle.book")}
          </IntentLink>
        )}
      </div>
    </section>
  );
}
