import { isWaitingForServer } from "../../../machines/kit/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";

/** The phone of a sign-up has an account: the code that proved it is good for signing in. */
export function OfferView() {
  const t = useT();
  const send = useSend();
  const isBusy = useFlowSelector(isWaitingForServer);
  return (
    <div className={styles.form}>
      <FailureNotice />
      <Button isWide isBusy={isBusy} onClick={() => send({ type: "offer.accepted" })}>
        {t("signIn.useCode")}
      </Button>
      <Button kind="plain" isWide onClick={() => send({ type: "way.switched", way: "password" })}>
        {t("signIn.byPassword")}
      </Button>
    </div>
  );
}
