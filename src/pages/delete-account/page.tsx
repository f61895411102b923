import { Suspense } from "react";
import { IntentLink } from "../../blocks/IntentLink.tsx";
import { useAccount } from "../../blocks/account.ts";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { buttonClassName } from "../../ui/Button.tsx";
import styles from "./delete-account.module.css";
import { Deletion } from "./Deletion.tsx";
import { LossesSkeleton } from "./LossesSkeleton.tsx";
import { useDeletionPort } from "./port.ts";

/** The account deletion area (spec §2): what is lost, said first, and a time in which it can be taken back. */
export function Page() {
  const t = useT();
  const { user } = useAccount();
  const { Run } = useDeletionPort();
  return (
    <div className={styles.page}>
      <title>{t("deletion.title")}</title>
      <meta name="robots" content="noindex" />
      <h1>{t("deletion.title")}</h1>
      {user === undefined ? (
        <IntentLink to={hrefs.signIn("password", hrefs.deleteAccount())} className={buttonClassName()}>
          {t("app.signIn")}
        </IntentLink>
      ) : (
        <Suspense fallback={<LossesSkeleton />}>
          <Run key={user.id}>{(actor) => <Deletion actor={actor} />}</Run>
        </Suspense>
      )}
    </div>
  );
}
