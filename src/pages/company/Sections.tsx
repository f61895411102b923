import { useT } from "../../i18n/react.tsx";
import styles from "./Sections.module.css";

/** Anchors to the parts of the page; they stay on top while it scrolls (spec §2: offset 64 px). */
export function Sections({ hasAbout }: { hasAbout: boolean }) {
  const t = useT();
  return (
    <nav className={styles.sections} aria-label={t("company.sections")}>
      <a href="#services">{t("company.services")}</a>
      <a href="#masters">{t("company.masters")}</a>
      <a href="#reviews">{t("company.reviews")}</a>
      {hasAbout && <a href="#about">{t("company.about")}</a>}
      <a href="#contacts">{t("company.contacts")}</a>
    </nav>
  );
}
