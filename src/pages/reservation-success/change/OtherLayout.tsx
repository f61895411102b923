import type { Layout } from "../../../../domain/manner.ts";
import { canWait, countPeople, type Wishes } from "../../../../domain/wishes.ts";
import { formatDurationInText } from "../../../format/duration.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";

type Props = { before: Layout; now: Layout; wishes: Wishes };

/** How a visit is laid out in another way than it was, where that makes a difference to what is wanted. */
export function OtherLayout({ before, now, wishes }: Props) {
  const t = useT();
  const language = useLanguage();
  const duration = formatDurationInText(now.awaitingTime, language);
  return (
    <>
      {canWait(wishes) && now.awaitingTime !== before.awaitingTime && (
        <li>{t(now.awaitingTime === 0 ? "success.move.wait.none" : "success.move.wait.upTo", { duration })}</li>
      )}
      {countPeople(wishes) > 1 && now.manner !== before.manner && <li>{t(`success.move.manner.${now.manner}`)}</li>}
    </>
  );
}
