import { pagePaths } from "../../domain/addresses.ts";
import { useT } from "../i18n/react.tsx";
import { IntentLink } from "./IntentLink.tsx";
import styles from "./AreaTabs.module.css";

const tabs = [
  { name: "giftCards", path: pagePaths.giftCards },
  { name: "bnpl", path: pagePaths.bnpl },
] as const;

/** The tabs of the area that gift cards and instalments share (spec §2): each is an address. */
export function AreaTabs({ current }: { current: (typeof tabs)[number]["name"] }) {
  const t = useT();
  return (
    <nav aria-label={t("area.label")}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, path }) => (
          <li key={name}>
            <IntentLink to={path} replace className={styles.tab} aria-current={name === current ? "page" : undefined}>
              {t(`area.${name}`)}
            </IntentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
