import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useWords } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** The account stays. */
export function Kept() {
  const t = useWords();
  return (
    <Notice
      tone="jade"
      role="status"
      title={t("deletion.keptTitle")}
      action={
        <IntentLink to={hrefs.profile()} className={buttonLook()}>
          {t("deletion.toProfile")}
        </IntentLink>
      }
    />
  );
}
