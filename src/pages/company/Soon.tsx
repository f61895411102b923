import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FirmCard, Master, Service } from "../../../domain/entities.ts";
import { wishesFor } from "../../../domain/wishes.ts";
import { NearestSlot } from "../../blocks/NearestSlot.tsx";
import { Scroller } from "../../blocks/Scroller.tsx";
import { useNow } from "../../blocks/now.ts";
import { dateBeside } from "../../format/zone.ts";
import { useT } from "../../i18n/react.tsx";
import { getExpressServices } from "../../queries/salon.ts";
import { useSource } from "../../queries/source.ts";
import { hrefs } from "../../routes/hrefs.ts";
import styles from "./Nearest.module.css";

type Props = {
  card: FirmCard;
  services: readonly Service[] | undefined;
  /** Who is asked for by name. */
  master: Pick<Master, "id"> | undefined;
};

/** The express services that can be had within the hour, each at its first time, one press from being reserved. */
export function Soon({ card, services = [], master }: Props) {
  const t = useT();
  const now = useNow();
  const { data, isPlaceholderData: isStale } = useQuery({
    ...getExpressServices(useSource(), { firmId: card.id, masterId: master?.id }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.services ?? []).flatMap(({ serviceId, slots: [slot] }) => {
    const service = services.find(({ id }) => id === serviceId);
    return service && slot ? [{ service, slot }] : [];
  });
  if (data === undefined || found.length === 0) return null;
  return (
    <section className={styles.nearest} aria-labelledby="soon" aria-busy={isStale}>
      <h2 id="soon">{t("company.soon")}</h2>
      <Scroller className={isStale ? styles.stale : undefined} isInert={isStale}>
        {found.map(({ service: { id, name }, slot }) => (
          <li key={id}>
            <NearestSlot
              slot={slot}
              currency={data.currency}
              today={dateBeside(slot.startTime, now)}
              to={hrefs.reservation(card.urlKey, "contacts", {
                wishes: wishesFor([id], master?.id),
                startTime: slot.startTime,
                isExpress: true,
              })}
              label={name}
            />
          </li>
        ))}
      </Scroller>
    </section>
  );
}
