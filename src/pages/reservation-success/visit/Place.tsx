import type { Reservation } from "../../../../domain/entities.ts";
import { ContactLinks } from "../../../blocks/ContactLinks.tsx";
import { useT } from "../../../i18n/react.tsx";
import styles from "./visit.module.css";

/** Where the salon is, and how to call it. */
export function Place({ firm }: { firm: Reservation["firm"] }) {
  const t = useT();
  return (
    <ul className={styles.place} aria-label={t("success.address")}>
      <ContactLinks {...firm} />
    </ul>
  );
}
