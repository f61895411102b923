import { OwnPage } from "../../blocks/OwnPage.tsx";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { PaymentList } from "./PaymentList.tsx";

/** What the client has paid, and what came back of it. */
export function Page() {
  const t = useT();
  return (
    <OwnPage
      title={t("payments.title")}
      signedOut={{ hint: t("payments.signedOut"), signIn: hrefs.signIn("password", hrefs.payments()) }}
    >
      <PaymentList />
    </OwnPage>
  );
}
