import type { Reservation } from "../../../../domain/entities.ts";
import type { Layout } from "../../../../domain/manner.ts";
import { canWait, countPeople, isSameWish } from "../../../../domain/wishes.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";

type Entries = Reservation["entries"];
type Visit = { entries: Entries; layout: Layout };

type Props = {
  before: Visit;
  now: Visit;
  /** Whether the client makes it so, or it was made so meanwhile. */
  as: "move" | "meanwhile";
};

/** What a visit consists of, and how it is laid out, in another way than before, where that makes a difference: items of a list. */
export function Differences({ before, now, as }: Props) {
  const t = useT();
  const language = useLanguage();
  const { awaitingTime, manner } = now.layout;
  const duration = formatDurationInText(awaitingTime, language);
  return (
    <>
      {otherMasters(before.entries, now.entries).map(({ person, serviceId, serviceName, masterName, before: had }) => (
        <li key={`${person}-${serviceId}`}>
          {t(`success.${as}.otherMaster`, {
            service: [serviceName, forWhom(person, t)].filter(Boolean).join(" "),
            master: masterName,
            before: had,
          })}
        </li>
      ))}
      {servicesBeside(now.entries, before.entries).map((service, index) => (
        <li key={index}>{t(`success.${as}.without`, { service })}</li>
      ))}
      {servicesBeside(before.entries, now.entries).map((service, index) => (
        <li key={index}>{t(`success.${as}.added`, { service })}</li>
      ))}
      {canWait(now.entries) && awaitingTime !== before.layout.awaitingTime && (
        <li>{t(awaitingTime === 0 ? "success.move.wait.none" : "success.move.wait.upTo", { duration })}</li>
      )}
      {countPeople(now.entries) > 1 && manner !== before.layout.manner && <li>{t(`success.move.manner.${manner}`)}</li>}
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

/** The services of a visit that it has beside those of another one, for whomever. */
function servicesBeside(others: Entries, all: Entries): string[] {
  const left = others.map(({ serviceId }) => serviceId);
  return all.flatMap(({ serviceId, serviceName }) => {
    const at = left.indexOf(serviceId);
    if (at !== -1) left.splice(at, 1);
    return at === -1 ? [serviceName] : [];
  });
}
