import type { Reservation } from "../../domain/entities.ts";
import { formatPhoneText } from "../../domain/phone.ts";
import { typeset } from "../format/typeset.ts";
import { useT } from "../i18n/react.tsx";
import { Icon } from "../ui/Icon.tsx";
import { mapLink } from "./map-link.ts";

type Props = Pick<Reservation["firm"], "city" | "address" | "location" | "phoneNumbers">;

/** Where a salon is, on a map, and how to call it: the entries of a list. */
export function ContactLinks({ city, address, location, phoneNumbers }: Props) {
  const t = useT();
  return (
    <>
      <li>
        <a href={mapLink(location)} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          <span>
            {typeset(`${city}, ${address}`)}
            <small>{t("company.map")}</small>
          </span>
        </a>
      </li>
      {phoneNumbers.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} aria-label={t("company.call", { phone: formatPhoneText(phone) })}>
            <Icon name="phone" />
            <span>{formatPhoneText(phone)}</span>
          </a>
        </li>
      ))}
    </>
  );
}
