import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import type { cardPaymentMachine } from "../../../machines/card-payment/machine.ts";
import { payableOf } from "../../../machines/card-payment/selectors.ts";
import { Columns } from "../../blocks/Columns.tsx";
import type { FlowActor } from "../../flow/flow.ts";
import { useT } from "../../i18n/react.tsx";
import { getReservation } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { FlowProvider, useFlowSelector, useFlowState } from "../../payments/flow.ts";
import { PaidPanel } from "../../payments/PaidPanel.tsx";
import { payingViews, type PayingViews } from "../../payments/views.ts";
import { Amount } from "./Amount.tsx";
import { Head } from "./Head.tsx";
import { Over } from "./Over.tsx";
import { PayingSkeleton } from "./PayingSkeleton.tsx";
import type { PrepaymentOf } from "./port.ts";
import { TakingOff } from "./TakingOff.tsx";
import type { Covering } from "./take-off.ts";
import { VisitProvider } from "./visit.ts";
import styles from "./prepayment.module.css";

type Machine = typeof cardPaymentMachine;

const views: PayingViews = { ...payingViews, paid: Paid, expired: Over };

/** Paying as the client sees it: what for, how much, and what is to be done now. */
export function Paying({ actor, reservationId, secret }: { actor: FlowActor<Machine> } & PrepaymentOf) {
  const { data: visit } = useQuery(getReservation(useSource(), reservationId, secret));
  const savedCardId = savedCardIn(useLocation().state);
  const flow = useMemo(() => ({ actor, payee: visit?.firm.name, savedCardId }), [actor, visit, savedCardId]);
  return (
    <FlowProvider value={flow}>
      <VisitProvider value={visit}>
        <Shown reservationId={reservationId} secret={secret} />
      </VisitProvider>
    </FlowProvider>
  );
}

function Shown(visit: PrepaymentOf) {
  const state = useFlowState();
  const isRead = useFlowSelector(payableOf) !== null;
  const View = views[state];
  const [covering, setCovering] = useState<Covering | null>(null);
  const isChoosing = state === "choosingWay" || state === "enteringCard";
  return (
    <div data-payment-state={state} className={styles.paying}>
      {!isRead && state === "readingPayment" ? (
        <PayingSkeleton />
      ) : (
        <>
          <Head />
          <Columns beside="bill">
            <div className={styles.act}>
              {isChoosing && <TakingOff visit={visit} covering={covering} onCover={setCovering} />}
              {/* What was typed of a card stays where it is, also while something else is to pay all of it. */}
              <div className={styles.act} hidden={isChoosing && covering !== null}>
                <View />
              </div>
            </div>
            {isRead && <Amount />}
          </Columns>
        </>
      )}
    </div>
  );
}

/** What coming back from PayBox's page left with. */
function savedCardIn(state: unknown): string | undefined {
  const isThere = typeof state === "object" && state !== null && "savedCardId" in state;
  return isThere && typeof state.savedCardId === "string" ? state.savedCardId : undefined;
}

function Paid() {
  const t = useT();
  return <PaidPanel title={t("payment.paid.title")} text={t("payment.paid.text")} />;
}
