import type { ReceivedGiftCard } from "../../../domain/entities.ts";
import { isGiftCardValid } from "../../../domain/gift-card.ts";
import { limits } from "../../../domain/limits.ts";
import { addDays, defaultTimeZone } from "../../../domain/time.ts";
import { tokenIn, useCardInHand } from "../../blocks/card-in-hand.ts";
import { useNow } from "../../blocks/now.ts";
import { GiftCardFace } from "../../blocks/GiftCardFace.tsx";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { formatWholeDate } from "../../format/calendar.ts";
import { formatMoney } from "../../format/money.ts";
import { typeset } from "../../format/typeset.ts";
import { dateInZone } from "../../format/zone.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Badge } from "../../ui/Chip.tsx";
import { Fold } from "../../ui/Fold.tsx";
import styles from "./my-gift-cards.module.css";

/** A card that the client keeps: what is left of it, until when, and where it works. */
export function Received({ card }: { card: ReceivedGiftCard }) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  const { id, status, design, amount, balance, from, validUntil, firms, link } = card;
  const isOver = !isGiftCardValid(status);
  const isEnding = !isOver && validUntil <= addDays(dateInZone(defaultTimeZone, now), limits.giftCardAnnounceDays);
  const title = `received-${id}`;
  return (
    <article className={styles.card} aria-labelledby={title}>
      <GiftCardFace design={design} className={styles.face} />
      <div className={styles.words}>
        <h3 id={title}>
          {isOver ? formatMoney(amount, language) : t("gift.mine.left", { price: formatMoney(balance, language) })}
        </h3>
        {isOver && <Badge>{t(`gift.status.${status}`)}</Badge>}
        {isEnding && <Badge tone="honey">{t("gift.mine.ending")}</Badge>}
        {from !== undefined && <p>{t("gift.card.from", { name: from })}</p>}
        {!isOver && <p>{t("gift.opening.until", { date: formatWholeDate(validUntil, language) })}</p>}
      </div>
      {link !== undefined && (
        <div className={styles.ways}>
          <IntentLink to={openingOf(link)} className={buttonClassName({ kind: "soft" })} aria-describedby={title}>
            {t("gift.mine.open")}
          </IntentLink>
        </div>
      )}
      {!isOver && firms.length > 0 && <Where firms={firms} link={link} />}
    </article>
  );
}

/** So many salons are read at a glance; more are shown once they are asked for. */
const mostAtOnce = 4;

/** The salons where a card works now, each with the way there. */
function Where({ firms, link }: Pick<ReceivedGiftCard, "firms"> & { link: string | undefined }) {
  const t = useT();
  const { take } = useCardInHand();
  const list = (
    <ul className={styles.ways} aria-label={t("gift.opening.where")}>
      {firms.map((firm) => (
        <li key={firm.id}>
          <IntentLink
            to={hrefs.company(firm.urlKey)}
            className={styles.firm}
            onClick={() => link !== undefined && take(tokenIn(link), firm.id)}
          >
            {typeset(firm.name)}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
  if (firms.length <= mostAtOnce) return list;
  return (
    <Fold
      title={`${t("gift.opening.where")}: ${t("gift.worksAt.everyFirmNote", { count: firms.length })}`}
      className={styles.where}
    >
      {list}
    </Fold>
  );
}

/** Where a card is opened, in the language of whoever opens it now: its link is in that of whoever gave it. */
function openingOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}
