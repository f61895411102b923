import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useMemo } from "react";
import type { SnapshotFrom } from "xstate";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { prepaymentOf } from "../../../machines/card-payment/selectors.ts";
import { Failed } from "../../blocks/Failed.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import type { StateOf } from "../../flow/state.ts";
import { useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { Amount } from "./Amount.tsx";
import { AtBank } from "./AtBank.tsx";
import { ChoosingWay } from "./ChoosingWay.tsx";
import { FlowProvider, useFlowSelector, useFlowState, useSend } from "./flow.ts";
import { Head } from "./Head.tsx";
import { Over } from "./Over.tsx";
import { Paid } from "./Paid.tsx";
import { PayingSkeleton } from "./PayingSkeleton.tsx";
import type { PrepaymentOf } from "./port.ts";
import { Checking, Processing } from "./Processing.tsx";
import styles from "./prepayment.module.css";

type Machine = typeof cardPaymentMachine;

const views = {
  readingPayment: Checking,
  waitingToRetry: Unread,
  choosingWay: ChoosingWay,
  enteringCard: ChoosingWay,
  chargingCard: Processing,
  chargingSavedCard: Processing,
  openingPage: Processing,
  authenticating: AtBank,
  checkingOutcome: Checking,
  paid: Paid,
  expired: Over,
} satisfies Record<StateOf<SnapshotFrom<Machine>>, ComponentType>;

/** Paying as the client sees it: what for, how much, and what is to be done now. */
export function Paying({ actor, reservationId, secret }: { actor: FlowActor<Machine> } & PrepaymentOf) {
  const { data: visit } = useQuery(getReservation(useSource(), reservationId, secret));
  const flow = useMemo(() => ({ actor, visit }), [actor, visit]);
  return (
    <FlowProvider value={flow}>
      <Shown />
    </FlowProvider>
  );
}

function Shown() {
  const state = useFlowState();
  const isRead = useFlowSelector(prepaymentOf) !== null;
  const View = views[state];
  return (
    <div data-payment-state={state} className={styles.paying}>
      {!isRead && state === "readingPayment" ? (
        <PayingSkeleton />
      ) : (
        <>
          <Head />
          <div className={styles.columns}>
            <div className={styles.act}>
              <View />
            </div>
            {isRead && <Amount />}
          </div>
        </>
      )}
    </div>
  );
}

function Unread() {
  const t = useT();
  const send = useSend();
  return (
    <Failed title={t("payment.readFailed")} onRetry={() => send({ type: "retry.requested" })} isRetrying={false} />
  );
}
