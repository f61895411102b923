import type { Master, Service } from "../../../../domain/entities.ts";
import { wishesFor } from "../../../../domain/wishes.ts";
import { IntentLink } from "../../../blocks/IntentLink.tsx";
import { ServiceLine } from "../../../blocks/ServiceLine.tsx";
import { serviceFacts } from "../../../blocks/service-facts.ts";
import { useLanguage, useT } from "../../../i18n/react.tsx";
import { hrefs } from "../../../routes/hrefs.ts";
import { chipClassName } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./master.module.css";

type Props = { urlKey: string; master: Master; services: readonly Service[] };

/** What a master does, at their prices; each is one press from their times, or from a call to the salon. */
export function MasterServices({ urlKey, master, services }: Props) {
  const t = useT();
  const language = useLanguage();
  if (services.length === 0) return null;
  return (
    <section id="services" className={styles.section} aria-labelledby="services-title">
      <h2 id="services-title">{t("master.services")}</h2>
      <ul className={styles.services}>
        {services.map((service) => (
          <ServiceLine
            key={service.id}
            service={service}
            masterId={master.id}
            level={3}
            facts={serviceFacts(service, master.id, t, language)}
          >
            {master.isOnline && service.reservationPhone === undefined && (
              <IntentLink
                to={hrefs.reservation(urlKey, "time", { wishes: wishesFor([service.id], master.id) })}
                className={chipClassName({ tone: "act", isAction: true })}
                aria-label={t("master.bookService", { service: service.name })}
              >
                <Icon name="arrow" />
              </IntentLink>
            )}
            {service.reservationPhone !== undefined && (
              <a
                href={`tel:${service.reservationPhone}`}
                className={chipClassName({ tone: "act", isAction: true })}
                aria-label={t("company.callFor", { service: service.name })}
              >
                <Icon name="phone" />
              </a>
            )}
          </ServiceLine>
        ))}
      </ul>
    </section>
  );
}
