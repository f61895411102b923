import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { FirmServices, Service } from "../../../domain/entities.ts";
import { areFull, hasWish } from "../../../domain/wishes.ts";
import { manyServices, useServiceFinder } from "../../blocks/find-services.ts";
import { Scroller } from "../../blocks/Scroller.tsx";
import { FullNotice } from "../../blocks/FullNotice.tsx";
import { ServiceRow } from "../../blocks/ServiceRow.tsx";
import { ServiceSearch } from "../../blocks/ServiceSearch.tsx";
import { useEnvironment } from "../../blocks/environment.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmServices } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip, chipClassName } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SkipButton } from "../../ui/SkipButton.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./Services.module.css";
import type { VisitServices } from "./use-visit-services.ts";

const shown = 5;
/** Fewer than these are not worth a press. */
const fewest = 3;
const nothing: FirmServices = { categories: [], services: [] };

/** What the firm does, by category; each row goes into the visit. */
export function Services({ firmId, visit }: { firmId: number; visit: VisitServices }) {
  const t = useT();
  const { emit } = useEnvironment();
  const { data, isPending } = useQuery(getFirmServices(useSource(), firmId));
  const { master } = visit;
  const { services: offered, categories } = data ?? nothing;
  const services = offered.filter(({ id }) => master === undefined || master.serviceIds.includes(id));
  const [wanted, setWanted] = useState("");
  const find = useServiceFinder(categories, offered);
  const groups = find(wanted, services).toSorted(
    (one, other) => Number(other.category.urlName === visit.category) - Number(one.category.urlName === visit.category),
  );
  const isFoundAtOthers = master !== undefined && groups.length === 0 && find(wanted, offered).length > 0;
  const title = useTitleOfMaster(master?.id);
  return (
    <section id="services" className={styles.services} aria-labelledby="services-title" aria-busy={isPending}>
      <h2 id="services-title" ref={title} tabIndex={-1}>
        {t("company.services")}
      </h2>
      {master && (
        <Chip tone="act" className={styles.master} onClick={visit.askForAny}>
          <span className={styles.masterName}>{t("company.ofMaster", { master: master.name })}</span>
          <Icon name="close" /> <VisuallyHidden>{t("company.showAll")}</VisuallyHidden>
        </Chip>
      )}
      {isPending && <Skeleton height="18rem" radius="1rem" />}
      <SkipButton label={t("company.skipServices")} />
      <FullNotice wishes={visit.wishes} />
      {offered.length > manyServices && <ServiceSearch wanted={wanted} onChange={setWanted} />}
      {wanted === "" && groups.length > 1 && (
        <Scroller>
          {groups.map(({ category: { id, name }, services: own }) => (
            <li key={id}>
              <a
                href={`#category-${id}`}
                className={chipClassName({ isAction: true })}
                onClick={() => emit({ type: "subcategory.pressed", firmId, categoryId: id })}
              >
                {name} · {own.length}
              </a>
            </li>
          ))}
        </Scroller>
      )}
      {groups.map(({ category: { id, name }, services: own }) => (
        <div key={id} id={`category-${id}`} className={styles.group}>
          <h3>{name}</h3>
          <div className={styles.list}>
            {wanted === "" ? <Group services={own} visit={visit} /> : <Rows services={own} visit={visit} />}
          </div>
        </div>
      ))}
      {wanted !== "" && groups.length === 0 && (
        <div role="status" className={styles.nothing}>
          {isFoundAtOthers ? (
            <>
              <p>{t("company.foundAtOthers", { wanted })}</p>
              <Button kind="soft" onClick={visit.askForAny}>
                {t("company.searchAll")}
              </Button>
            </>
          ) : (
            <p>{t("reservation.services.nothing", { wanted })}</p>
          )}
        </div>
      )}
    </section>
  );
}

/** The title, which has the focus and is in view once another master is asked for, or nobody by name any more. */
function useTitleOfMaster(masterId: number | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef(masterId);
  useEffect(() => {
    if (asked.current === masterId) return;
    asked.current = masterId;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "start" });
  }, [masterId]);
  return title;
}

type ListProps = { services: readonly Service[]; visit: VisitServices };

function Group({ services, visit }: ListProps) {
  if (services.length < shown + fewest) return <Rows services={services} visit={visit} />;
  return (
    <>
      <Rows services={services.slice(0, shown)} visit={visit} />
      <More services={services.slice(shown)} visit={visit} />
    </>
  );
}

function Rows({ services, visit }: ListProps) {
  return (
    <ul>
      {services.map((service) => (
        <ServiceRow
          key={service.id}
          service={service}
          masterId={visit.master?.id ?? null}
          level={4}
          isChosen={hasWish(visit.wishes, { person: 1, serviceId: service.id })}
          isFull={areFull(visit.wishes)}
          onToggle={() => visit.toggle(service.id)}
        />
      ))}
    </ul>
  );
}

/** The rest of a long category: there for search in the page and without scripts, out of the way otherwise. */
function More({ services, visit }: ListProps) {
  const t = useT();
  // Only at first: what somebody opened stays open while they choose in it.
  const [isOpen] = useState(() => services.some(({ id }) => hasWish(visit.wishes, { person: 1, serviceId: id })));
  return (
    <details className={styles.more} open={isOpen}>
      <summary>
        {t("company.moreServices", { count: services.length })}
        <Icon name="down" />
      </summary>
      <Rows services={services} visit={visit} />
    </details>
  );
}
