import { useT } from "../i18n/react.tsx";
import { Icon } from "../ui/Icon.tsx";
import styles from "./CompareBar.module.css";
import { IntentLink } from "./IntentLink.tsx";
import { useAccount } from "./account.ts";

/** The way to what is pinned, over the page; nothing while nothing is. `compareHref`: where firms stand side by side. */
export function CompareBar({ compareHref }: { compareHref: (firms: readonly number[]) => string }) {
  const t = useT();
  const { pinned } = useAccount();
  return (
    <div className={styles.place} aria-live="polite">
      {pinned.length > 0 && (
        <IntentLink to={compareHref(pinned)} className={styles.bar}>
          <Icon name="compare" />
          {t("compare.open", { count: pinned.length })}
        </IntentLink>
      )}
    </div>
  );
}
