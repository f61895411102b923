import { useT } from "../i18n/react.tsx";
import { classes } from "../ui/classes.ts";
import { Icon } from "../ui/Icon.tsx";
import styles from "./CompareBar.module.css";
import { IntentLink } from "./IntentLink.tsx";
import { useAccount } from "./account.ts";

type Props = {
  /** Where firms stand side by side. */
  compareHref: (firms: readonly number[]) => string;
  /** Whether the page has something else to do first. */
  isSecond?: boolean;
};

/** The way to what is pinned, over the page; nothing while nothing is. */
export function CompareBar({ compareHref, isSecond = false }: Props) {
  const t = useT();
  const { pinned } = useAccount();
  return (
    <div className={styles.place} aria-live="polite">
      {pinned.length > 0 && (
        <IntentLink to={compareHref(pinned)} className={classes(styles.bar, isSecond && styles.second)}>
          <Icon name="compare" />
          {t("compare.open", { count: pinned.length })}
        </IntentLink>
      )}
    </div>
  );
}
