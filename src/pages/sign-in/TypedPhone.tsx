import { useEffect, useRef } from "react";
import { parsePhone } from "../../../domain/phone.ts";
import { PhoneField } from "../../blocks/PhoneField.tsx";
import { useWords } from "../../i18n/react.tsx";
import { useFailure, useMemory, useTell } from "./flow.ts";

/** The phone of all ways to sign in: typed once, it is there in each. */
export function TypedPhone() {
  const t = useWords();
  const tell = useTell();
  const phone = useMemory((context) => context.phone);
  const isName = useMemory((context) => context.way === "password");
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
      onChange={(text) => tell({ type: "person.edited", person: { phone: text } })}
      error={failure !== undefined && !parsed.ok ? t(`signIn.phoneProblem.${parsed.problem}`) : undefined}
      name="tel"
      autoComplete={isName ? "username" : "tel"}
      data-first
      required
    />
  );
}
