import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** The account stays. */
export function DeletionCancelled() {
  const t = useT();
  return (
    <Notice
      tone="jade"
      role="status"
      title={t("deletion.keptTitle")}
      action={
        <IntentLink to={hrefs.profile()} className={buttonClassName()}>
          {t("deletion.toProfile")}
        </IntentLink>
      }
    />
  );
}
