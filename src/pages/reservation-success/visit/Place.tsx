import { formatPhoneText } from "../../../../domain/phone.ts";
import type { Reservation } from "../../../../domain/entities.ts";
import { mapLink } from "../../../blocks/map-link.ts";
import { typeset } from "../../../format/typeset.ts";
import { useT } from "../../../i18n/react.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./visit.module.css";

/** Where the salon is, and how to call it. */
export function Place({ firm }: { firm: Reservation["firm"] }) {
  const t = useT();
  return (
    <ul className={styles.place} aria-label={t("success.address")}>
      <li>
        <a href={mapLink(firm.location)} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          <span>
            {typeset(`${firm.city}, ${firm.address}`)}
            <small>{t("company.map")}</small>
          </span>
        </a>
      </li>
      {firm.phoneNumbers.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} aria-label={t("company.call", { phone: formatPhoneText(phone) })}>
            <Icon name="phone" />
            <span>{formatPhoneText(phone)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
