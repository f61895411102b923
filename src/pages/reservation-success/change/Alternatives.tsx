import { useQuery } from "@tanstack/react-query";
import { alternativesTo } from "../../../../domain/alternatives.ts";
import type { Reservation, Slot } from "../../../../domain/entities.ts";
import type { Failure } from "../../../../domain/failure.ts";
import { withMastersOf } from "../../../../domain/wishes.ts";
import {
  choiceOf,
  failureOf,
  isChoosingServices,
  reservationOf,
} from "../../../../machines/reservation-change/selectors.ts";
import { AlternativeSlots } from "../../../blocks/AlternativeSlots.tsx";
import { getFirmMasters } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";
import { useFlowSelector, useSend } from "./flow.ts";
import { useChoose } from "./use-choose.ts";
import { useOwnTime } from "./use-own-time.ts";

/** The nearest times for what was wanted, with who is free then: one press leads to what such a visit is and costs. */
export function Alternatives() {
  const failure = useFlowSelector(failureOf);
  const reservation = useFlowSelector(reservationOf);
  return failure && reservation && <Nearest failure={failure} reservation={reservation} />;
}

function Nearest({ failure, reservation }: { failure: Failure; reservation: Reservation }) {
  const send = useSend();
  const choose = useChoose();
  const source = useSource();
  const choice = useFlowSelector(choiceOf);
  const isAtServices = useFlowSelector(isChoosingServices);
  const { isOwn } = useOwnTime(reservation);
  const { data: masters = [] } = useQuery(getFirmMasters(source, reservation.firm.id));
  const take = ({ startTime, entries }: Slot) => {
    const wishes = withMastersOf(choice.wishes, entries);
    if (isAtServices || wishes !== choice.wishes) choose({ ...choice, wishes });
    send({ type: "slot.picked", startTime });
  };
  return (
    <AlternativeSlots
      slots={alternativesTo(failure).filter((slot) => !isOwn(slot))}
      currency={reservation.total.currency}
      masters={masters}
      onTake={take}
    />
  );
}
