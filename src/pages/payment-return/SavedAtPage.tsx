import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import type { cardSavingMachine } from "../../../machines/card-saving/machine.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { stateOf } from "../../flow/state.ts";
import { Failed } from "../../blocks/Failed.tsx";
import { useT } from "../../i18n/react.tsx";
import { Checking } from "./Checking.tsx";
import styles from "./payment-return.module.css";
import { usePaymentReturnPort } from "./port.ts";

/** Asks whether the card was saved at PayBox's page; what follows leads back to where it was wanted. */
export function SavedAtPage({ cardId }: { cardId: string }) {
  const { RunCardSaving } = usePaymentReturnPort();
  return (
    <Suspense fallback={<CheckingCard />}>
      <RunCardSaving cardId={cardId}>{(actor) => <Saving actor={actor} />}</RunCardSaving>
    </Suspense>
  );
}

function Saving({ actor }: { actor: FlowActor<typeof cardSavingMachine> }) {
  const t = useT();
  const state = useSelector(actor, stateOf);
  return (
    <div data-saving-state={state}>
      {state === "waitingToRetry" ? (
        <div className={styles.checking}>
          <h1>{t("cards.atPage.checking")}</h1>
          <Failed
            title={t("cards.atPage.checkFailed")}
            onRetry={() => actor.send({ type: "retry.requested" })}
            isRetrying={false}
          />
        </div>
      ) : (
        <CheckingCard />
      )}
    </div>
  );
}

function CheckingCard() {
  const t = useT();
  return <Checking title={t("cards.atPage.checking")} text={t("cards.atPage.checkingText")} />;
}
