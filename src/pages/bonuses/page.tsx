import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Bonuses } from "./Bonuses.tsx";

/** What the client has of cashback, and the ledger behind it. */
export function Page() {
  const t = useT();
  return (
    <OwnPage
      title={t("bonuses.title")}
      signedOut={{ hint: t("bonuses.signedOut"), signIn: hrefs.signIn("password", hrefs.bonuses()) }}
    >
      <Bonuses />
    </OwnPage>
  );
}
