import { wishesOf } from "../../../../machines/reservation/selectors.ts";
import { useT } from "../../../i18n/react.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import { useFlowSelector, useGoTo, useSalon } from "../flow.ts";
import styles from "./TimeStep.module.css";

/** Whose times these are, and the way to ask for somebody else where the firm has several. */
export function WhoDoesIt() {
  const t = useT();
  const goTo = useGoTo();
  const masters = useSalon().masters.filter(({ isOnline }) => isOnline);
  const asked = new Set(useFlowSelector(wishesOf).map(({ masterId }) => masterId));
  if (masters.length < 2) return null;
  const names = [...asked].map((id) => masters.find((one) => one.id === id)?.name ?? t("reservation.masters.any"));
  return (
    <Chip className={styles.who} onClick={() => goTo("masters")}>
      <Icon name="people" />
      <span>{names.join(", ")}</span> <VisuallyHidden>{t("reservation.time.changeMaster")}</VisuallyHidden>
      <Icon name="down" />
    </Chip>
  );
}
