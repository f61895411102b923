import { formatPhoneText } from "../../domain/phone.ts";
import { useT } from "../i18n/react.tsx";
import { buttonClassName } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";

/** Calls the salon, where it has a phone. */
export function CallFirm({ firm: { phoneNumbers } }: { firm: { phoneNumbers: readonly string[] } }) {
  const t = useT();
  const [phone] = phoneNumbers;
  if (phone === undefined) return null;
  return (
    <a href={`tel:${phone}`} className={buttonClassName({ kind: "soft" })}>
      <Icon name="phone" />
      {t("company.call", { phone: formatPhoneText(phone) })}
    </a>
  );
}
