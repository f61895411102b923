import { useState } from "react";
import type { Service } from "../../../../domain/entities.ts";
import { countPeople, type Wish } from "../../../../domain/wishes.ts";
import { allocationFailureOf, allocationOf, failureOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { MasterChoice } from "../../../blocks/MasterChoice.tsx";
import { useT } from "../../../i18n/react.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Alternatives } from "../Alternatives.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { forWhom } from "../../../blocks/for-whom.ts";
import { type Choice, choicesOf } from "./choices.ts";
import styles from "./MastersStep.module.css";

/** Who is to do it: anybody, or one of those who can; asked once for all the services that one master does for a person. */
export function MastersStep() {
  const t = useT();
  const { services } = useSalon();
  const [isApart, setIsApart] = useState(false);
  const allocation = useFlowSelector(allocationOf);
  const failure = useFlowSelector(failureOf);
  const wishes = useFlowSelector(wishesOf);
  const ableTo = ({ person, serviceId }: Wish) =>
    allocation?.entries.find((entry) => entry.person === person && entry.serviceId === serviceId)?.masterIds ??
    services.find(({ id }) => id === serviceId)?.masterIds ??
    [];
  const choices = choicesOf(wishes, ableTo, isApart);
  return (
    <div className={styles.step}>
      <FailureNotice failure={failure} />
      <Alternatives />
      <AllocationFailure />
      {choices.map((choice) => (
        <WhoDoes key={choice.wishes.map(({ person, serviceId }) => `${person}-${serviceId}`).join()} choice={choice} />
      ))}
      {choices.length < wishes.length && (
        <Button kind="soft" className={styles.apart} onClick={() => setIsApart(true)}>
          {t("reservation.masters.apart")}
        </Button>
      )}
    </div>
  );
}

/** It is not known who can: said beside whatever led here, since who does each service of the salon is known still. */
function AllocationFailure() {
  const t = useT();
  const send = useSend();
  const retry = { label: t("app.retry"), onRetry: () => send({ type: "allocation.requested" }) };
  return (
    <FailureNotice
      failure={useFlowSelector(allocationFailureOf)}
      retry={retry}
      note={t("reservation.masters.notAllocated")}
    />
  );
}

function WhoDoes({ choice: { wishes, masterIds } }: { choice: Choice }) {
  const t = useT();
  const send = useSend();
  const { services, masters } = useSalon();
  const [first] = wishes;
  const areSeveral = countPeople(useFlowSelector(wishesOf)) > 1;
  const wanted = wishes.flatMap(({ serviceId }): Service[] => services.filter(({ id }) => id === serviceId));
  if (first === undefined || wanted.length === 0) return null;
  const pick = (masterId: number | null) => {
    for (const { person, serviceId } of wishes) send({ type: "master.picked", person, serviceId, masterId });
  };
  return (
    <MasterChoice
      services={wanted}
      whom={forWhom(first.person, t)}
      person={areSeveral ? first.person : undefined}
      masters={masters.filter(({ id }) => masterIds.includes(id))}
      chosen={first.masterId}
      onPick={pick}
    />
  );
}
