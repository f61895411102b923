import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Cards } from "./Cards.tsx";

/** The cards that the client has saved to pay with. */
export function Page() {
  const t = useT();
  return (
    <OwnPage
      title={t("cards.title")}
      signedOut={{ hint: t("cards.signedOut"), signIn: hrefs.signIn("password", hrefs.cards()) }}
    >
      <Cards />
    </OwnPage>
  );
}
