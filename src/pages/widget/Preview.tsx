import { useState } from "react";
import { useT } from "../../i18n/react.tsx";
import { hrefs } from "../../routes/hrefs.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./widget.module.css";

/** The booking in a frame, once it is asked for. */
export function Preview({ company }: { company: string }) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  if (!isShown)
    return (
      <div>
        <Button kind="soft" onClick={() => setIsShown(true)}>
          {t("widget.preview")}
        </Button>
      </div>
    );
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is this very site, as a site of theirs would show it
  return <iframe className={styles.preview} src={hrefs.company(company)} title={t("widget.previewTitle")} />;
}
