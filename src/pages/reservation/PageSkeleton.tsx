import { typeset } from "../../format/typeset.ts";
import { useT } from "../../i18n/react.tsx";
import { type ReservationStep, stepBefore } from "../../../domain/reservation-steps.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import head from "./FlowHead.module.css";
import styles from "./reservation.module.css";
import { CardsSkeleton } from "./skeletons.tsx";

type Props = { /** The firm's name, once it is known. */ firm: string | undefined; step: ReservationStep };

/** The shape of the page before the process is there: whose it is, and what is asked at the step. */
export function PageSkeleton({ firm, step }: Props) {
  const t = useT();
  return (
    <div className={styles.flow}>
      <header className={head.head}>
        <div className={head.bar}>
          {stepBefore(step) && <Skeleton width="var(--touch-target)" height="var(--touch-target)" radius="50%" />}
          {firm === undefined ? (
            <Skeleton width="12rem" height="1.5rem" />
          ) : (
            <span className={head.firm}>{typeset(firm)}</span>
          )}
        </div>
        <div className={styles.stepsSkeleton}>
          <Skeleton height="4px" radius="2px" />
        </div>
        <h1 className={head.heading}>{t(`reservation.heading.${step}`)}</h1>
      </header>
      <div className={styles.view}>
        <CardsSkeleton />
      </div>
    </div>
  );
}
