import type { Ref } from "react";
import type { Service } from "../../domain/entities.ts";
import { useLanguage, useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/Icon.tsx";
import { ServiceLine } from "./ServiceLine.tsx";
import { serviceFacts } from "./service-facts.ts";
import styles from "./ServiceRow.module.css";

type Props = {
  service: Service;
  /** Who is asked for by name; null is anybody. */
  masterId: number | null;
  /** Of the heading that the list stands under, one more. */
  level: 3 | 4;
  isChosen: boolean;
  /** Whether the visit takes no more services. */
  isFull: boolean;
  toggleRef?: Ref<HTMLButtonElement> | undefined;
  onToggle: () => void;
};

/**
 * One service in a list; the whole row takes it into the visit and out of it. One that is reserved by phone calls the salon;
 * it can be taken out where an address has put it in.
 */
export function ServiceRow({ service, masterId, level, isChosen, isFull, toggleRef, onToggle }: Props) {
  const t = useT();
  const language = useLanguage();
  const { reservationPhone } = service;
  return (
    <ServiceLine
      service={service}
      masterId={masterId}
      level={level}
      facts={serviceFacts(service, masterId, t, language)}
      className={classes(styles.row, isChosen && styles.chosen)}
    >
      {reservationPhone === undefined || isChosen ? (
        <button
          ref={toggleRef}
          type="button"
          className={styles.toggle}
          aria-pressed={isChosen}
          disabled={isFull && !isChosen}
          aria-label={t("company.choose", { service: service.name })}
          onClick={onToggle}
        >
          <Icon name={isChosen ? "check" : "plus"} />
        </button>
      ) : (
        <a
          href={`tel:${reservationPhone}`}
          className={styles.toggle}
          aria-label={t("company.callFor", { service: service.name })}
        >
          <Icon name="phone" />
        </a>
      )}
    </ServiceLine>
  );
}
