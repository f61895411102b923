import { type ReactNode, useState } from "react";
import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField } from "../ui/TextField.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import { useDevice } from "./device.ts";
import styles from "./CopyLink.module.css";

/** Puts a link on the clipboard, or shows it to be copied by hand where the browser does not let us. */
export function CopyLink({ link, hint, children }: { link: string; hint: string; children: ReactNode }) {
  const t = useT();
  const { copyText } = useDevice();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(link));
  return (
    <div className={styles.copy}>
      <Button kind="soft" isWide onClick={() => void copy()}>
        {copied ? t("copyLink.copied") : children}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied ? t("copyLink.copied") : ""}</span>
      </VisuallyHidden>
      {copied === false && (
        <TextField
          label={t("copyLink.failed")}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p className={styles.quiet}>{hint}</p>
    </div>
  );
}
