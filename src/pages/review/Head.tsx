import { useDates } from "../../blocks/use-dates.ts";
import { typeset } from "../../format/typeset.ts";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./review.module.css";
import { useVisit } from "./use-visit.ts";

/** What the page says first, and of which visit. */
export function Head({ title }: { title: string }) {
  const { dateOf } = useDates();
  const visit = useVisit();
  if (visit === null) return null;
  const { firm, startTime } = visit;
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <Picture {...firm.picture} alt="" sizes="5rem" isFirst />
      </div>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          {typeset(firm.name)}, <time dateTime={startTime}>{dateOf(startTime)}</time>
        </p>
      </div>
    </header>
  );
}
