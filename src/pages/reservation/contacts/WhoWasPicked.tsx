import type { Master, PickedBecause } from "../../../../domain/entities.ts";
import { isSameWish, type WishKey } from "../../../../domain/wishes.ts";
import { reservationOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { formatTimeRange } from "../../../format/calendar.ts";
import { formatRating } from "../../../format/number.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { entryNames } from "../entry-names.ts";
import { useFlowSelector, useSalon } from "../flow.ts";
import styles from "./ContactsStep.module.css";
import { isBestRated } from "./best-rated.ts";

/** Why they were picked; what is true of them where the reason is not known. */
function reasonOf(because: PickedBecause | undefined, master: Master | undefined, isBest: boolean) {
  const isRated = (master?.rating ?? 0) > 0;
  if (because === "bestRated") return isRated ? "bestOfFree" : "freeUnrated";
  if (because !== undefined) return because;
  if (!isRated) return "freeUnrated";
  return isBest ? "bestRated" : "free";
}

/** For "any master": who it became, and why. */
export function WhoWasPicked() {
  const t = useT();
  const language = useLanguage();
  const salon = useSalon();
  const { services, masters } = salon;
  const wishes = useFlowSelector(wishesOf);
  const held = useFlowSelector(reservationOf);
  const isForAnybody = (entry: WishKey) => wishes.some((wish) => isSameWish(wish, entry) && wish.masterId === null);
  const anybody = held?.entries.filter(isForAnybody) ?? [];
  if (anybody.length === 0) return null;
  return (
    <ul className={styles.picked} aria-label={t("reservation.contacts.picked")}>
      {anybody.map((entry) => {
        const { serviceName, masterName } = entryNames(entry, salon);
        const master = masters.find(({ id }) => id === entry.masterId);
        const able = services.find(({ id }) => id === entry.serviceId)?.masterIds ?? [];
        const rating = formatRating(master?.rating ?? 0, language);
        const isBest =
          master !== undefined &&
          isBestRated(
            master,
            masters.filter(({ id }) => able.includes(id)),
          );
        return (
          <li key={`${entry.person}-${entry.serviceId}`}>
            <Avatar letters={masterName.slice(0, 1)} pictureUrl={master?.avatarUrl} size="s" />
            <p>
              {t(`reservation.why.${reasonOf(entry.pickedBecause, master, isBest)}`, { master: masterName, rating })}
              <small>
                {serviceName} · {formatTimeRange(entry.startTime, entry.endTime)}
              </small>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
