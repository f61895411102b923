import { useEffect, useMemo, useRef } from "react";
import { useT } from "../../i18n/react.tsx";
import { scrollSideways } from "../../ui/scroll-sideways.ts";
import styles from "./Sections.module.css";
import { useSectionInView } from "./use-section-in-view.ts";

const sections = ["services", "masters", "works", "reviews", "about", "contacts"] as const;

type Props = {
  /** Of the parts that not every firm has, those that are there. */ hasAbout: boolean;
  hasWorks: boolean;
};

/** Anchors to the parts of the page; they stay on top while it scrolls (spec §2: offset 64 px), and say which part it is. */
export function Sections({ hasAbout, hasWorks }: Props) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  const shown = useMemo(
    () => sections.filter((id) => (id !== "about" || hasAbout) && (id !== "works" || hasWorks)),
    [hasAbout, hasWorks],
  );
  const current = useSectionInView(shown, nav);
  useEffect(() => {
    const link = nav.current?.querySelector("[aria-current]");
    if (nav.current && link) scrollSideways(nav.current, link);
  }, [current]);
  return (
    <nav ref={nav} className={styles.sections} aria-label={t("company.sections")}>
      {shown.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? "location" : undefined}>
          {t(id === "contacts" ? "company.address" : `company.${id}`)}
        </a>
      ))}
    </nav>
  );
}
