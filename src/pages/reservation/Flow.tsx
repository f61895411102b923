import { useSelector } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { type Gone, goneOf } from "../../../domain/again.ts";
import type { WishKey } from "../../../domain/wishes.ts";
import { needsHold, type ReservationStep, stepNamed } from "../../../domain/reservation-steps.ts";
import { smsVerificationOf } from "../../../machines/contacts/selectors.ts";
import type { reservationMachine } from "../../../machines/reservation/machine.ts";
import {
  contactsActorOf,
  failureOf,
  holdOf,
  isOutcomeAwaited,
  timeHoldOf,
  wishesOf,
} from "../../../machines/reservation/selectors.ts";
import { isExtendable } from "../../../machines/time-hold/selectors.ts";
import { stateOf } from "../../flow/state.ts";
import type { FlowActor } from "../../flow/flow.ts";
import { GoneNotice } from "../../blocks/GoneNotice.tsx";
import { HoldAnnouncements } from "../../blocks/HoldCountdown.tsx";
import { FlowProvider, type Salon, useFlowSelector } from "./flow.ts";
import { FlowHead } from "./FlowHead.tsx";
import { useFreshServices } from "../../queries/fresh-services.ts";
import { useAskedWishes } from "./port.ts";
import { Panel } from "./panel/Panel.tsx";
import styles from "./reservation.module.css";
import { isChoice, type SeenState, seenStateOf, stepOf } from "./states.ts";
import { useStepAddress } from "./use-step-address.ts";
import { viewOf } from "./views.ts";

type ReservationActor = FlowActor<typeof reservationMachine>;
type Props = {
  actor: ReservationActor;
  salon: Salon;
  /** The time of day that it says is best, minutes from midnight; null where it says none. */
  hour: number | null;
};

/** The process as the client sees it: where it stands, what is asked of them, and their visit so far. */
export function Flow({ actor, salon, ...address }: Props) {
  const gone = useGone(actor, salon);
  const known = useKnown(salon);
  const [hour] = useState(address.hour);
  const seen = useSeenState(actor);
  useFreshServices(useSelector(actor, failureOf));
  const step = useSelector(actor, stepOf);
  const isChecking = useSelector(actor, isOutcomeAwaited);
  const smsState = useSmsState(actor);
  const ways = useStepAddress(actor, salon.firm.urlKey, useAddressedStep());
  const [changing, setChanging] = useState<WishKey | null>(null);
  const flow = useMemo(() => {
    const goTo = (passed: ReservationStep) => {
      setChanging(null);
      ways.goTo(passed);
    };
    const change = (passed: ReservationStep, wish?: WishKey) => {
      setChanging(wish ?? null);
      ways.change(passed);
    };
    return { actor, salon, hour, changing, goTo, change };
  }, [actor, salon, hour, changing, ways]);
  const { heading, View, Action } = viewOf(seen, isChecking);
  return (
    <FlowProvider value={flow}>
      <div
        className={styles.flow}
        data-state={seen.state}
        data-time-hold-state={seen.timeHold}
        data-contacts-state={seen.contacts}
        data-sms-state={smsState}
      >
        <FlowHead step={step} heading={heading} />
        <div className={styles.view}>
          {!needsHold(step) && (
            <div className={styles.gone}>
              <GoneNotice gone={gone} known={known} />
            </div>
          )}
          <View />
        </div>
        <Panel step={step} action={Action && <Action />} />
        <Announcements />
      </div>
    </FlowProvider>
  );
}

/**
 * What the client came for and the salon does not have any more; what it has let go since, whose row is gone too, is taken out
 * where it is chosen.
 */
function useGone(actor: ReservationActor, { services, masters }: Salon): Gone {
  const asked = useAskedWishes();
  const [gone, setGone] = useState(() => goneOf(asked, services, masters));
  const wishes = useSelector(actor, wishesOf);
  const isChoosing = isChoice(useSelector(actor, stateOf));
  useEffect(() => {
    const unlisted = wishes.filter(({ serviceId }) => !services.some(({ id }) => id === serviceId));
    if (!isChoosing || unlisted.length === 0) return;
    setGone(goneOf(unlisted, services, masters));
    for (const { person, serviceId } of unlisted) actor.send({ type: "service.removed", person, serviceId });
  }, [actor, wishes, isChoosing, services, masters]);
  return gone;
}

/** What the salon has, and what it has let go since. */
function useKnown({ services }: Salon): Salon["services"] {
  const [known, setKnown] = useState(services);
  if (services.every((service) => known.includes(service))) return known;
  const since = known.filter(({ id }) => !services.some((service) => service.id === id));
  const all = [...services, ...since];
  setKnown(all);
  return all;
}

function useSeenState(actor: ReservationActor): SeenState {
  const { state } = useSelector(actor, seenStateOf, (one, other) => one.state === other.state);
  const timeHold = useSelector(useSelector(actor, timeHoldOf), (snapshot) => snapshot?.value);
  const contacts = useSelector(useSelector(actor, contactsActorOf), (snapshot) => snapshot?.value);
  return { state, timeHold, contacts };
}

function useSmsState(actor: ReservationActor) {
  const contacts = useSelector(actor, contactsActorOf);
  const verification = useSelector(contacts, (snapshot) => snapshot && smsVerificationOf(snapshot));
  return useSelector(verification, (snapshot) => snapshot?.value);
}

function Announcements() {
  const hold = useFlowSelector(holdOf);
  const mayExtend = useSelector(
    useFlowSelector(timeHoldOf),
    (snapshot) => snapshot !== undefined && isExtendable(snapshot),
  );
  return hold && <HoldAnnouncements key={hold.reservationId} until={hold.until} isExtendable={mayExtend} />;
}

function useAddressedStep(): ReservationStep {
  const { step } = useParams();
  return stepNamed(step) ?? "services";
}
