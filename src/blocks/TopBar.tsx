import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useT } from "../i18n/react.tsx";
import styles from "./TopBar.module.css";

/** The bar on top of every page: the way home, and what is chosen for all pages. */
export function TopBar({ home, children }: { home: string; children: ReactNode }) {
  const t = useT();
  return (
    <header className={styles.bar}>
      <Link to={home} className={styles.brand} aria-label={t("app.home")}>
        Kezek
      </Link>
      <div className={styles.choices}>{children}</div>
    </header>
  );
}
