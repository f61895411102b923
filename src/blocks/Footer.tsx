import { useT } from "../i18n/react.tsx";
import { IntentLink } from "./IntentLink.tsx";
import styles from "./Footer.module.css";

type Props = {
  /** What there is beside what the page is about: an address and its words each. */
  links: readonly { to: string; words: string }[];
};

/** What stands below the pages that one comes to by looking around. */
export function Footer({ links }: Props) {
  const t = useT();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t("app.more")}>
        <ul className={styles.links}>
          {links.map(({ to, words }) => (
            <li key={to}>
              <IntentLink to={to}>{words}</IntentLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
