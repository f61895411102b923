import type { Reservation } from "../../../../domain/entities.ts";
import type { Layout } from "../../../../domain/manner.ts";
import type { PeopleNow } from "../../../../domain/people-now.ts";
import { canWait, countPeople, isSameWish } from "../../../../domain/wishes.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { type T, useLanguage, useT } from "../../../i18n/react.tsx";

type Entries = Reservation["entries"];
type Visit = { entries: Entries; layout: Layout };

type Props = {
  before: Visit;
  /** Its people as they were counted before. */
  now: Visit;
  /** How they are counted now, where that is otherwise. */
  people?: PeopleNow | undefined;
  /** Whether the client makes it so, or it was made so meanwhile. */
  as: "move" | "meanwhile";
};

/** What a visit consists of, and how it is laid out, in another way than before, where that makes a difference: items of a list. */
export function Differences({ before, now, people: counted, as }: Props) {
  const t = useT();
  const language = useLanguage();
  const { awaitingTime, manner } = now.layout;
  const duration = formatDurationInText(awaitingTime, language);
  const people = countPeople(now.entries);
  const nameNow = (entry: Entries[number]) =>
    named({ ...entry, person: counted?.get(entry.person) ?? entry.person }, t);
  return (
    <>
      {otherMasters(before.entries, now.entries).map(({ before: had, ...entry }) => (
        <li key={`${entry.person}-${entry.serviceId}`}>
          {t(`success.${as}.otherMaster`, { service: nameNow(entry), master: entry.masterName, before: had })}
        </li>
      ))}
      {entriesBeside(now.entries, before.entries).map((entry) => (
        <li key={`${entry.person}-${entry.serviceId}`}>{t(`success.${as}.without`, { service: named(entry, t) })}</li>
      ))}
      {entriesBeside(before.entries, now.entries).map((entry) => (
        <li key={`${entry.person}-${entry.serviceId}`}>{t(`success.${as}.added`, { service: nameNow(entry) })}</li>
      ))}
      {people !== countPeople(before.entries) && <li>{t("success.move.people", { count: people })}</li>}
      {canWait(now.entries) && awaitingTime !== before.layout.awaitingTime && (
        <li>{t(awaitingTime === 0 ? "success.move.wait.none" : "success.move.wait.upTo", { duration })}</li>
      )}
      {people > 1 && manner !== before.layout.manner && <li>{t(`success.move.manner.${manner}`)}</li>}
    </>
  );
}

/** Who does a service that the visit had before, where that was somebody else; with the name of who it was. */
function otherMasters(before: Entries, now: Entries) {
  return now.flatMap((entry) => {
    const had = before.find((one) => isSameWish(one, entry));
    return had && had.masterId !== entry.masterId ? [{ ...entry, before: had.masterName }] : [];
  });
}

/** What a visit consists of beside what another one does: each service for each person. */
function entriesBeside(others: Entries, all: Entries): Entries {
  return all.filter((entry) => !others.some((other) => isSameWish(other, entry)));
}

/** A service, and for whom it is. */
function named({ serviceName, person }: Entries[number], t: T): string {
  return [serviceName, forWhom(person, t)].filter(Boolean).join(" ");
}
