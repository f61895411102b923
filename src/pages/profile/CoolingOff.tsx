import { useQuery } from "@tanstack/react-query";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useDates } from "../../blocks/use-dates.ts";
import { useT } from "../../i18n/react.tsx";
import { getAccountDeletion } from "../../queries/profile.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** That the account will be deleted and when, and the way to take that back; nothing where nobody has asked for it. */
export function CoolingOff() {
  const t = useT();
  const { dateOf } = useDates();
  const { data } = useQuery(getAccountDeletion(useSource()));
  if (data?.deleteAfter === undefined) return null;
  return (
    <Notice
      tone="honey"
      title={t("deletion.requestedTitle", { date: dateOf(data.deleteAfter) })}
      action={
        <IntentLink to={hrefs.deleteAccount()} className={buttonClassName({ kind: "soft" })}>
          {t("deletion.cancel")}
        </IntentLink>
      }
    >
      {t("deletion.requestedText")}
    </Notice>
  );
}
