import type { Master, PickedBecause, Reservation } from "../../../../domain/entities.ts";
import { reservationOf } from "../../../../machines/reservation/selectors.ts";
import { forWhom, noteOf } from "../../../blocks/for-whom.ts";
import { PersonMark } from "../../../blocks/PersonMark.tsx";
import { pickedWords } from "../../../blocks/picked-words.ts";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { formatTimeRange } from "../../../format/calendar.ts";
import { formatRating } from "../../../format/number.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { entryNames } from "../entry-names.ts";
import { useFlowSelector, useSalon } from "../flow.ts";
import styles from "./ContactsStep.module.css";
import { isBestRated } from "./best-rated.ts";

type Entry = Reservation["entries"][number];

/** Why they were picked; what is true of them where the reason is not known. */
function reasonOf(because: PickedBecause | undefined, master: Master | undefined, isBest: boolean) {
  const isRated = (master?.rating ?? 0) > 0;
  if (because === "bestRated") return isRated ? "bestOfFree" : "freeUnrated";
  if (because !== undefined) return because;
  if (!isRated) return "freeUnrated";
  return isBest ? "bestRated" : "free";
}

/** For "any master": who it became, and why; of several services folded, so that the form below stays in view. */
export function WhoWasPicked() {
  const entries = useFlowSelector(reservationOf)?.entries ?? [];
  const anybody = entries.filter(({ isAnyMaster }) => isAnyMaster);
  const [only] = anybody;
  if (only === undefined) return null;
  const areSeveral = entries.some(({ person }) => person !== only.person);
  return entries.length === 1 ? <One entry={only} /> : <Several entries={anybody} areSeveral={areSeveral} />;
}

function One({ entry }: { entry: Entry }) {
  const t = useT();
  const language = useLanguage();
  const salon = useSalon();
  const { services, masters } = salon;
  const { serviceName, masterName } = entryNames(entry, salon);
  const master = masters.find(({ id }) => id === entry.masterId);
  const able = services.find(({ id }) => id === entry.serviceId)?.masterIds ?? [];
  const rating = formatRating(master?.rating ?? 0, language);
  const others = masters.filter(({ id }) => able.includes(id));
  const isBest = master !== undefined && isBestRated(master, others);
  return (
    <ul className={styles.picked} aria-label={t("reservation.contacts.picked")}>
      <li>
        <Avatar letters={masterName.slice(0, 1)} pictureUrl={master?.avatarUrl} size="s" />
        <p>
          {t(`reservation.why.${reasonOf(entry.pickedBecause, master, isBest)}`, { master: masterName, rating })}
          <small>
            {serviceName} · {formatTimeRange(entry.startTime, entry.endTime)}
          </small>
        </p>
      </li>
    </ul>
  );
}

function Several({ entries, areSeveral }: { entries: readonly Entry[]; areSeveral: boolean }) {
  const t = useT();
  const salon = useSalon();
  const title = t(areSeveral ? "reservation.contacts.pickedForAll" : "reservation.contacts.picked");
  return (
    <Fold title={title} className={styles.pickedFold}>
      <ul aria-label={title}>
        {entries.map((entry) => {
          const { serviceName, masterName } = entryNames(entry, salon);
          return (
            <li key={`${entry.person}-${entry.serviceId}`}>
              {areSeveral && <PersonMark person={entry.person} />}
              <p>
                <b>{masterName}</b> · {formatTimeRange(entry.startTime, entry.endTime)}
                <small>
                  {noteOf([
                    serviceName,
                    forWhom(entry.person, t),
                    entry.pickedBecause && pickedWords(entry.pickedBecause, areSeveral, t),
                  ])}
                </small>
              </p>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
