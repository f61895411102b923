import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { HoldAnnouncements } from "../../blocks/HoldCountdown.tsx";
import { type ReservationStep, reservationSteps } from "../../../domain/addresses.ts";
import { FlowProvider, type Salon, useHold } from "./flow.ts";
import { FlowHead } from "./FlowHead.tsx";
import { Panel } from "./panel/Panel.tsx";
import type { ReservationActor } from "./port.ts";
import styles from "./reservation.module.css";
import { smsVerificationOf } from "./sms-verification.ts";
import { stateOf, stepOf } from "./states.ts";
import { useStepAddress } from "./use-step-address.ts";
import { views } from "./views.ts";

type Props = { actor: ReservationActor; salon: Salon };

/** The process as the client sees it: where it stands, what is asked of them, and their visit so far. */
export function Flow({ actor, salon }: Props) {
  const state = useSelector(actor, stateOf);
  const step = useSelector(actor, (snapshot) => stepOf(stateOf(snapshot), snapshot.context));
  const smsState = useSelector(useSelector(actor, smsVerificationOf), (snapshot) => snapshot?.value);
  const goTo = useStepAddress(actor, salon.firm.urlKey, useAddressedStep());
  const flow = useMemo(() => ({ actor, salon, goTo }), [actor, salon, goTo]);
  const { heading, View, Action } = views[state];
  return (
    <FlowProvider value={flow}>
      <div className={styles.flow} data-state={state} data-sms-state={smsState}>
        <FlowHead step={step} heading={heading} />
        <div className={styles.view}>
          <View />
        </div>
        <Panel action={Action && <Action />} />
        <Announcements />
      </div>
    </FlowProvider>
  );
}

function Announcements() {
  const hold = useHold();
  return hold && <HoldAnnouncements key={hold.reservationId} until={hold.until} />;
}

function useAddressedStep(): ReservationStep {
  const { step } = useParams();
  return reservationSteps.find((known) => known === step) ?? "services";
}
