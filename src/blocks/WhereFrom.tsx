import type { Locating } from "../../blocks/use-locate.ts";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./search.module.css";

type Props = {
  /** Whether distances are counted from where the client is. */
  isFromClient: boolean;
  locating: Locating;
  onLocate: () => void;
};

/** From where distances are counted, and the way to have them from where the client is. */
export function WhereFrom({ isFromClient, locating, onLocate }: Props) {
  const t = useT();
  const { place } = useEnvironment();
  const isElsewhere = place !== undefined && !isFromClient;
  const words = locating ?? (isFromClient ? "fromYou" : isElsewhere ? "elsewhere" : "fromMiddle");
  return (
    <div className={styles.whereFrom}>
      <p role="status">{t(`search.near.${words}`)}</p>
      <Chip onClick={onLocate} aria-disabled={locating === "asking"}>
        <Icon name="pin" />
        {t(place ? "search.near.again" : "search.near.locate")}
      </Chip>
    </div>
  );
}
