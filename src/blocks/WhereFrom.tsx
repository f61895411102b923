import { useT } from "../i18n/react.tsx";
import { Chip } from "../ui/Chip.tsx";
import { Icon } from "../ui/Icon.tsx";
import { useGeolocation } from "./geolocation.ts";
import { useLocate } from "./use-locate.ts";
import styles from "./WhereFrom.module.css";

type Props = {
  /** Whether distances are counted from where the client is. */
  isFromClient: boolean;
  /** What they are counted from otherwise, in words; nothing where there are none then. */
  otherwise?: string;
};

/** From where distances are counted, and the way to have them from where the client is. */
export function WhereFrom({ isFromClient, otherwise }: Props) {
  const t = useT();
  const { place } = useGeolocation();
  const { locating, locate } = useLocate();
  const reason = locating ?? (isFromClient ? "you" : place && "elsewhere");
  const words = [reason && t(`firm.from.${reason}`), !isFromClient && locating !== "asking" && otherwise];
  return (
    <div className={styles.whereFrom}>
      <p role="status">{words.filter(Boolean).join(" ")}</p>
      <Chip onClick={() => void locate()} aria-disabled={locating === "asking"}>
        <Icon name="pin" />
        {t(place ? "firm.from.again" : "firm.from.locate")}
      </Chip>
    </div>
  );
}
