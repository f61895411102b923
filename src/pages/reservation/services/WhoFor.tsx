import { useEffect, useRef } from "react";
import { limits } from "../../../../domain/limits.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { PersonMark } from "../../../blocks/PersonMark.tsx";
import { useT } from "../../../i18n/react.tsx";
import { useAnnounce } from "../../../ui/Announcer.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useFlowSelector } from "../flow.ts";
import styles from "./WhoFor.module.css";

type Props = {
  /** Who the services of the list are for; people count from 1. */
  person: number;
  onChoose: (person: number) => void;
};

/** Who comes, and whose services are being chosen. Who wants nothing yet is there only as long as they are chosen for. */
export function WhoFor({ person, onChoose }: Props) {
  const t = useT();
  const last = Math.max(person, ...useFlowSelector(wishesOf).map((wish) => wish.person));
  const isLastChoosing = useFlowSelector(wishesOf).some((wish) => wish.person === last);
  const { ref, expectFocus } = useFocusOfAdded(person);
  const people = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <div ref={ref} role="group" aria-label={t("reservation.people.title")} className={styles.people}>
      {last > 1 &&
        people.map((one) => (
          <Chip key={one} isOn={one === person} onClick={() => onChoose(one)}>
            <PersonMark person={one} />
            {one === 1 ? t("reservation.people.you") : t("reservation.people.other", { person: one })}
          </Chip>
        ))}
      {isLastChoosing && last < limits.people && (
        <Chip
          onClick={() => {
            expectFocus();
            onChoose(last + 1);
          }}
        >
          <Icon name="plus" />
          {t("reservation.people.add")}
        </Chip>
      )}
    </div>
  );
}

/** Whoever is added has the focus that the button had, which is gone; and it is said whose services are chosen now. */
function useFocusOfAdded(person: number) {
  const t = useT();
  const announce = useAnnounce();
  const ref = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    ref.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    announce(t("reservation.people.choosing", { person }));
  }, [person, announce, t]);
  const expectFocus = () => {
    isExpected.current = true;
  };
  return { ref, expectFocus };
}
