import type { ReactNode } from "react";
import { metresBetween, type Place } from "../../domain/distance.ts";
import type { FirmCard } from "../../domain/entities.ts";
import { localDateOf } from "../../domain/time.ts";
import { formatNearDay, formatTime } from "../format/calendar.ts";
import { formatDistance } from "../format/distance.ts";
import { formatMoney } from "../format/money.ts";
import { dateBeside } from "../format/zone.ts";
import { typeset } from "../format/typeset.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { Badge, chipClassName } from "../ui/Chip.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/Icon.tsx";
import { cardLinkClassName, linkCardClassName } from "../ui/link-card.ts";
import { Picture } from "../ui/Picture.tsx";
import { IntentLink } from "./IntentLink.tsx";
import { OpenBadge } from "./OpenBadge.tsx";
import { Rating } from "./Rating.tsx";
import { PinButton } from "./PinButton.tsx";
import styles from "./FirmTile.module.css";
import { useAccount } from "./account.ts";
import { useNow } from "./now.ts";
import { usePlaceIn } from "./use-locate.ts";

type Props = {
  firm: FirmCard;
  /** Where the firm's page is. */
  to: string;
  /** The `sizes` of the picture in its layout. */
  sizes: string;
  /** True for the tiles that are seen first. */
  isFirst?: boolean;
  /** Where its distance is counted from while the client is not known to be near; without it none is said then. */
  middle?: Place | undefined;
  /** Where its nearest time is booked. */
  bookTo?: string | undefined;
  /** Where it stands beside others; with it, it can be pinned for that. */
  compareHref?: ((firms: readonly number[]) => string) | undefined;
  /** What else is said of it, and can be pressed by itself. */
  children?: ReactNode;
};

/** A firm among others: its picture leads, then what one chooses by. */
export function FirmTile({ firm, to, sizes, isFirst = false, middle, bookTo, compareHref, children }: Props) {
  const t = useT();
  const language = useLanguage();
  const { firms } = useAccount();
  return (
    <article className={classes(linkCardClassName, styles.tile)}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes={sizes} isFirst={isFirst} />
        {compareHref && <PinButton firm={firm} compareHref={compareHref} className={styles.pin} />}
        <div className={styles.over}>
          <OpenBadge state={firm.workSchedule} className={styles.open} />
          {firms.includes(firm.id) && (
            <Badge className={styles.kept} role="note" aria-label={t("firm.kept")} title={t("firm.kept")}>
              <Icon name="kept" />
            </Badge>
          )}
          {firm.discountPercent !== undefined && (
            <Badge className={styles.deal} title={t("firm.discountInQuietHours", { percent: firm.discountPercent })}>
              {t("firm.discountUpTo", { percent: firm.discountPercent })}
            </Badge>
          )}
        </div>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <IntentLink to={to} className={cardLinkClassName}>
            {typeset(firm.name)}
          </IntentLink>
        </h3>
        <p className={styles.reputation}>
          <Rating rating={firm.averageRating} />
          {firm.reviewCount > 0 && <span>{t("firm.reviews", { count: firm.reviewCount })}</span>}
          <Distance firm={firm} middle={middle} />
        </p>
        <p className={styles.place}>
          {t(`firm.types.${firm.type}`)} · {typeset(firm.districtName ?? firm.address)}
        </p>
        <p className={styles.offer}>
          <strong>{t("firm.priceFrom", { price: formatMoney(firm.priceFrom, language) })}</strong>
          <Nearest firm={firm} bookTo={bookTo} />
        </p>
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </article>
  );
}

function Distance({ firm, middle }: Pick<Props, "firm" | "middle">) {
  const t = useT();
  const language = useLanguage();
  const place = usePlaceIn(firm);
  const from = place ?? middle;
  if (from === undefined) return null;
  const distance = formatDistance(metresBetween(from, firm), language);
  return <span>{t(place ? "firm.fromYou" : "firm.fromMiddle", { distance })}</span>;
}

function Nearest({ firm: { name, nearest }, bookTo }: Pick<Props, "firm" | "bookTo">) {
  const t = useT();
  const language = useLanguage();
  const now = useNow();
  if (nearest === undefined) return <span className={styles.place}>{t("firm.noNearest")}</span>;
  const { startTime } = nearest;
  const day = formatNearDay(localDateOf(startTime), dateBeside(startTime, now), language);
  if (bookTo !== undefined) {
    const label = `${t("firm.bookAt", { firm: name })}, ${day}, ${formatTime(startTime)}`;
    return (
      <IntentLink to={bookTo} className={classes(chipClassName({ tone: "jade" }), styles.book)} aria-label={label}>
        <Icon name="clock" />
        {day}, {formatTime(startTime)}
        <Icon name="next" />
      </IntentLink>
    );
  }
  return (
    <Badge tone="jade" aria-label={t("firm.nearest", { day, time: formatTime(startTime) })} role="note">
      <Icon name="clock" />
      {day}, {formatTime(startTime)}
    </Badge>
  );
}
