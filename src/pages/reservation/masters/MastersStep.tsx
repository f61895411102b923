import { MasterChoice } from "../../../blocks/MasterChoice.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { useChosenServices, useContextSelector, useSalon, useSend } from "../flow.ts";
import styles from "./MastersStep.module.css";

/** Who is to do it: for each service anybody, or one of those who can. */
export function MastersStep() {
  const send = useSend();
  const { masters } = useSalon();
  const services = useChosenServices();
  const allocation = useContextSelector((context) => context.allocation);
  const picked = useContextSelector((context) => context.masters);
  return (
    <div className={styles.step}>
      <FailureNotice />
      {services.map((service) => {
        const able =
          allocation?.entries.find(({ serviceId }) => serviceId === service.id)?.masterIds ?? service.masterIds;
        return (
          <MasterChoice
            key={service.id}
            service={service}
            masters={masters.filter(({ id }) => able.includes(id))}
            chosen={picked[service.id] ?? null}
            onPick={(masterId) => send({ type: "master.picked", serviceId: service.id, masterId })}
          />
        );
      })}
    </div>
  );
}
