import { useEffect, useMemo, useRef } from "react";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { failureOf, payableOf } from "../../../machines/card-payment/selectors.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { formatMoney } from "../../format/money.ts";
import { useLanguage, useT } from "../../i18n/react.tsx";
import { CardField, type CardFieldHandle } from "../../payments/CardField.tsx";
import { FlowProvider, useFlowSelector, useFlowState, useSend } from "../../payments/flow.ts";
import { NotPaid } from "../../payments/NotPaid.tsx";
import { PaidPanel } from "../../payments/PaidPanel.tsx";
import { SavingAtPage } from "../../payments/SavingAtPage.tsx";
import { Trust } from "../../payments/Trust.tsx";
import { Unread } from "../../payments/Unread.tsx";
import { payingViews, type PayingViews } from "../../payments/views.ts";
import { Waiting } from "../../payments/Waiting.tsx";
import { Button } from "../../ui/Button.tsx";
import { BusySkeleton } from "../../ui/Skeleton.tsx";
import styles from "./add-card.module.css";

const views: PayingViews = {
  ...payingViews,
  readingPayment: Checking,
  choosingWay: Beginning,
  enteringCard: Entering,
  chargingCard: Saving,
  bringingProof: Checking,
  checkingOutcome: Checking,
  paid: Saved,
  expired: Unread,
};

/** Saving a card as the client sees it: its fields, the bank, and what came of it. */
export function AddingCard({ actor }: { actor: FlowActor<typeof cardPaymentMachine> }) {
  const flow = useMemo(() => ({ actor, payee: undefined }), [actor]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const state = useFlowState();
  const isRead = useFlowSelector(payableOf) !== null;
  const View = views[state];
  return (
    <div data-payment-state={state} className={styles.adding}>
      {isRead || state !== "readingPayment" ? <View /> : <BusySkeleton height="20rem" radius="var(--radius-l)" />}
    </div>
  );
}

/** There is one way: it is gone on with at once, unless there is something to be read before. */
function Beginning() {
  const t = useT();
  const send = useSend();
  const payable = useFlowSelector(payableOf);
  const isTroubled = useFlowSelector(failureOf) !== null || payable?.payment?.failure !== undefined;
  const way = payable?.ways.find(({ type }) => type === "card");
  useEffect(() => {
    if (!isTroubled && way) send({ type: "way.picked", way });
  }, [isTroubled, way, send]);
  if (!isTroubled) return <BusySkeleton height="20rem" radius="var(--radius-l)" />;
  return (
    <>
      <NotPaid />
      {way && (
        <Button isWide onClick={() => send({ type: "way.picked", way })}>
          {t("cards.adding.again")}
        </Button>
      )}
    </>
  );
}

function Entering() {
  const t = useT();
  const language = useLanguage();
  const payable = useFlowSelector(payableOf);
  const field = useRef<CardFieldHandle>(null);
  const way = payable?.ways.find((one) => one.type === "card");
  if (payable === null || way === undefined) return null;
  return (
    <>
      <p>{t("cards.adding.text", { price: formatMoney(payable.due, language) })}</p>
      <div className={styles.field}>
        <CardField fieldUrl={way.fieldUrl} handle={field} isKept="always" />
      </div>
      <Button isWide onClick={() => field.current?.ask()}>
        {t("cards.adding.save")}
      </Button>
      <Trust />
      <SavingAtPage text={t("cards.atPage.text")} />
    </>
  );
}

function Saving() {
  const t = useT();
  return <Waiting title={t("cards.adding.saving")} text={t("cards.adding.savingText")} />;
}

function Checking() {
  const t = useT();
  return <Waiting title={t("cards.adding.checking")} text={t("cards.adding.checkingText")} />;
}

function Saved() {
  const t = useT();
  return <PaidPanel title={t("cards.adding.saved")} text={t("cards.adding.savedText")} />;
}
