import type { SyntheticEvent } from "react";
import { phoneOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import { useT } from "../../i18n/react.tsx";
import { Button } from "../../ui/Button.tsx";
import { FailureNotice } from "./FailureNotice.tsx";
import { useFlowSelector, useSend } from "./flow.ts";
import styles from "./sign-in.module.css";
import { TypedPhone } from "./TypedPhone.tsx";
import { WaySwitch } from "./WaySwitch.tsx";

/** The phone that a code is sent to: for signing in, or for a new password. */
export function PhoneView() {
  const t = useT();
  const send = useSend();
  const phone = useFlowSelector(phoneOf);
  const isReset = useFlowSelector(wayOf) === "reset";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "phone.submitted", phone });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.lead}>{t(isReset ? "reset.lead" : "signIn.lead")}</p>
      {!isReset && <WaySwitch />}
      <FailureNotice />
      <TypedPhone />
      <Button type="submit" isWide>
        {t("signIn.getCode")}
      </Button>
      <p className={styles.ways}>
        {isReset ? t("signIn.haveAccount") : t("signIn.noAccount")}{" "}
        <button
          type="button"
          className={styles.link}
          onClick={() => send({ type: "way.switched", way: isReset ? "password" : "signUp" })}
        >
          {t(isReset ? "signIn.toSignIn" : "signIn.signUp")}
        </button>
      </p>
    </form>
  );
}
