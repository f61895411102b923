import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FirmServices, Master, Reservation, Service } from "../../../../domain/entities.ts";
import { goneOf, stillOffered } from "../../../../domain/again.ts";
import { addWish, areFull, assignMaster, hasWish, isSameWish, removeWish } from "../../../../domain/wishes.ts";
import { onlyMaster, type WishKey, type Wishes } from "../../../../domain/wishes.ts";
import { choiceOf, failureOf, ownChoiceOf, reservationOf } from "../../../../machines/reservation-change/selectors.ts";
import { Failed } from "../../../blocks/Failed.tsx";
import { manyServices, useServiceFinder } from "../../../blocks/find-services.ts";
import { FullNotice } from "../../../blocks/FullNotice.tsx";
import { GoneNotice } from "../../../blocks/GoneNotice.tsx";
import { ServiceRow } from "../../../blocks/ServiceRow.tsx";
import { ServiceSearch } from "../../../blocks/ServiceSearch.tsx";
import { useT } from "../../../i18n/react.tsx";
import { useFreshServices } from "../../../queries/fresh-services.ts";
import { getFirmServices } from "../../../queries/reservation.ts";
import { getFirmMasters } from "../../../queries/salon.ts";
import { useSource } from "../../../queries/source.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Alternatives } from "./Alternatives.tsx";
import { ChangeFailure } from "./ChangeFailure.tsx";
import { useFlowSelector } from "./flow.ts";
import styles from "./change.module.css";
import { useChoose } from "./use-choose.ts";
import { useKeptChoice } from "./use-kept-choice.ts";
import { WhoDoesIt } from "./WhoDoesIt.tsx";

/** Which services are wanted of the visit, for whom and of whom. */
export function ChoosingServices() {
  const reservation = useFlowSelector(reservationOf);
  return reservation && <Offered reservation={reservation} />;
}

function Offered({ reservation }: { reservation: Reservation }) {
  const t = useT();
  const source = useSource();
  const offer = useQuery(getFirmServices(source, reservation.firm.id));
  const masters = useQuery(getFirmMasters(source, reservation.firm.id));
  const failed = [offer, masters].find(({ isError }) => isError);
  if (failed !== undefined) {
    const title = t("success.reselect.failed");
    return <Failed title={title} onRetry={() => void failed.refetch()} isRetrying={failed.isFetching} />;
  }
  if (offer.data === undefined || masters.data === undefined) {
    return (
      <div className={styles.terms} aria-busy="true">
        <Skeleton height="5rem" radius="var(--radius-m)" />
        <Skeleton height="16rem" radius="var(--radius-m)" />
      </div>
    );
  }
  const online = masters.data.filter(({ isOnline }) => isOnline);
  return <Wanted offer={offer.data} masters={online} reservation={reservation} />;
}

type Wanting = { offer: FirmServices; masters: readonly Master[]; reservation: Reservation };

function Wanted({ offer, masters, reservation }: Wanting) {
  const t = useT();
  const choose = useChoose();
  const { categories, services } = offer;
  const { wishes: before, layout } = useFlowSelector(choiceOf);
  const [chosen, setWishes] = useState(before);
  const { wishes: own } = useFlowSelector(ownChoiceOf);
  // Read anew, the firm may have less than it had when they were chosen; what was left out of them already is known by the visit.
  const gone = {
    services: goneOf([...before, ...own], services, masters).services,
    masters: goneOf(before, services, masters).masters,
  };
  const known = [
    ...services,
    ...reservation.entries.map(({ serviceId, serviceName }) => ({ id: serviceId, name: serviceName })),
  ];
  const wishes = stillOffered(chosen, services, masters);
  useFreshServices(useFlowSelector(failureOf));
  useKeptChoice("choosingServices", reservation, { wishes, layout });
  const people = [...new Set([...own, ...before].map((wish) => wish.person))];
  const [person, setPerson] = useState(people[0] ?? 1);
  const [wanted, setWanted] = useState("");
  const mine = useRef<HTMLUListElement>(null);
  const remove = (wish: WishKey) => {
    // The button that was pressed is gone.
    mine.current?.focus();
    setWishes(removeWish(wishes, wish));
  };
  const find = useServiceFinder(categories, services);
  const groups = find(wanted, services);
  return (
    <div className={styles.terms}>
      <ChangeFailure of="move" />
      <Alternatives />
      <GoneNotice gone={gone} known={known} />
      <ul ref={mine} tabIndex={-1} className={styles.wishes} aria-label={t("success.reselect.mine")}>
        {byPerson(wishes).map((wish) => {
          const service = services.find(({ id }) => id === wish.serviceId);
          return (
            service && (
              <li key={`${wish.person}-${wish.serviceId}`}>
                <WhoDoesIt
                  service={service}
                  person={wish.person}
                  isMarked={people.length > 1}
                  masters={masters}
                  chosen={wish.masterId}
                  onChoose={(masterId) => setWishes(assignMaster(wishes, wish, masterId))}
                  onRemove={() => remove(wish)}
                />
              </li>
            )
          );
        })}
      </ul>
      {people.length > 1 && (
        <div className={styles.times} role="group" aria-label={t("reservation.people.title")}>
          {people.map((one) => (
            <Chip key={one} isOn={one === person} onClick={() => setPerson(one)}>
              {one === 1 ? t("reservation.people.you") : t("reservation.people.other", { person: one })}
            </Chip>
          ))}
        </div>
      )}
      <FullNotice wishes={wishes} />
      {services.length > manyServices && <ServiceSearch wanted={wanted} onChange={setWanted} />}
      {groups.map(({ category, services: offered }) => (
        <section key={category.id} aria-label={category.name}>
          <h3>{category.name}</h3>
          <ul>
            {offered.map((service) => (
              <ServiceRow
                key={service.id}
                service={service}
                masterId={wishes.find((wish) => isSameWish(wish, { person, serviceId: service.id }))?.masterId ?? null}
                level={4}
                isChosen={hasWish(wishes, { person, serviceId: service.id })}
                isFull={areFull(wishes)}
                onToggle={() => setWishes(toggled(wishes, { person, serviceId: service.id }, { service, masters }))}
              />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p role="status">{t("reservation.services.nothing", { wanted })}</p>}
      <div className={styles.foot}>
        <Button isWide disabled={wishes.length === 0} onClick={() => choose({ wishes, layout })}>
          {t("reservation.action.chooseTime")}
        </Button>
      </div>
    </div>
  );
}

/** In the order in which a load of the page finds them again. */
const byPerson = (wishes: Wishes) => wishes.toSorted((one, other) => one.person - other.person);

type Offer = { service: Service; masters: readonly Master[] };

/** Who does everything else does this too, where they can. */
function toggled(wishes: Wishes, key: WishKey, { service, masters }: Offer): Wishes {
  if (hasWish(wishes, key)) return removeWish(wishes, key);
  const master = onlyMaster(wishes);
  const isAble = masters.some(({ id }) => id === master && service.masterIds.includes(id));
  return addWish(wishes, key, isAble ? master : null);
}
