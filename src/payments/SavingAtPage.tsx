import { use } from "react";
import { failureOf } from "../../machines/card-saving/selectors.ts";
import { isWaitingForServer } from "../../machines/kit/selectors.ts";
import { useT } from "../i18n/react.tsx";
import { Button } from "../ui/Button.tsx";
import { CardSavingContext, SavingProvider, useSavingSelector, useSavingSend, useSavingState } from "./card-saving.ts";
import styles from "./payments.module.css";

/** Leads to PayBox's page, where a card is saved, and from there back. */
export function SavingAtPage({ text }: { text: string }) {
  const saving = use(CardSavingContext);
  if (saving === undefined) return null;
  const { Run, visit } = saving;
  return (
    <Run cardId={null} visit={visit}>
      {(actor) => (
        <SavingProvider value={{ actor }}>
          <Saving text={text} />
        </SavingProvider>
      )}
    </Run>
  );
}

function Saving({ text }: { text: string }) {
  const t = useT();
  const send = useSavingSend();
  const state = useSavingState();
  const isBusy = useSavingSelector(isWaitingForServer);
  const isFailed = useSavingSelector(failureOf) !== null;
  return (
    <div data-saving-state={state} className={styles.saving}>
      <Button kind="soft" isWide isBusy={isBusy} onClick={() => send({ type: "page.requested" })}>
        {t("cards.atPage.open")}
      </Button>
      {isFailed ? <p role="alert">{t("cards.atPage.failed")}</p> : <p>{text}</p>}
    </div>
  );
}
