import type { Reservation } from "../../../domain/entities.ts";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** The way back to the salon; where it has no page any more, that, and the way to others. */
export function ToSalon({ firm: { urlKey } }: { firm: Reservation["firm"] }) {
  const t = useT();
  if (urlKey === undefined) {
    const home = (
      <IntentLink to={hrefs.home()} className={buttonClassName({ kind: "soft" })}>
        {t("success.noSecret.home")}
      </IntentLink>
    );
    return (
      <Notice tone="plain" title={t("success.firmGone.title")} action={home}>
        {t("success.firmGone.text")}
      </Notice>
    );
  }
  return (
    <IntentLink to={hrefs.company(urlKey)} className={buttonClassName({ kind: "plain", isWide: true })}>
      {t("success.backToSalon")}
    </IntentLink>
  );
}
