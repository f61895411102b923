import { allocationOf, failureOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { MasterChoice } from "../../../blocks/MasterChoice.tsx";
import { useT } from "../../../i18n/react.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { useFlowSelector, useSalon, useSend } from "../flow.ts";
import { forWhom } from "../for-whom.ts";
import styles from "./MastersStep.module.css";

/** Who is to do it: for each wish anybody, or one of those who can. */
export function MastersStep() {
  const t = useT();
  const send = useSend();
  const { services, masters } = useSalon();
  const wishes = useFlowSelector(wishesOf);
  const allocation = useFlowSelector(allocationOf);
  const failure = useFlowSelector(failureOf);
  return (
    <div className={styles.step}>
      <FailureNotice failure={failure} />
      {wishes.map(({ person, serviceId, masterId }) => {
        const service = services.find(({ id }) => id === serviceId);
        const allocated = allocation?.entries.find((entry) => entry.person === person && entry.serviceId === serviceId);
        const able = allocated?.masterIds ?? service?.masterIds ?? [];
        return (
          service && (
            <MasterChoice
              key={`${person}-${serviceId}`}
              service={service}
              whom={forWhom(person, t)}
              masters={masters.filter(({ id }) => able.includes(id))}
              chosen={masterId}
              onPick={(picked) => send({ type: "master.picked", person, serviceId, masterId: picked })}
            />
          )
        );
      })}
    </div>
  );
}
