import { useEffect, useRef } from "react";
import { phoneOf, wayOf } from "../../../machines/sign-in/selectors.ts";
import { parsePhone } from "../../../domain/phone.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { useT } from "../../i18n/react.tsx";
import { useFailure, useFlowSelector, useSend } from "./flow.ts";

/** The phone of all ways to sign in: typed once, it is there in each. */
export function TypedPhone() {
  const t = useT();
  const send = useSend();
  const phone = useFlowSelector(phoneOf);
  const isName = useFlowSelector(wayOf) === "password";
  const failure = useFailure("phoneInvalid");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure !== undefined) field.current?.focus();
  }, [failure]);
  const parsed = parsePhone(phone);
  return (
    <PhoneField
      ref={field}
      label={t("signIn.phone")}
      value={phone}
      onChange={(text) => send({ type: "account.edited", account: { phone: text } })}
      error={failure !== undefined && !parsed.ok ? t(`signIn.phoneProblem.${parsed.problem}`) : undefined}
      name="tel"
      autoComplete={isName ? "username" : "tel"}
      data-first
      required
    />
  );
}
