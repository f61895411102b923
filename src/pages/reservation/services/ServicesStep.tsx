import { type RefObject, useEffect, useRef, useState } from "react";
import type { Service } from "../../../../domain/entities.ts";
import { areFull, hasWish, isSameWish, onlyMaster } from "../../../../domain/wishes.ts";
import { failureOf, wishesOf } from "../../../../machines/reservation/selectors.ts";
import { manyServices, type ServiceGroup, useServiceFinder } from "../../../blocks/find-services.ts";
import { FullNotice } from "../../../blocks/FullNotice.tsx";
import { ServiceRow } from "../../../blocks/ServiceRow.tsx";
import { ServiceSearch } from "../../../blocks/ServiceSearch.tsx";
import { useT } from "../../../i18n/react.tsx";
import { SkipButton } from "../../../ui/SkipButton.tsx";
import { FailureNotice } from "../FailureNotice.tsx";
import { useChanging, useFlowSelector, useSalon, useSend } from "../flow.ts";
import { OthersWishes } from "./OthersWishes.tsx";
import styles from "./ServicesStep.module.css";
import { WhoFor } from "./WhoFor.tsx";

/** What is to be done, from the firm's list by categories. */
export function ServicesStep() {
  const t = useT();
  const { services, categories } = useSalon();
  const [wanted, setWanted] = useState("");
  const [person, setPerson] = useState(useChanging()?.person ?? 1);
  const send = useSend();
  const failure = useFlowSelector(failureOf);
  const find = useServiceFinder(categories, services);
  const groups = find(wanted, services);
  const toggle = useRef<HTMLButtonElement>(null);
  // Only at first: who searches or chooses for somebody else is not brought back.
  useEffect(() => {
    toggle.current?.focus({ preventScroll: true });
    toggle.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div className={styles.step}>
      <FailureNotice
        failure={failure}
        retry={{ label: t("app.retry"), onRetry: () => send({ type: "services.confirmed" }) }}
      />
      <SkipButton label={t("company.skipServices")} />
      <WhoFor person={person} onChoose={setPerson} />
      {person === 1 && <OthersWishes />}
      <FullNotice wishes={useFlowSelector(wishesOf)} />
      {services.length > manyServices && <ServiceSearch wanted={wanted} onChange={setWanted} />}
      {groups.map((group) => (
        <Group key={group.category.id} group={group} person={person} toggle={toggle} />
      ))}
      {groups.length === 0 && (
        <p role="status" className={styles.nothing}>
          {t("reservation.services.nothing", { wanted })}
        </p>
      )}
    </div>
  );
}

type GroupProps = {
  group: ServiceGroup;
  /** Who the services are for. */
  person: number;
  /** The button of the service that the client went back to change. */
  toggle: RefObject<HTMLButtonElement | null>;
};

function Group({ group: { category, services }, person, toggle: changed }: GroupProps) {
  const send = useSend();
  const wishes = useFlowSelector(wishesOf);
  const changing = useChanging();
  const master = onlyMaster(wishes);
  const toggle = ({ id: serviceId, masterIds }: Service) => {
    const canDo = master !== null && masterIds.includes(master);
    send({ type: "service.toggled", person, serviceId, ...(canDo && { masterId: master }) });
  };
  return (
    <section aria-labelledby={`category-${category.id}`}>
      <h2 id={`category-${category.id}`} className={styles.category}>
        {category.name}
      </h2>
      <ul className={styles.list}>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            masterId={wishes.find((wish) => isSameWish(wish, { person, serviceId: service.id }))?.masterId ?? null}
            level={3}
            isChosen={hasWish(wishes, { person, serviceId: service.id })}
            isFull={areFull(wishes)}
            toggleRef={
              changing !== null && isSameWish(changing, { person, serviceId: service.id }) ? changed : undefined
            }
            onToggle={() => toggle(service)}
          />
        ))}
      </ul>
    </section>
  );
}
