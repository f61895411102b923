import type { Contest } from "../../../../../domain/entities.ts";
import { displayName } from "../../../../../domain/full-name.ts";
import { IntentLink } from "../../../../blocks/IntentLink.tsx";
import { typeset } from "../../../../format/typeset.ts";
import { useT } from "../../../../i18n/react.tsx";
import { hrefs } from "../../../../routes/hrefs.ts";
import { Avatar } from "../../../../ui/Avatar.tsx";
import styles from "./contest.module.css";

type Props = { contest: Contest; firmId: number; masterId: number };

/** Who takes part and how they stand, the best first; each leads to their page. */
export function Standings({ contest: { standings, state, ownVote }, firmId, masterId }: Props) {
  const t = useT();
  const most = Math.max(1, ...standings.map(({ votes }) => votes));
  return (
    <div className={styles.section}>
      <h3>{t(state === "over" ? "contest.results" : "contest.standings")}</h3>
      <ol className={styles.standings}>
        {standings.map((one) => {
          const isHere = one.firmId === firmId && one.masterId === masterId;
          const isOwn = one.firmId === ownVote?.firmId && one.masterId === ownVote.masterId;
          const name = typeset(displayName(one));
          return (
            <li key={`${one.firmId} ${one.masterId}`} className={styles.master} aria-current={isHere || undefined}>
              <span className={styles.place}>{one.place}</span>
              <Avatar letters={one.name.slice(0, 1)} pictureUrl={one.avatarUrl} size="s" />
              <span className={styles.words}>
                {isHere ? (
                  <strong>{name}</strong>
                ) : (
                  <IntentLink to={hrefs.master(one.urlKey, one.masterId)}>{name}</IntentLink>
                )}
                <span className={styles.firm}>{typeset(one.firmName)}</span>
              </span>
              <span className={styles.votes}>
                {t("contest.votes", { count: one.votes })}
                {isOwn && <span className={styles.own}>{t("contest.own")}</span>}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * one.votes) / most}%` }} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
