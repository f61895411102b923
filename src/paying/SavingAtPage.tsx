import { use, useState } from "react";
import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { OpenCardPageContext } from "./card-page.ts";
import styles from "./paying.module.css";

/** Leads to PayBox's page, where a card is saved, and from there back. */
export function SavingAtPage({ text }: { text: string }) {
  const t = useT();
  const openPage = use(OpenCardPageContext);
  const [stage, setStage] = useState<"ready" | "opening" | "failed">("ready");
  if (openPage === undefined) return null;
  const open = () => {
    setStage("opening");
    openPage().then(
      () => setStage("ready"),
      () => setStage("failed"),
    );
  };
  return (
    <div className={styles.saving}>
      <Button kind="soft" isWide isBusy={stage === "opening"} onClick={open}>
        {t("cards.atPage.open")}
      </Button>
      {stage === "failed" ? <p role="alert">{t("cards.atPage.failed")}</p> : <p>{text}</p>}
    </div>
  );
}
