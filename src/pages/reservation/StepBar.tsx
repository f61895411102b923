import { useT } from "../../i18n/react.tsx";
import { isRevisitable, type ReservationStep, reservationSteps } from "../../../domain/reservation-steps.ts";
import { classes } from "../../ui/classes.ts";
import { useGoTo } from "./flow.ts";
import styles from "./StepBar.module.css";

/** The steps of the reservation: where one is, and back to what is behind. */
export function StepBar({ step }: { step: ReservationStep }) {
  const t = useT();
  const goTo = useGoTo();
  const current = reservationSteps.indexOf(step);
  const position = t("reservation.step", { number: current + 1, total: reservationSteps.length });
  return (
    <nav aria-label={t("reservation.steps")}>
      <ol className={styles.steps}>
        {reservationSteps.map((name, index) => (
          <li
            key={name}
            className={classes(index <= current && styles.done)}
            aria-current={index === current ? "step" : undefined}
          >
            {index < current && isRevisitable(name) ? (
              <button type="button" className={styles.name} onClick={() => goTo(name)}>
                {t(`reservation.stepName.${name}`)}
              </button>
            ) : (
              <span className={styles.name}>{t(`reservation.stepName.${name}`)}</span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.position}>
        {position} · {t(`reservation.stepName.${step}`)}
      </p>
    </nav>
  );
}
