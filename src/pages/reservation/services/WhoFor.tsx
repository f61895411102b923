import { limits } from "../../../../domain/limits.ts";
import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { PersonMark } from "../../../blocks/PersonMark.tsx";
import { useT } from "../../../i18n/react.tsx";
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
  const people = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <div role="group" aria-label={t("reservation.people.title")} className={styles.people}>
      {last > 1 &&
        people.map((one) => (
          <Chip key={one} isOn={one === person} onClick={() => onChoose(one)}>
            <PersonMark person={one} />
            {one === 1 ? t("reservation.people.you") : t("reservation.people.other", { person: one })}
          </Chip>
        ))}
      {isLastChoosing && last < limits.people && (
        <Chip onClick={() => onChoose(last + 1)}>
          <Icon name="plus" />
          {t("reservation.people.add")}
        </Chip>
      )}
    </div>
  );
}
