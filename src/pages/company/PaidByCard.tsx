import { useQuery } from "@tanstack/react-query";
import { ServiceRow } from "../../blocks/ServiceRow.tsx";
import { areFull, hasWish } from "../../../domain/wishes.ts";
import { useT } from "../../i18n/react.tsx";
import { getFirmServices } from "../../queries/reservation.ts";
import { useSource } from "../../queries/source.ts";
import type { VisitServices } from "./use-visit-services.ts";
import styles from "./Services.module.css";

/** What of a firm's services the gift card pays for with which somebody came here: those that ask for a prepayment. */
export default function PaidByCard({ firmId, visit }: { firmId: number; visit: VisitServices }) {
  const t = useT();
  const { data } = useQuery(getFirmServices(useSource(), firmId));
  if (data === undefined) return null;
  const { master } = visit;
  const prepaid = data.services.filter(({ prepayment }) => prepayment.amount > 0);
  const services = prepaid.filter(({ id }) => master === undefined || master.serviceIds.includes(id));
  if (prepaid.length > 0 && services.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="paid-by-card">
      <h2 id="paid-by-card">{t("company.giftCard.title")}</h2>
      <p>{t(services.length === 0 ? "company.giftCard.none" : "company.giftCard.text")}</p>
      {services.length > 0 && (
        <ul className={styles.list}>
          {services.map((service) => (
            <ServiceRow
              key={service.id}
              service={service}
              masterId={master?.id ?? null}
              level={3}
              isChosen={hasWish(visit.wishes, { person: 1, serviceId: service.id })}
              isFull={areFull(visit.wishes)}
              onToggle={() => visit.toggle(service.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
