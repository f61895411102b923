import { useState, type ComponentProps } from "react";
import { limits } from "../../domain/limits.ts";
import { useT } from "../i18n/react.tsx";
import { TextField } from "../ui/TextField.tsx";
import styles from "./PasswordField.module.css";

type Props = Omit<ComponentProps<"input">, "value" | "onChange" | "children" | "type"> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A password that can be looked at while it is typed. */
export function PasswordField({ onChange, ...rest }: Props) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={limits.passwordMost}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        onClick={() => setShown((before) => !before)}
      >
        {t(isShown ? "signIn.hidePassword" : "signIn.showPassword")}
      </button>
    </div>
  );
}
